import type { Header } from '@/lib/contract/authored';
import type { IconName, Tone } from '@/lib/kit/blocks';
import { playersOf } from '@/lib/tabletop/authoring/table-size';
import { pieceMakers } from '@/lib/tabletop/pieces/piece-makers';
import { joined } from '@/lib/tabletop/words/wording';
import { roundsWith } from '../rules/cards';
import type { Box, Deck } from '../schema';
import type { Effect } from '../vocabulary';

export interface KitInput {
  readonly header: Header;
  readonly body: Box;
  /** Players at the largest table: the kit serves it, however few were ordered. */
  readonly players: number;
}

export const kitInput = (header: Header, body: Box): KitInput => ({ header, body, players: playersOf(body).max });

/** Printed tone for each colour that authors can choose. */
const COLOUR_TONES = {
  green: 'exit',
  blue: 'service',
  yellow: 'hazard',
  red: 'alarm',
  black: 'plain',
  white: 'secret',
} as const satisfies Readonly<Record<string, Tone>>;

type PrintedColour = keyof typeof COLOUR_TONES;

const toneOf = (colour: PrintedColour): Tone => COLOUR_TONES[colour];

export const makers = pieceMakers<KitInput>();
export const { documentPiece, rulesLeaflet, cardsPiece } = makers;

/** Tells whether the box has several decks; a table may still play one alone. */
export const hasSeveral = ({ decks }: Box): boolean => decks.length > 1;

/** The side on which the next player sits, in the direction of play. */
export const sideOf = ({ options }: Box): string => (options.direction === 'clockwise' ? 'left' : 'right');

export const hasLinkLocks = ({ decks }: Box): boolean => decks.some(({ linkLock }) => linkLock.copies > 0);
export const hasSuperTraps = ({ decks }: Box): boolean => decks.some(({ superTraps }) => superTraps.length > 0);

/** Tells whether a Super Trap saves creatures that are not wanted (rules 7). */
export const savesAny = ({ decks }: Box): boolean =>
  decks.some(({ superTraps }) => superTraps.some(({ gain }) => gain.keepsNonTarget));

/** Returns the highest creature of all decks; 0 without any. */
export const highestOf = ({ decks }: Box): number =>
  Math.max(0, ...decks.flatMap(({ creatures }) => creatures.map(({ number }) => number)));

/** Returns the last round in words: with one deck, and with several if the box has them. */
export function lastRound(body: Box): string {
  const { single, multi } = { single: roundsWith(1, body), multi: roundsWith(2, body) };
  if (!hasSeveral(body) || single === multi) return `round ${single}`;
  return `round ${single} with one deck in play, or round ${multi} with several`;
}

/** Rolls that trap a creature (rules 4), such as "4, 5 or 6". */
export const rollsFor = (number: number, { die }: Box): string =>
  joined(
    Array.from({ length: Math.max(0, die.sides + 1 - number) }, (_, i) => String(number + i)),
    'or',
  );

export const BOX_SIGN: IconName = 'game-icons:wolf-trap';

export const SIGNS = {
  creature: 'monster',
  trap: 'game-icons:wolf-trap',
  superTrap: 'game-icons:caged-ball',
  linkLock: 'game-icons:padlock',
  back: 'game-icons:wolf-trap',
} as const satisfies Record<string, IconName>;

export const ACTION_SIGNS: Readonly<Record<Effect, IconName>> = {
  '': 'game-icons:help',
  swap: 'game-icons:card-exchange',
  steal: 'game-icons:robber-hand',
  peek: 'game-icons:lantern-flame',
  scramble: 'game-icons:card-random',
  bury: 'game-icons:coffin',
  again: 'game-icons:clockwise-rotation',
  steady: 'game-icons:archery-target',
  rescue: 'game-icons:recycle',
};

/** Tones of the deck: creatures, Actions, Link & Lock. TRAP! is yellow and Super Trap! red in every deck. */
export function tonesOf({ theme: { palette } }: Deck) {
  const at = (i: number, usual: PrintedColour): Tone => toneOf(palette[i]?.colour ?? usual);
  return { creature: at(0, 'green'), action: at(1, 'black'), linkLock: at(2, 'blue') };
}
