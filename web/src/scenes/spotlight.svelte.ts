/** A place or a survivor that the reader points at somewhere else, as in the history: the board shows it. */
class Spotlight {
  spot = $state('');
}

export const spotlight = new Spotlight();
