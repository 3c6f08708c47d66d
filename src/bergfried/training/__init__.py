"""Networks that learn a game by playing it against themselves: `python -m bergfried.training GAME`.

The compiled tree search plays (a game whose folder has an inputs.hpp), NumPy learns, and what was learnt goes into
net.bin in the game's folder, from where every search of that game takes it. With such a network a
game that one side wins from the start can be solved, and its book written: `python -m bergfried.training.book GAME`.
"""
