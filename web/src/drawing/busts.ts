/** Silhouettes of survivors, 48 by 48, put together from a build, hair, a hat, a face and clothes. */

const BUILDS = {
  usual: 'M5 48c0-11.5 8-15.5 19-15.5S43 36.5 43 48z',
  broad: 'M1.5 48c0-12.5 9-16 22.5-16s22.5 3.5 22.5 16z',
  slim: 'M9 48c0-11.5 6.5-15 15-15s15 3.5 15 15z',
};

const HAIR = {
  long: 'M12 34C7 16 13.5 4 24 4s17 12 12 30l-5-1c3-9 2-13.5-.5-16.5-5 2.5-9 2.5-13 1.5-2 4-2 9-.5 15z',
  parted: 'M13.5 19c-2-9 3-15 11-15s12 6 10 15c-1-4-3-6-5-7-5 2-12 1-16 7z',
  bun: 'M24 .5a5 5 0 0 1 4.3 7.5c4.8 1.6 7.4 6.3 6.2 14-1.5-5-4-8-10.5-8s-9 3-10.5 8c-1.2-7.7 1.4-12.4 6.2-14A5 5 0 0 1 24 .5z',
  curls: 'M13 16c-5-2-5-10 1-11 2-5 9-5 11-2.5C29-.5 35 1 35 5.5c5 1.5 4.5 9-.5 10.5v3.5h-21z',
  short: 'M13 19.5C12 9.5 17 3.5 24 3.5s12 6 11 16c-1.5-5-3.5-8-11-8s-9.5 3-11 8z',
  bob: 'M11.5 27C9 12 14.5 4 24 4s15 8 12.5 23l-4.5-1c1-6 0-9-2-11.5-4 2-9 2.5-12 1.5-1.5 3-2.5 6-2 10z',
  tail: 'M13.5 19c-1.5-9.5 3-15 10.5-15 4.5 0 8 2 9.700 5.5C41 10 44 17 40.5 28c-1-6-3-9-6-10.5-1.5-3.5-4-6-10.5-6s-9 3-10.5 7.5z',
  spikes: 'M13 19.5 10.5 9l5.5 2 1-7 5 4 3-6 4 5.5 5-4 1 7 4.5-.5-4.5 9.5c-2-5-5-6.5-11-6.5s-9 1.5-11 6.5z',
  crown: 'M14.5 22c-3-2-3.5-7-1-9.5 0 3.5.5 6.5 1 9.5zM33.5 22c3-2 3.5-7 1-9.5 0 3.5-.5 6.5-1 9.5z',
  hood: 'M12 30C8 14 14 4 24 4s16 10 12 26c-2-8-4-14-12-14S14 22 12 30z',
};

const HATS = {
  helmet: 'M12.5 16c0-8.5 5-12.5 11.5-12.5S35.5 7.5 35.5 16l5 1.5v3h-33v-3zM22 2h4v4h-4z',
  cap: 'M13 16c0-8 4.5-12 11-12s11 4 11 12l9 2.5V21L13 18.5z',
  stetson:
    'M4 17c6-2 9-3.5 10-8.5.8-3.5 3-5 5.5-4L24 6l4.5-1.5c2.5-1 4.700.5 5.5 4 1 5 4 6.5 10 8.5-4.5 3-12 4.5-20 4.5S8.5 20 4 17z',
  knot: 'M13 14.5h22v4.100H13zM34 15l10-4-3.5 5.5L44 20l-10-2z',
  band: 'M13 13.5h22v4H13z',
  peaked: 'M11 13.5C9.5 8 15 4 24 4s14.5 4 13 9.5l-2.5 2h-21zM13 16.5h22v2c4 1 5 2.5 4 4-9-3-21-3-30 0-1-1.5 0-3 4-4z',
  steel: 'M10.5 20C9.5 9 16 3.5 24 3.5S38.5 9 37.5 20c-4-2.5-23-2.5-27 0z',
  santa:
    'M12 15C12 7 17 2.5 24 2.5c8 0 14 2.5 17.5 9a3.700 3.700 0 1 1-3.5 1.200c-1.5-1-3-1.5-5-1.700 1.5 1.5 2.5 3 3 4.5h2v4.5H10V15z',
  tricorne: 'M3.5 18C8 15 9 4 24 4s16 11 20.5 14C36 19 31 15 24 15S12 19 3.5 18z',
  beanie: 'M13 13.5C13 7 17.5 3.5 24 3.5s11 3.5 11 10zM12 14.5h24v5H12z',
  wrap: 'M11.5 19C8 8 15.5 3 24 3s16 4.5 13 14l6.5 8-5 1-4.5-6c-2-4.5-5-6-10-6s-9.5 1.5-12.5 5z',
  brim: 'M3 16.5h42v3.5H3zM14 16c0-8 3-12 10-12s10 4 10 12z',
  nurse: 'M15.5 7h17L30 14H18z',
  board: 'M24 2.5 44 9.5 24 16.5 4 9.5zM15 14.5l9 3 9-3V19H15zM41 11h2v9h-2z',
  toque: 'M15 14c-6-1-5-9 1-9 2-5 14-5 16 0 6 0 7 8 1 9v5H15z',
};

