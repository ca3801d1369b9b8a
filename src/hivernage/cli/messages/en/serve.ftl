serving = Hivernage is at { $address } (Ctrl+C ends it; games go on next time)
