"""What bots say, why, and when."""
