"""One process at a time: an exclusive lock on an open file, which ends with the process however it ends."""

import os
import sys

FAR = 1 << 40  # Windows locks bytes against reading; this one is beyond the end of any file of ours


def lock(file: int) -> bool:
    """Whether it is ours now; where the file system knows no locks, it is."""
    try:
        _lock(file)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        pass
    return True


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        place = os.lseek(file, 0, os.SEEK_CUR)
        os.lseek(file, FAR, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(file, place, os.SEEK_SET)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
