"""The web application: tables over HTTP and WebSockets, and the page."""
