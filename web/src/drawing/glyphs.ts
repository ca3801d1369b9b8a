/** Our own drawings, 24 by 24; each takes the colour of the text around it. */

const LINE = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

export const GLYPHS = {
  attack: '<path d="M14.5 2.5c4 .3 6.7 3 7 7l-5 1.5-1.7-1.7L5.5 21.3l-2.8-2.8L12.7 7.2z"/>',
  attract:
    '<path d="M12 2.5c4 0 6 3 6 7 0 4.5 1 6 2.5 7.5h-17C5 15.5 6 14 6 9.5c0-4 2-7 6-7zM9.5 19h5a2.5 2.5 0 0 1-5 0z"/>',
  audio: '<path d="M2 10h2.6v4H2zM6.3 6.5h2.6v11H6.3zM10.7 3h2.6v18h-2.6zM15.1 7.5h2.6v9h-2.6zM19.4 10h2.6v4h-2.6z"/>',
  bandit:
    '<path d="M5.6 8.6C5.6 4.2 8.3 1.2 12 1.2s6.4 3 6.4 7.4z"/><circle cx="9.5" cy="10.2" r="1.1"/><circle cx="14.5" cy="10.2" r="1.1"/><path d="M5.6 11.8h12.8L17 16.2l-5 3.6-5-3.6z"/><path d="M1.5 24c0-4.6 1.8-7.2 4.6-8.2L12 21.4l5.9-5.6c2.8 1 4.6 3.6 4.6 8.2z" opacity=".7"/>',
  barricade:
    '<path d="M4 3h3v18H4zM17 3h3v18h-3z" opacity=".75"/><path d="M1.5 6.2 22 4.6l.3 4L1.8 10.2zM1.7 13.8l20.5 1.2-.3 4L1.5 17.8z"/>',
  bite: '<path d="M2 4h20v5l-2.5 5L17 9l-2.5 5L12 9l-2.5 5L7 9l-2.5 5L2 9zM4.5 20l2.5-5 2.5 5 2.5-5 2.5 5 2.5-5 2.5 5v1.5h-15z"/>',
  book: '<path d="M3 4.5c3.5-1.3 6.5-1 8.5.7v15c-2-1.6-5-2-8.5-.7zM21 4.5c-3.5-1.3-6.5-1-8.5.7v15c2-1.6 5-2 8.5-.7z"/>',
  bullet:
    '<path d="M12 1c2.6 2.2 3.8 5 3.8 8.3v2.2H8.2V9.3C8.2 6 9.4 3.2 12 1zM8.2 13h7.6v6.5H8.2z"/><path d="M7.2 20.5h9.6V23H7.2z"/>',
  bot: `<path d="M4 8h16v12H4zM8.5 12a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zm7 0a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z" fill-rule="evenodd"/><path ${LINE} d="M12 8V3.5"/>`,
  breach: '<path d="M12 2 23 21.5H1zM12.8 8l-3.6 5.6h2.6L10.4 18.5l4.8-6.3h-2.7L14 8z" fill-rule="evenodd"/>',
  chat: '<path d="M3 3.5h18v13H11l-5.5 5v-5H3z"/>',
  claw: '<circle cx="10.5" cy="5" r="3.2"/><path d="M6 9.4l5.2-1 5.3-.5 5.9-4.4.5 1-4 3.9 4.8-1.7.3 1-5 2.3 4.8.200v1.100l-5.5.3-3.7-.2.5 3 2.3 8h-3.100l-3.5-6.4-2.3 6.400H5.500l1.8-8z"/>',
  clean: '<path d="M13.5 2h2.6l-2.4 9.5 3.8 1L15 22H5l2.6-11.2 3.6 1z"/>',
  crisis:
    '<path d="M12 1.5 22.5 12 12 22.5 1.5 12zM10.8 6.5h2.4l-.4 7h-1.6zM12 15a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2z" fill-rule="evenodd"/>',
  cross: '<path d="M5.5 3 12 9.5 18.5 3 21 5.5 14.5 12l6.5 6.5-2.5 2.5-6.5-6.5L5.5 21 3 18.5 9.5 12 3 5.5z"/>',
  crossroads: '<path d="M10.7 2h2.6v20h-2.6z"/><path d="M3 4.5h13l3.5 2.7L16 10H3zM21 11.5H9L5.5 14 9 16.7h12z"/>',
  dead: '<path d="M12 2a8.5 8.5 0 0 0-5 15.4V21h10v-3.6A8.5 8.5 0 0 0 12 2zM8.7 9.3a2 2 0 1 1 0 4 2 2 0 0 1 0-4zm6.6 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4z" fill-rule="evenodd"/>',
  deck: '<path d="M8 2h11a2 2 0 0 1 2 2v13h-2.5V4.5H8z" opacity=".55"/><rect x="3" y="6" width="13" height="16" rx="2"/>',
  despair:
    '<path d="M11 4.8C10 3.3 8.5 2.5 6.8 2.5 3.9 2.5 1.5 4.7 1.5 7.8c0 4.3 3.6 8.3 9.7 13.4l1-4.6-3.4-3.2 2.9-3.6z"/><path d="M13.6 5.2c1-1.7 2.4-2.7 4.1-2.7 2.7 0 4.8 2.2 4.8 5.3 0 4.1-3.2 7.8-8.5 12.3l.9-4.2-3.3-3 2.8-3.5z"/>',
  down: '<path d="M2 14h4.5V3H2zM8 13.5 12.5 22c2 0 3-1.3 2.7-3.2L14.6 15H20c1.6 0 2.4-1.3 2-2.7l-2-7.5C19.6 3.5 18.8 3 17.5 3H8z"/>',
  exile:
    '<path d="M3 2h10v3H6v14h7v3H3z"/><path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.6" d="M10 12h11M17 7.5l4.5 4.5-4.5 4.5"/>',
  famine: `<path d="M2 11h20c0 6-4 9.5-10 9.5S2 17 2 11z"/><path ${LINE} d="M8 7.5c-1.5-1.5 1.5-2.5 0-4M13 7.5c-1.5-1.5 1.5-2.5 0-4"/>`,
  fence:
    '<path d="M3 21V7l2-3 2 3v14zM10 21V7l2-3 2 3v14zM17 21V7l2-3 2 3v14z"/><path d="M1 10h22v2.4H1zM1 16h22v2.4H1z" opacity=".7"/>',
  fight: `<path ${LINE} stroke-width="2.8" d="M4 3l14 14M20 3 6 17M14.8 20.6l5.8-5.8M9.2 20.6l-5.8-5.8M19 18.5l2.6 2.6M5 18.5l-2.6 2.6"/>`,
  forge:
    '<path d="M2 22V12.5l5.5 3.3v-3.3l5.5 3.3V8h5.5v14z"/><path d="M15.8 0c.4 2.2 2.7 3.1 2.7 5.1 0 1.3-1 2-2.6 2s-2.7-.8-2.7-2.1c0-1.1.8-1.6 1.2-2.6.4.3.6.7.7 1.1.6-.8.9-2.1.7-3.5z"/>',
  food: '<path d="M5 5c0-1.7 14-1.7 14 0v14c0 1.7-14 1.7-14 0z"/><path d="M5 9.5c3 1.3 11 1.3 14 0M5 15.5c3 1.3 11 1.3 14 0" stroke="var(--hole,#111b2d)" stroke-width="1.6" fill="none"/>',
  frost:
    '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.2" d="M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17M9.5 3.5 12 6l2.5-2.5M9.5 20.5 12 18l2.5 2.5"/>',
  fuel: '<path d="M5 6.5 9 3h10v18H5zM9.2 9l7 9M16 9l-6.8 9" /><path d="M9 9.5l6.2 8M15.2 9.5l-6.2 8" stroke="var(--hole,#111b2d)" stroke-width="1.8" fill="none"/>',
  gear: '<path fill-rule="evenodd" d="M9.9 4.3L10.2 1.1L13.8 1.1L14.1 4.3L16.0 5.1L18.4 3.1L20.9 5.6L18.9 8.0L19.7 9.9L22.9 10.2L22.9 13.8L19.7 14.1L18.9 16.0L20.9 18.4L18.4 20.9L16.0 18.9L14.1 19.7L13.8 22.9L10.2 22.9L9.9 19.7L8.0 18.9L5.6 20.9L3.1 18.4L5.1 16.0L4.3 14.1L1.1 13.8L1.1 10.2L4.3 9.9L5.1 8.0L3.1 5.6L5.6 3.1L8.0 5.1zM12 8.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2z"/>',
  grave:
    '<path fill-rule="evenodd" d="M5 21V9.5C5 5 8 2 12 2s7 3 7 7.5V21zM11 6.5V9H8.5v2H11v5.5h2V11h2.5V9H13V6.5z"/><path d="M2 21h20v2H2z"/>',
  hand: '<rect x="2.5" y="6" width="10" height="15" rx="1.8" transform="rotate(-12 7 14)"/><rect x="11" y="5" width="10" height="15" rx="1.8" transform="rotate(10 16 12)" opacity=".65"/>',
  home: '<path fill-rule="evenodd" d="M12 2 1 11.5h3V22h16V11.5h3zM10 14.5h4V22h-4z"/>',
  heal: '<path d="M9 2h6v7h7v6h-7v7H9v-7H2V9h7z"/>',
  help: `<circle cx="12" cy="12" r="9.8" ${LINE}/><path ${LINE} d="M9 9.5a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.3"/><circle cx="12" cy="17.5" r="1.3"/>`,
  helpless:
    '<circle cx="12" cy="8" r="4"/><path d="M4 22c0-6.5 3-9.5 8-9.5s8 3 8 9.5h-4.2c0-2-.6-3-1.8-3.8 0 2-.8 3-2 3.8z"/>',
  hunter:
    '<circle cx="16.8" cy="6.4" r="3.3"/><path d="M13.6 7.6C8.2 6.3 4 9 3 14l1.3 2.6L1.6 23h3.2l3-5.2 3.6 2-.6 3.2h3l1.4-4.6-3.2-3 1.8-3 3.6.8-.6 5.2 1 .3 1.2-3.4.8 3.2 1 .1.4-3.8 1.4 3 .9-.3-.6-5.3-5.2-2.6z"/>',
  lantern: `<path d="M8.5 7h7l2 3.5V18l-2 2h-7l-2-2v-7.5zM9 21h6v1.8H9z"/><path ${LINE} d="M9 6.5a3 3 0 0 1 6 0"/>`,
  lighthouse:
    '<path d="M8 23l1.4-12h5.2L16 23zM8 7.4h8v2.4H8zM9.3 3.6 12 1l2.7 2.6v2.8H9.3z"/><path d="M.5 3 6.5 4.6v2L.5 8.2zM23.5 3l-6 1.6v2l6 1.6z" opacity=".75"/>',
  lock: '<path d="M5 10.5h14V22H5z"/><path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.5" d="M8 10V7a4 4 0 0 1 8 0v3"/>',
  loot: '<path d="M8.6 1.5h6.8L14 5.4c4.6 2.3 7.3 6.4 7.3 11 0 3.7-3.3 6.1-9.3 6.1s-9.3-2.4-9.3-6.1c0-4.6 2.7-8.7 7.3-11z"/><path d="M9.4 12.5h5.2M9.4 16.5h5.2" stroke="var(--hole,#111b2d)" stroke-width="1.8" fill="none"/>',
  medicine:
    '<path d="M9 2h6v3h2.5v17h-11V5H9z"/><path d="M12 9.5v7M8.5 13h7" stroke="var(--hole,#111b2d)" stroke-width="2.2"/>',
  menu: '<path d="M3 5h18v2.6H3zM3 10.7h18v2.6H3zM3 16.4h18V19H3z"/>',
  minus: '<path d="M3 10.5h18v3H3z"/>',
  moon: '<path d="M15 2.5A10 10 0 1 0 21.5 15 8.5 8.5 0 0 1 15 2.5z"/>',
  morale:
    '<path d="M12.5 1.5c.6 4.6 6.5 7 6.5 13A7 7 0 0 1 5 14.5c0-3.3 2-5 3-7.5 1 .8 1.7 2 1.8 3.3C11.7 8.5 13 5.5 12.5 1.5z"/>',
  mouths:
    '<circle cx="8" cy="7" r="4"/><circle cx="17" cy="9" r="3.2" opacity=".7"/><path d="M1 21c0-6 2.5-8.5 7-8.5s7 2.5 7 8.5z"/><path d="M16.5 21c0-3-.5-5-1.7-6.6 4.7-1.5 8 1 8.2 6.6z" opacity=".7"/>',
  move: '<path d="M7 2.5h7l-.5 10 6.5 3c1 .6 1.5 1.5 1.5 3V21H5z"/>',
  next: '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="3" d="M8 4l8 8-8 8"/>',
  noise: `<path d="M3 9v6h3.5l5 4.2V4.8L6.5 9z"/><path ${LINE} d="M15 8.8a4.5 4.5 0 0 1 0 6.4M17.8 6a8.5 8.5 0 0 1 0 12"/>`,
  outsider: `<circle cx="10" cy="7.5" r="4"/><path d="M2.5 21c0-6 3-8.5 7.5-8.5s7.5 2.5 7.5 8.5z"/><path ${LINE} d="M20 4.5v6M17 7.5h6"/>`,
  pause: '<path d="M5 3.5h5v17H5zM14 3.5h5v17h-5z"/>',
  paw: '<path d="M12 11c3.6 0 7 3.3 7 7 0 2.6-1.7 4-3.7 4-1.3 0-2.2-.7-3.3-.7s-2 .7-3.3.7c-2 0-3.7-1.4-3.7-4 0-3.7 3.4-7 7-7z"/><ellipse cx="3.7" cy="10.6" rx="2.4" ry="3.2" transform="rotate(-22 3.7 10.6)"/><ellipse cx="8.7" cy="5" rx="2.6" ry="3.6" transform="rotate(-7 8.7 5)"/><ellipse cx="15.3" cy="5" rx="2.6" ry="3.6" transform="rotate(7 15.3 5)"/><ellipse cx="20.3" cy="10.6" rx="2.4" ry="3.2" transform="rotate(22 20.3 10.6)"/>',
  pill: '<g transform="rotate(-40 12 12)"><path d="M12 7.5h6a4.5 4.5 0 0 1 0 9h-6z"/><path d="M12 7.5H6a4.5 4.5 0 0 0 0 9h6z" opacity=".5"/></g>',
  play: '<path d="M6 3.5 20 12 6 20.5z"/>',
  plus: '<path d="M10.5 3h3v7.5H21v3h-7.5V21h-3v-7.5H3v-3h7.5z"/>',
  request: `<path d="M2 15.5l4-1.5 4 1.2h4a1.7 1.7 0 0 1 0 3.3h-3.5l5 .3 4.5-2.6c2-1 3.2 1 1.6 2.3L15 22H2z"/><path ${LINE} d="M12 3v7M9 7.2l3 3 3-3"/>`,
  safe: `<path ${LINE} d="M4 12.5 9.5 18 20 6.5"/>`,
  screamer:
    '<path fill-rule="evenodd" d="M12 1.5c5 0 8 3.6 8 8.6 0 3.6-1.6 5.8-3.2 7.4L16 22H8l-.8-4.5C5.6 15.9 4 13.7 4 10.1c0-5 3-8.6 8-8.6zM8.6 7a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4zm6.8 0a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4zM12 12.2c-1.7 0-2.6 1.4-2.6 3.2s.9 3.2 2.6 3.2 2.6-1.4 2.6-3.2-.9-3.2-2.6-3.2z"/>',
  search:
    '<circle cx="10.5" cy="10.5" r="6.5" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.6"/><path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="3.4" d="m15.8 15.8 5.2 5.2"/>',
  secret:
    '<path d="M2 12c3-5 6.3-7.3 10-7.3S19 7 22 12c-3 5-6.3 7.3-10 7.3S5 17 2 12zm10-4a4 4 0 1 0 0 8 4 4 0 0 0 0-8z" fill-rule="evenodd"/>',
  star: '<path d="m12 2 3 6.6 7.2.8-5.3 4.9 1.5 7.2L12 17.9l-6.4 3.6 1.5-7.2L1.8 9.4 9 8.6z"/>',
  tank: '<circle cx="12" cy="4.6" r="3"/><path d="M3 9c2.5-2.3 15.5-2.3 18 0l1.5 8-3 .6-2-5.200L17 23h-4l-1-6-1 6H7l-.5-10.6-2 5.2-3-.6z"/>',
  tool: '<path d="M20.5 7.2a5 5 0 0 1-6.7 5.6l-7.3 7.7a2.2 2.2 0 0 1-3.1-3.1L11 10a5 5 0 0 1 5.7-6.6L13.8 6.3l.6 3 3 .7z"/>',
  trap: '<path d="M1 16.5h22V21H1z"/><path d="m2.8 16 2-6.5 2 6.5zM17.2 16l2-6.5 2 6.5z"/><path d="M8.5 9.5h7V16h-7z"/><path d="M12 0l1 2.5L15.6 2l-1 2.4 2.2 1.5-2.6.7H12.9v2h-1.8v-2H9.8l-2.6-.7 2.2-1.5-1-2.4 2.6.5z"/>',
  undo: '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.6" d="M8 4 3.5 8.5 8 13M4 8.5h9.5a6 6 0 0 1 0 12H9"/>',
  unruly: `<circle cx="10.5" cy="9" r="3.7"/><path d="M3 22.5c0-6 2.6-9 7.5-9 2.2 0 3.9.6 5.1 1.8l1.3-6.1 3 .5-1.4 8-1.9 4.8h-3.2c0-2-.6-3-1.5-3.8 0 2-.8 3-1.9 3.8z"/><circle cx="19" cy="6.2" r="2.5"/><path ${LINE} d="M3.6 8.2 1.5 7M5.2 4.6 4 2.5M9 3.2V1"/>`,
  up: '<path d="M2 10h4.5v11H2zM8 10.5 12.5 2c2 0 3 1.3 2.7 3.2L14.6 9H20c1.6 0 2.4 1.3 2 2.7l-2 7.5c-.4 1.3-1.2 1.8-2.5 1.8H8z"/>',
  vial: '<path d="M8 2h8v2.5h-1v5.5l5 9c.8 1.6 0 3-1.7 3H5.7C4 22 3.2 20.6 4 19l5-9V4.5H8z"/>',
  walker:
    '<circle cx="10.2" cy="4.9" r="3.4"/><path d="M6 9.200l5.6-1 8.4-1.5.5 2.3-6.8 2 6 .9-.3 2.2-5.6-.3.4 2.2 2.5 7h-3.400L10.6 17l-2.1 6H5.300l1.9-8z"/>',
  warn: '<path d="M12 2 23 21.5H1zM11 9h2l-.3 6h-1.4zM12 16.3a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6z" fill-rule="evenodd"/>',
  waste: '<path d="M8 2h8v2.5h5V7H3V4.5h5zM4.8 9h14.4L18 22H6z"/>',
  weapon: '<path d="M14.5 2.5c4 .3 6.7 3 7 7l-5 1.5-1.7-1.7L5.5 21.3l-2.8-2.8L12.7 7.2z"/>',
  wound: '<path d="M12 1.5c3.5 5.2 6.8 9 6.8 13.2a6.8 6.8 0 0 1-13.6 0C5.2 10.5 8.5 6.7 12 1.5z"/>',
  zombie:
    '<circle cx="10.2" cy="4.9" r="3.1"/><path d="M6.6 9.2l5-.8 8-1.5.5 2-6.6 2 5.9.9-.3 2-5.6-.3.4 2.2 2.3 6.3h-2.8L10.6 17l-2 5H5.9l1.7-7z"/>',
  sand: '<path fill-rule="evenodd" d="M5 1.5h14v3h-1.600c0 3.600-2.300 5.500-4 7.500 1.700 2 4 3.900 4 7.500H19v3H5v-3h1.600c0-3.600 2.300-5.500 4-7.500-1.700-2-4-3.900-4-7.500H5zM9.200 4.500h5.600c0 1-.3 1.800-.8 2.500H10c-.5-.7-.8-1.500-.8-2.500z"/>',
  swap: `<path ${LINE} stroke-width="2.6" d="M7 3.5 3.5 7 7 10.5M4 7h15M17 13.5l3.5 3.5-3.5 3.500M20 17H5"/>`,
} as const;

export type GlyphName = keyof typeof GLYPHS;
