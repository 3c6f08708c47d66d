"""The command `bergfried`: one file per command."""

import os
import sys

from bergfried.cli.app import app
from bergfried.cli.call import usual_language
from bergfried.cli.refusing import NO, tell
from bergfried.cli.screen import open_what_is_closed, speak_the_terminals_alphabet
from bergfried.cli.words import say

__all__ = ["app", "main"]


def main() -> None:
    open_what_is_closed()
    speak_the_terminals_alphabet()
    try:
        try:
            app(prog_name="bergfried")
        finally:
            sys.stdout.flush()  # here, where it can still be said that it failed
    except MemoryError:
        tell(say(usual_language(), "no-memory"))
        sys.exit(NO)
    except OSError as no:
        if not isinstance(no, BrokenPipeError):  # then whoever read our answer has seen enough of it
            tell(say(usual_language(), "cannot-answer", why=str(no.strerror or no)))
        # What could not be written is still waiting; the interpreter would try, and complain, once more.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(NO)
