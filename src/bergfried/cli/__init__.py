"""The command `bergfried`: one file per command."""

from bergfried.cli.app import app
from bergfried.cli.screen import speak_the_terminals_alphabet

__all__ = ["app", "main"]


def main() -> None:
    speak_the_terminals_alphabet()
    app(prog_name="bergfried")
