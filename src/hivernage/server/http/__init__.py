"""Requests and sockets: who asks, what may be asked, and what comes back."""
