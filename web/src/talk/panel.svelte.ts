/** Which panel beside the table is open, and whether the menu is, or the list of keys. */

export type PanelName = '' | 'talk' | 'history';

class Panel {
  open = $state<PanelName>('');
  menu = $state(false);
  keys = $state(false);
  /** The last message that was read; -1 before the first look. */
  read = $state(-1);

  show(name: PanelName): void {
    this.open = this.open === name ? '' : name;
  }
}

export const panel = new Panel();
