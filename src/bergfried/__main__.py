"""`python -m bergfried` is the command `bergfried`; Ctrl-C ends it quietly even before all of it is loaded."""

import os
import signal

INTERRUPTED = 130  # as shells count Ctrl-C


def main() -> None:
    before = signal.getsignal(signal.SIGINT)
    if before is signal.default_int_handler:  # else somebody wants it ignored
        signal.signal(signal.SIGINT, lambda *_: os._exit(INTERRUPTED))
    from bergfried import cli

    if before is signal.default_int_handler:
        signal.signal(signal.SIGINT, before)
    cli.main()


if __name__ == "__main__":
    main()
