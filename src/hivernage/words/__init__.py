"""The game in words, in English and French: questions, answers, events."""
