import { below, type Rng, seededRng } from '@/lib/kernel/rng';
import type { Icon } from './icons';
import { ICONS } from './icons';
import { capital, sentences, words } from './words';

/** Document that every tool prints, independent of all of them. Lengths are millimetres on A4. */
export interface Work {
  readonly title: string;
  readonly sections: readonly Section[];
}

export type Section = Sheet | Prose | Cut;

/** A sheet to fill in by hand: labelled lines, things to tick, a table, a box of text. One page. */
export interface Sheet {
  readonly section: 'sheet';
  readonly title: string;
  readonly fields: readonly (readonly string[])[];
  readonly ticks: readonly string[];
  readonly table: Table;
  readonly lead: string;
  readonly text: string;
}

export interface Table {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface Prose {
  readonly section: 'prose';
  readonly title: string;
  readonly blocks: readonly ProseBlock[];
}

export type ProseBlock =
  | { readonly block: 'heading'; readonly text: string }
  /** A lead in bold type, then the rest; no lead if empty. */
  | { readonly block: 'paragraph'; readonly lead: string; readonly text: string }
  | { readonly block: 'list'; readonly items: readonly string[] };

/** Pieces to cut out, fronts and mirrored backs, with crop marks at both ends of every cut. */
export interface Cut {
  readonly section: 'cut';
  readonly title: string;
  readonly code: string;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly cornerMm: number;
  readonly bleedMm: number;
  readonly parts: readonly Part[];
  readonly back: { readonly title: string; readonly icon: Icon; readonly color: string };
}

export interface Part {
  readonly id: string;
  readonly title: string;
  readonly icon: Icon;
  readonly color: string;
  /** Tiles have a note of a few words; cards have a kicker, a text with a lead in bold type and a footer. */
  readonly note: string;
  readonly card?: { readonly kicker: string; readonly lead: string; readonly text: string };
}

export const COLORS = { exit: '#00693C', alarm: '#B3261E', service: '#1F4E8C', plain: '#16201B' } as const;
export type ColorName = keyof typeof COLORS;

export const ITEMS = ['W1', 'W3', 'W4', 'W5', 'W6'] as const;
export type ItemName = (typeof ITEMS)[number];

const SHEETS = 12;
const CHAPTERS = 9;
const TILES = 56;
const CARDS = 54;
const W6_TIMES = 20;

/** The work of one run; each seed has its own words. */
export function workOf(item: ItemName, seed: number): Work {
  const rng = seededRng(seed);
  const title = capital(words(rng, 4));
  switch (item) {
    case 'W1':
      return { title, sections: [sheet(rng)] };
    case 'W3':
      return { title, sections: [tiles(rng)] };
    case 'W4':
      return { title, sections: [deck(rng)] };
    case 'W5':
      return kitTimes(seed, 1);
    case 'W6':
      return kitTimes(seed, W6_TIMES);
  }
}

/** The full kit so many times over, each time in other words. */
export function kitTimes(seed: number, times: number): Work {
  const rng = seededRng(seed);
  const sections = Array.from({ length: times }, (): readonly Section[] => [
    ...Array.from({ length: SHEETS }, () => sheet(rng)),
    prose(rng),
    tiles(rng),
    deck(rng),
  ]);
  return { title: capital(words(rng, 4)), sections: sections.flat() };
}

const many = <T>(count: number, make: (i: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => make(i));
const name = (rng: Rng, count: number) => capital(words(rng, count));

function sheet(rng: Rng): Sheet {
  return {
    section: 'sheet',
    title: name(rng, 2),
    fields: many(3, () => many(2, () => name(rng, 2))),
    ticks: many(8, () => name(rng, 3)),
    table: {
      caption: name(rng, 4),
      columns: many(4, () => name(rng, 1)),
      rows: many(10, () => many(4, (i) => (i === 0 ? name(rng, 2) : words(rng, 2)))),
    },
    lead: name(rng, 2),
    text: sentences(rng, 4),
  };
}

/** Six pages. */
function prose(rng: Rng): Prose {
  const chapter = (): readonly ProseBlock[] => [
    { block: 'heading', text: name(rng, 3) },
    ...many(3, () => ({ block: 'paragraph', lead: '', text: sentences(rng, 5) }) as const),
    { block: 'paragraph', lead: `${name(rng, 2)}:`, text: sentences(rng, 3) },
    { block: 'list', items: many(4, () => `${name(rng, 8)}.`) },
  ];
  return { section: 'prose', title: name(rng, 3), blocks: many(CHAPTERS, chapter).flat() };
}

const COLOR_NAMES = Object.keys(COLORS) as readonly ColorName[];
const colorAt = (i: number) => COLORS[COLOR_NAMES[i % COLOR_NAMES.length] ?? 'plain'];
const iconAt = (i: number): Icon => {
  const icon = ICONS[i % ICONS.length];
  if (!icon) throw new Error('there are icons');
  return icon;
};

function tiles(rng: Rng): Cut {
  return {
    section: 'cut',
    title: 'Tiles',
    code: 'TI',
    widthMm: 50,
    heightMm: 50,
    cornerMm: 0,
    bleedMm: 0,
    parts: many(TILES, (i) => ({
      id: `T${i + 1}`,
      title: name(rng, 2),
      icon: iconAt(i),
      color: colorAt(i),
      note: words(rng, 3),
    })),
    back: { title: 'Tiles', icon: iconAt(0), color: COLORS.plain },
  };
}

function deck(rng: Rng): Cut {
  return {
    section: 'cut',
    title: 'Cards',
    code: 'CA',
    widthMm: 63,
    heightMm: 88,
    cornerMm: 3,
    bleedMm: 3,
    parts: many(CARDS, (i) => ({
      id: `C${i + 1}`,
      title: name(rng, 3),
      icon: iconAt(i),
      color: colorAt(i),
      note: words(rng, 3),
      card: { kicker: name(rng, 2), lead: `${name(rng, 1)}:`, text: sentences(rng, 2 + below(rng, 2)) },
    })),
    back: { title: 'Cards', icon: iconAt(1), color: COLORS.service },
  };
}
