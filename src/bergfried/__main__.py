"""`python -m bergfried` is the command `bergfried`."""

from bergfried.cli import main

main()
