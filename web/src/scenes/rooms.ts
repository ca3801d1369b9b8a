/** Drawings of the places in which stories happen, 640 by 150: what stands behind the people, and where light is. */
import { HEIGHT, WIDTH } from './scenery';

export interface Room {
  wall: string;
  floor: string;
  /** What stands behind the people, as SVG. */
  back: string;
  /** What stands before them. */
  front: string;
  light: { colour: string; x: number; y: number; r: number };
  /** Whether somebody carries the light. */
  lantern: boolean;
}

type Next = () => number;

const fill = (colour: string, d: string, opacity = 1) =>
  `<path fill="${colour}" d="${d}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}z`;

/** Things side by side on a board: books, tins, bottles. */
function things(next: Next, x: number, y: number, w: number, wide: number, high: number): string {
  let d = '';
  for (let at = x; at < x + w - wide; at += wide * (0.5 + next())) {
    const [width, height] = [Math.round(wide * (0.4 + next() * 0.5)), Math.round(high * (0.55 + next() * 0.45))];
    if (next() > 0.25) d += box(Math.round(at), y - height, width, height);
  }
  return d;
}

/** A shelf with boards and what lies on them. */
function shelf(next: Next, x: number, w: number, boards: number[], wide: number, high: number, colour: string): string {
  const wood = [box(x, 0, 6, 136), box(x + w - 6, 0, 6, 136), ...boards.map((y) => box(x, y, w, 4))].join('');
  const goods = boards.map((y) => things(next, x + 8, y, w - 16, wide, high)).join('');
  return fill(colour, goods) + fill('#0d0906', wood);
}

/** A window with the night behind it. */
const pane = (x: number, y: number, w: number, h: number, frame: string) =>
  fill('#16263f', box(x, y, w, h)) +
  fill('#dfe9f6', `M${x + w * 0.7} ${y + h * 0.3}a5 5 0 1 0 .1 0z`, 0.6) +
  fill(frame, box(x + w / 2 - 1, y, 2, h) + box(x, y + h / 2 - 1, w, 2) + box(x - 2, y + h, w + 4, 3));

const WARM = '#ffcf7a';

