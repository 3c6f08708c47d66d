"""Words where no language is at hand."""

from bergfried.core import Message


def plain(message: Message) -> str:
    """A message's id, read as words, with its parameters."""
    return " ".join([message.id.replace("-", " "), *(str(value) for value in message.params.values())])
