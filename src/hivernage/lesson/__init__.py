"""Lessons: a scenario with forced chance, played by one person and bots, and what is explained along the way."""

from hivernage.lesson.file import LEARNER, LESSONS, Lesson, Step, lesson
from hivernage.lesson.progress import Progress, next_answer, progress

__all__ = ["LEARNER", "LESSONS", "Lesson", "Progress", "Step", "lesson", "next_answer", "progress"]