const FACES = {
  glasses: 'M15.5 18.5h7v5h-7zM25.5 18.5h7v5h-7zM22 20h4v1.5h-4z',
  shades: 'M14.5 18h19v3c-.5 4-7.5 4-8.5 0h-2c-1 4-8 4-8.5 0z',
  patch: 'M14 15.5l20 5v2l-8.5-2c-.5 4.5-7 4-6.5-1l-5-1.5z',
  moustache: 'M16.5 27c3-3.5 5.5-3 7.5-1.5 2-1.5 4.5-2 7.5 1.5-3 1.5-5.5 1.5-7.5.5-2 1-4.5 1-7.5-.5z',
};

const BEARDS = {
  beard: 'M15 22c.5 7 4 10.5 9 10.5s8.5-3.5 9-10.5c-3 3.5-5.5 4-9 4s-6-.5-9-4z',
  long: 'M14 20c-1.5 12 4 19.5 10 19.5S35.5 32 34 20c-3 4.5-6 5.5-10 5.5S17 24.5 14 20z',
};

const CLOTHES = {
  straps: 'M11 36l4 12h-5zM37 36l-4 12h5z',
  star: 'm24 36 1.5 3.400 3.700.3-2.800 2.5.9 3.800-3.300-2-3.300 2 .9-3.800-2.800-2.5 3.700-.3z',
  tie: 'M24 33l3.5 3.5L25.5 48h-3l-2-11.5z',
  sleeves: 'M3 48c0-9 3-13 9-14.5L15 48zM45 48c0-9-3-13-9-14.5L33 48z',
  apron: 'M17 34l7 6 7-6v14H17z',
  lapels: 'M16 33.5l8 9 8-9 3.5 1L26 48h-4l-9.5-13.5z',
  cross: 'M22 36h4v3.5h3.5v4H26V47h-4v-3.5h-3.5v-4H22z',
  scarf: 'M12.5 31.5c7 4.5 16 4.5 23 0v5c-7 3.5-16 3.5-23 0zM29 37l5 11h-6.5z',
};

/** What a silhouette is put together from. */
export interface Looks {
  build: keyof typeof BUILDS;
  hair?: keyof typeof HAIR;
  hat?: keyof typeof HATS;
  face?: keyof typeof FACES;
  beard?: keyof typeof BEARDS;
  clothes?: keyof typeof CLOTHES;
}

