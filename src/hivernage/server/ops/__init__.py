"""What those who run a server need: logs, figures, limits, and word between processes."""
