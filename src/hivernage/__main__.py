"""`python -m hivernage` is the `hivernage` command."""

from hivernage.cli import main

if __name__ == "__main__":
    main(prog_name="hivernage")