/** Those whose trade shows. */
const KNOWN: Record<string, Looks> = {
  'alexis-grey': { build: 'slim', hair: 'bun', face: 'glasses', clothes: 'scarf' },
  'andrew-evans': { build: 'broad', hat: 'brim', beard: 'beard', clothes: 'straps' },
  'annaleigh-chan': { build: 'slim', hair: 'bob', clothes: 'lapels' },
  'arthur-thurston': { build: 'usual', hair: 'crown', face: 'glasses', clothes: 'tie' },
  'ashley-ross': { build: 'usual', hat: 'helmet', clothes: 'straps' },
  'bev-russell': { build: 'usual', hair: 'long', clothes: 'apron' },
  'brandon-kane': { build: 'usual', hair: 'spikes', beard: 'beard', clothes: 'straps' },
  'brian-lee': { build: 'usual', hair: 'parted', clothes: 'tie' },
  'buddy-davis': { build: 'broad', hair: 'short', hat: 'band', clothes: 'sleeves' },
  'carla-thompson': { build: 'usual', hair: 'tail', hat: 'peaked' },
  'daniel-smith': { build: 'usual', hat: 'stetson', clothes: 'star' },
  'david-garcia': { build: 'slim', hair: 'parted', face: 'glasses', clothes: 'tie' },
  'edward-white': { build: 'slim', hair: 'crown', face: 'shades', clothes: 'lapels' },
  'forest-plum': { build: 'broad', hat: 'santa', beard: 'long' },
  'gabriel-diaz': { build: 'broad', hat: 'helmet', face: 'moustache', clothes: 'lapels' },
  'gray-beard': { build: 'broad', hat: 'tricorne', face: 'patch', beard: 'long' },
  'harman-brooks': { build: 'usual', hat: 'brim', clothes: 'scarf' },
  'james-meyers': { build: 'usual', hair: 'short', beard: 'beard', clothes: 'lapels' },
  'janet-taylor': { build: 'slim', hair: 'bob', hat: 'nurse', clothes: 'cross' },
  'jenny-clark': { build: 'slim', hair: 'long' },
  'john-price': { build: 'slim', hair: 'spikes', clothes: 'straps' },
  'loretta-clay': { build: 'usual', hair: 'curls', clothes: 'apron' },
  'maria-lopez': { build: 'usual', hair: 'bun', face: 'glasses' },
  'mike-cho': { build: 'usual', hair: 'short', hat: 'knot' },
  'olivia-brown': { build: 'slim', hair: 'tail', clothes: 'cross' },
  'rod-miller': { build: 'broad', hat: 'cap', beard: 'beard' },
  'sophie-robinson': { build: 'slim', hair: 'bob', hat: 'peaked', clothes: 'scarf' },
  'talia-jones': { build: 'usual', hair: 'long', hat: 'wrap' },
  'thomas-heart': { build: 'broad', hat: 'steel', clothes: 'straps' },
};

const DOG =
  '<path d="M13 48c-1-9 3-14 11-14s12 5 11 14z" opacity=".62"/><path d="M14 14c6-3 14-3 20 0l2 12c0 9-5 14-12 14s-12-5-12-14z" opacity=".8"/>' +
  '<path d="M16 12C9 8 3 13 4 27c5 3 9-1 10-8zM32 12c7-4 13 1 12 15-5 3-9-1-10-8z"/><path d="M20 29h8l-2.5 5h-3z" fill="var(--night-0)" opacity=".7"/>';

/** The drawing of a survivor; strangers look the same whenever they are seen. */
export function bustOf(id: string): string {
  return id === 'sparky' ? DOG : draw(KNOWN[id] ?? looksOf(id));
}

/** How a survivor looks whom we don't know: by their id. */
export function looksOf(id: string): Looks {
  let seed = 7;
  for (const letter of id) seed = (seed * 31 + letter.charCodeAt(0)) >>> 0;
  const pick = <K extends string>(parts: Record<K, string>, misses: number): K | undefined => {
    const names = Object.keys(parts) as K[];
    seed = (seed * 1103515245 + 12345) >>> 0;
    return names[(seed >>> 8) % (names.length + misses)];
  };
  return {
    build: pick(BUILDS, 0)!,
    hair: pick(HAIR, 0)!,
    hat: pick(HATS, 12),
    face: pick(FACES, 6),
    beard: pick(BEARDS, 6),
    clothes: pick(CLOTHES, 2),
  };
}

function draw({ build, hair, hat, face, beard, clothes }: Looks): string {
  const part = (path: string | undefined, more = '') => (path ? `<path d="${path}"${more}/>` : '');
  return (
    part(BUILDS[build], ' opacity=".62"') +
    '<ellipse cx="24" cy="20" rx="9" ry="11.5" opacity=".8"/>' +
    part(clothes && CLOTHES[clothes]) +
    part(hair && HAIR[hair]) +
    part(beard && BEARDS[beard]) +
    part(face && FACES[face], ' fill="var(--night-0)" opacity=".75"') +
    part(hat && HATS[hat], ' stroke="var(--night-0)" stroke-width="1" paint-order="stroke"')
  );
}