const ROOMS: Record<string, (next: Next) => Room> = {
  colony: () => ({
    wall: '#1b130c',
    floor: '#120c07',
    back:
      fill('#251a10', Array.from({ length: 16 }, (_, n) => box(n * 41, 0, 38, 134)).join('')) +
      fill('#0d0906', box(0, 20, WIDTH, 6) + box(186, 0, 9, 136) + box(448, 0, 9, 136)) +
      pane(112, 44, 52, 36, '#0d0906') +
      pane(482, 44, 52, 36, '#0d0906') +
      // Bunks, and clothes that dry.
      fill('#0d0906', 'M8 96h84v6H8zM8 122h84v6H8zM8 70h5v66H8zM87 70h5v66h-5zM550 98h84v6h-84zM550 124h84v6h-84z') +
      fill('#3a2b1d', 'M14 88h40q6 0 6 8H14zM556 90h44q6 0 6 8h-50z') +
      fill('#3a2b1d', 'M212 26h22v26l-11-5-11 5zM262 26h16v32h-16zM392 26h26l-4 24h-18z') +
      fill('#0d0906', 'M352 108h40v28h-40z') +
      fill('#ff9d45', 'M358 108c-4-10 6-12 6-24 8 6 8 10 8 14 3-2 4-5 4-8 8 8 8 12 6 18z'),
    front: '',
    light: { colour: WARM, x: 372, y: 98, r: 130 },
    lantern: false,
  }),
  'police-station': () => ({
    wall: '#10161f',
    floor: '#0a0e14',
    back:
      fill('#18222f', box(0, 0, WIDTH, 96)) +
      // A cell, its door open; a board with faces; a desk with its lamp.
      fill('#070a0f', box(104, 14, 120, 122)) +
      fill(
        '#54637a',
        Array.from({ length: 9 }, (_, n) => box(108 + n * 13, 14, 3, 122)).join('') + box(104, 30, 120, 3),
      ) +
      fill('#0c121a', 'M224 14h26v130l-26-8z') +
      fill('#54637a', 'M229 16h3v122h-3zM238 16h3v125h-3zM246 15h3v128h-3z') +
      fill('#2c3a4e', box(300, 26, 96, 52)) +
      fill('#8a94a3', box(308, 32, 16, 20) + box(330, 36, 16, 20) + box(352, 31, 16, 20) + box(374, 38, 14, 18), 0.55) +
      fill('#b3433a', 'M316 42l46 4v1.500l-46-4z') +
      fill('#0a0e14', 'M412 100h150v8H412zM420 108h12v28h-12zM542 108h12v28h-12zM586 50h46v86h-46z') +
      fill('#1b2634', 'M592 58h34v20h-34zM592 84h34v20h-34zM592 110h34v20h-34z') +
      fill('#0a0e14', 'M474 100h16v-3h-6V82h-4v15h-6z') +
      fill('#3d6b52', 'M462 84c2-10 10-14 20-14s18 4 20 14z'),
    front: '',
    light: { colour: '#cfe6b4', x: 482, y: 92, r: 110 },
    lantern: true,
  }),
  'grocery-store': (next) => ({
    wall: '#131a18',
    floor: '#0b100f',
    back:
      shelf(next, 20, 170, [40, 72, 104, 134], 15, 20, '#4a5a4f') +
      shelf(next, 430, 190, [40, 72, 104, 134], 15, 20, '#5a4f42') +
      fill('#0d1312', 'M190 62l70 20v40l-70 14zM430 62l-60 20v40l60 14z') +
      fill('#3d4a43', 'M196 76l58 12v5l-58-8zM196 96l58 8v5l-58-4zM424 78l-48 11v4l48-7zM424 98l-48 7v4l48-4z') +
      // A sign over the aisle.
      fill('#20302b', box(276, 8, 78, 24)) +
      fill('#0b100f', box(290, 0, 2, 8) + box(338, 0, 2, 8)) +
      fill('#7fae95', 'M288 20h30v3h-30zM288 14h48v3h-48zM324 20h14v3h-14z', 0.7),
    // A trolley.
    front:
      '<path fill="none" stroke="#8b9a93" stroke-width="2" d="M446 92h10l10 36h46l10-28h-62M464 108h54M468 118h48M478 101l3 27M492 101v27M506 101l-3 27"/>' +
      fill('#8b9a93', 'M474 132a5 5 0 1 0 .1 0zM504 132a5 5 0 1 0 .1 0z'),
    light: { colour: '#ffe9b8', x: 330, y: 104, r: 120 },
    lantern: true,
  }),
  school: () => ({
    wall: '#1a1a14',
    floor: '#0f0f0b',
    back:
      fill('#23241b', box(0, 0, WIDTH, 100)) +
      fill('#5a4630', box(206, 18, 228, 70)) +
      fill('#16271f', box(212, 24, 216, 58)) +
      // Sums on the blackboard that nobody wiped off.
      '<path fill="none" stroke="#d9e6dc" stroke-width="1.600" stroke-linecap="round" opacity=".6" d="M226 38h34M226 48h22M280 36l8 10m0-10l-8 10M298 41h10M316 36v10M312 41h8M340 36c10-4 10 8 2 6 10 0 8 12-2 8M226 66c20-14 30 10 50-4s28 8 40 0M360 64h50M360 72h34"/>' +
      fill('#d9e6dc', box(300, 84, 14, 3), 0.8) +
      pane(104, 22, 62, 54, '#0f0f0b') +
      pane(474, 22, 62, 54, '#0f0f0b') +
      fill('#0f0f0b', 'M584 30a17 17 0 1 0 .1 0z') +
      fill('#8d8a77', 'M584 34a13 13 0 1 0 .1 0z', 0.7) +
      '<path stroke="#0f0f0b" stroke-width="2" d="M584 47v-9M584 47l7 4"/>',
    front: fill(
      '#070704',
      [96, 168, 400, 474, 546]
        .map((x) => `M${x} 112h56v5h-4l4 33h-4l-5-33h-38l-5 33h-4l4-33h-4zM${x + 10} 104h20v8h-20z`)
        .join(''),
    ),
    light: { colour: WARM, x: 326, y: 104, r: 105 },
    lantern: true,
  }),
  library: (next) => ({
    wall: '#16100a',
    floor: '#0d0906',
    back:
      shelf(next, 0, 176, [34, 68, 102, 134], 10, 30, '#3d2716') +
      shelf(next, 464, 176, [34, 68, 102, 134], 10, 30, '#3d2716') +
      fill('#231810', box(176, 0, 288, 136)) +
      shelf(next, 204, 104, [30, 58, 86], 8, 24, '#2f1e12') +
      shelf(next, 336, 104, [30, 58, 86], 8, 24, '#2f1e12') +
      // A ladder.
      '<path stroke="#0d0906" stroke-width="4" d="M150 0l26 136M166 0l26 136M152 26h20M158 54h20M164 82h20M169 110h20"/>',
    front: fill('#0a0704', 'M452 138h34v-5h-34zM456 133h28v-5h-28zM450 128h32v-5h-32z'),
    light: { colour: WARM, x: 326, y: 104, r: 120 },
    lantern: true,
  }),
  hospital: () => ({
    wall: '#10191d',
    floor: '#0a1013',
    back:
      fill('#17242a', box(0, 0, WIDTH, 104)) +
      fill('#1f3138', box(0, 104, WIDTH, 3)) +
      // A door with round windows, and the cross above it.
      fill('#0a1013', box(276, 34, 92, 102)) +
      fill('#22343b', 'M280 38h40v98h-40zM324 38h40v98h-40z') +
      fill('#0a1013', 'M300 58a10 10 0 1 0 .1 0zM344 58a10 10 0 1 0 .1 0z') +
      fill('#c9e4dd', 'M316 6h12v7h7v12h-7v7h-12v-7h-7V13h7z', 0.85) +
      // Curtains and beds.
      fill('#2b424a', 'M96 18h70l6 80-14-4-12 6-14-6-12 6-14-6-12 4zM478 18h70l6 80-14-4-12 6-14-6-12 6-14-6-12 4z') +
      fill('#0a1013', box(88, 14, 96, 4) + box(468, 14, 96, 4)),
    front:
      fill('#0a1013', 'M84 104h6v40h-6zM198 112h6v32h-6zM440 112h6v32h-6zM556 104h6v40h-6z') +
      fill('#8fa6ab', 'M90 116h108v10H90zM446 116h110v10H446z', 0.55) +
      fill('#c9dadd', 'M92 106h30q6 0 6 10H92zM524 106h28v10h-34q0-10 6-10z', 0.6) +
      '<path fill="none" stroke="#8fa6ab" stroke-width="2" opacity=".8" d="M216 144V56h-12M204 56v8"/>' +
      fill('#8fd0c4', 'M199 64h10v16h-10z', 0.7),
    light: { colour: '#bfe8e0', x: 322, y: 50, r: 120 },
    lantern: true,
  }),
  'gas-station': () => ({
    wall: '#0a111e',
    floor: '#22344f',
    back:
      fill('#1d3050', 'M0 104C160 88 300 106 440 96s150 0 200-6v60H0z') +
      fill('#dfe9f6', 'M520 26a11 11 0 1 0 .1 0z') +
      fill('#0a111e', 'M526 22a11 11 0 1 0 .1 0z') +
      // The roof over the pumps, and the shop.
      fill('#0b1322', 'M120 40h270v16H120zM146 56h10v84h-10zM356 56h10v84h-10zM404 76h150v66H404z') +
      fill('#b3433a', 'M120 44h270v4H120z') +
      fill('#ffe9b8', 'M176 56h40v3h-40zM296 56h40v3h-40z') +
      fill('#ffd27d', 'M420 94h34v26h-34zM464 94h34v26h-34z', 0.5) +
      fill('#0b1322', 'M514 92h26v50h-26zM436 94h2v26h-2zM480 94h2v26h-2z') +
      fill('#16263f', 'M190 92h30v48h-30zM240 92h30v48h-30z') +
      fill('#7b92b3', 'M195 97h20v12h-20zM245 97h20v12h-20z', 0.8) +
      '<path fill="none" stroke="#7b92b3" stroke-width="2" d="M220 104q10 2 7 16t3 14M270 104q10 2 7 16t3 14"/>' +
      fill('#b9cbe2', 'M120 40q70-6 140-3t130 3v2H120zM404 76q80-6 150 0v3H404z', 0.6),
    front: '',
    light: { colour: '#ffe2a3', x: 256, y: 60, r: 120 },
    lantern: true,
  }),
  raxxon: () => ({
    wall: '#121a1e',
    floor: '#0a1013',
    back:
      // A corridor with its lights on, doors with their numbers, and at its end a cage that is bent open.
      fill('#1a262c', 'M0 0h640v150H0zM0 0l220 34v84L0 136zM640 0L420 34v84l220 18z') +
      fill('#223239', 'M0 0l220 34h200L640 0z') +
      fill('#d8f0ea', 'M150 8h90l8 5h-84zM400 8h90l-14 5h-84zM262 24h116l-6 4H268z', 0.75) +
      fill('#0a1013', 'M40 30l46 8v92l-46 4zM130 44l34 6v74l-34 4zM600 30l-46 8v92l46 4zM510 44l-34 6v74l34 4z') +
      fill('#3c545c', 'M46 38l34 6v18l-34-3zM134 52l26 4v14l-26-2zM594 38l-34 6v18l34-3zM506 52l-26 4v14l26-2z') +
      fill('#0a1013', box(220, 34, 200, 84)) +
      '<path fill="none" stroke="#8fa6ab" stroke-width="2.500" d="M250 118V52h66v66M262 118V52M276 118V52M290 118q-2-30 6-44t2-22M304 118q16-30 30-38M316 52q20 20 34 24M250 84h40"/>' +
      fill('#b3433a', 'M392 44a7 7 0 1 0 .1 0z') +
      fill('#b3433a', 'M392 36a15 15 0 1 0 .1 0z', 0.3),
    front: fill('#060a0c', 'M96 138l30-10 18 6 20-4 12 8zM470 140l22-8 30 2 26 6z'),
    light: { colour: '#d8f0ea', x: 326, y: 20, r: 130 },
    lantern: true,
  }),
  hideout: () => ({
    wall: '#0a111e',
    floor: '#2b3f5d',
    back:
      fill('#1d3050', 'M0 70C120 40 240 92 380 76s200-40 260-30v104H0z') +
      fill('#22344f', 'M0 104C140 92 320 112 640 96v54H0z') +
      // Huts with a fire behind every window, and empty chairs that face the slope.
      fill(
        '#0b1322',
        'M60 96l44-30 44 30v34H60zM186 102l36-24 36 24v28h-72zM430 100l40-28 40 28v32h-80zM544 96l42-30 42 30v36h-84z',
      ) +
      fill(
        '#ffb45c',
        box(94, 100, 20, 14) + box(214, 106, 16, 12) + box(460, 104, 20, 14) + box(576, 100, 20, 14),
        0.85,
      ) +
      fill('#0b1322', box(103, 100, 2, 14) + box(221, 106, 2, 12) + box(469, 104, 2, 14) + box(585, 100, 2, 14)) +
      fill('#ff9d45', 'M346 132c-8-16 8-20 8-40 14 10 14 18 14 24 4-2 6-8 6-12 12 12 10 22 4 28z') +
      fill('#0b1322', 'M330 130h62v6h-62z'),
    front: fill('#070b13', [176, 228, 416, 466, 516].map((x) => `M${x} 116h3v16h16v14h-3v-10h-13v10h-3z`).join('')),
    light: { colour: '#ff9d45', x: 362, y: 110, r: 120 },
    lantern: false,
  }),
  road: () => ({
    wall: '#0a111e',
    floor: '#2b3f5d',
    back:
      fill('#1d3050', 'M0 96C150 82 260 100 380 90s180-8 260 0v60H0z') +
      fill('#22344f', 'M0 112C160 104 300 116 430 108s140 2 210-4v46H0z') +
      // The road goes to the horizon between its poles; a car has left it.
      fill('#16202f', 'M318 98h12l120 52H150z') +
      fill('#b9cbe2', 'M322 104h3l2 8h-5zM319 118h6l2 12h-10zM314 138h12l2 12h-18z', 0.5) +
      '<path fill="none" stroke="#0b1322" stroke-width="3" d="M250 128V60M238 68h24M290 108V76M283 80h14M422 136V44M408 54h28"/>' +
      '<path fill="none" stroke="#0b1322" d="M238 68q24 22 45 12M262 68q20 20 35 12M408 54Q350 88 297 80M436 54q80 40 204 10"/>' +
      fill('#0b1322', 'M470 120l6-14q2-5 8-5h34q6 0 10 6l10 12 16 3q4 1 4 6v6h-94v-8q0-5 6-6z') +
      fill('#0b1322', 'M486 126a8 8 0 1 0 .1 0zM538 126a8 8 0 1 0 .1 0z') +
      fill('#2c4468', 'M484 106h16v12h-22zM504 106h14l9 12h-23z') +
      fill('#b9cbe2', 'M478 101q22-6 46 0l4 5h-52z', 0.7),
    front: '',
    light: { colour: WARM, x: 326, y: 112, r: 90 },
    lantern: true,
  }),
};

/** The drawing of a place; of one that we have no room for, the road before it. */
export function roomOf(place: string, next: Next): Room {
  return (ROOMS[place] ?? ROOMS.road!)(next);
}

const OUTDOORS = ['road', 'gas-station', 'hideout'];

/** Whether people stand outdoors, under the sky. */
export function isOutdoors(place: string): boolean {
  return !(place in ROOMS) || OUTDOORS.includes(place);
}

export const FLOOR = `M0 134h${WIDTH}v${HEIGHT - 134}H0z`;
