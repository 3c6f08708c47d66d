"""What every test can rely on."""

import signal

# A shell that runs this in the background has Ctrl-C ignored, and so would every program that the tests start and then
# interrupt. A handler of our own is not inherited: they begin with the usual one.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
