"""The web application: tables over HTTP and WebSockets, and the page.

Nothing is imported here, so that the processes in which the computer thinks start quickly.
"""
