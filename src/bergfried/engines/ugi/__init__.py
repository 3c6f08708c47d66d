"""The engine protocol (docs/engine-protocol.md): UCI's words for any game."""
