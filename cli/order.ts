import { asUsage, WrongUsage } from '@/cli/exit';
import { completeOrder, type Orderable } from '@/door/order';
import type { Order } from '@/door/types';
import {
  CUTS,
  INKS,
  type KitOrder,
  type KitSheets,
  MOST_SKIPPED,
  ORDERED_BACKS,
  SACRIFICES,
  type Sacrifice,
  type SheetOrder,
} from '@/lib/kit/order';
import { MARGIN_MM, PAPERS } from '@/lib/kit/paper';
import { PRESETS } from '@/lib/kit/presets';

const text = { type: 'string' } as const;
const given = { type: 'boolean', default: false } as const;

export const ORDER_OPTIONS = {
  paper: { ...text, default: 'a4' },
  players: text,
  names: text,
  suggested: text,
  pieces: text,
  component: { ...text, multiple: true },
  fillable: given,
  preset: text,
  ink: text,
  grounds: text,
  skip: text,
  'low-ink': given,
  backs: text,
  separate: text,
  cut: text,
  bleed: text,
  registration: given,
  margin: text,
  'gives-up': text,
  boards: text,
} as const;

/** Options of the command line that make an order. */
interface OrderWords extends SheetWords {
  readonly paper: string;
  readonly players?: string | undefined;
  readonly names?: string | undefined;
  readonly suggested?: string | undefined;
  readonly pieces?: string | undefined;
  readonly component?: readonly string[] | undefined;
  readonly fillable: boolean;
  readonly preset?: string | undefined;
  readonly ink?: string | undefined;
  readonly grounds?: string | undefined;
  readonly skip?: string | undefined;
  readonly 'low-ink': boolean;
}

interface SheetWords {
  readonly backs?: string | undefined;
  readonly separate?: string | undefined;
  readonly cut?: string | undefined;
  readonly bleed?: string | undefined;
  readonly registration: boolean;
  readonly margin?: string | undefined;
  readonly 'gives-up'?: string | undefined;
  readonly boards?: string | undefined;
}

export function orderFrom(words: OrderWords, offer: Orderable): KitOrder {
  const pieces = piecesFrom([words.pieces, ...(words.component ?? [])], offer);
  const order: Order = {
    paper: oneOf(PAPERS, words.paper, 'paper'),
    names: namesOf(words.names ?? ''),
    fillable: words.fillable,
    sheets: sheetsFrom(words),
    ...(words.suggested !== undefined && { suggested: saysYes(words.suggested, 'suggested') }),
    ...(words.players !== undefined && { players: playersFrom(words.players, offer) }),
    ...(pieces && { pieces }),
    ...(words.preset !== undefined && { preset: oneOf(PRESETS, words.preset, 'preset') }),
    ...(words.ink !== undefined && { ink: oneOf(INKS, words.ink, 'ink') }),
    ...(words.grounds !== undefined && { grounds: saysYes(words.grounds, 'grounds') }),
    ...(words.skip !== undefined && { skip: skipFrom(words.skip) }),
    ...(words['low-ink'] && { ink: 'low' }),
  };
  return asUsage(() => completeOrder(offer, order));
}

function sheetsFrom(words: SheetWords): Partial<KitSheets> {
  return {
    registration: words.registration,
    ...(words.backs !== undefined && { backs: oneOf(ORDERED_BACKS, words.backs, 'way to print backs') }),
    ...(words.separate !== undefined && { separate: saysYes(words.separate, 'separate') }),
    ...(words.cut !== undefined && { cut: oneOf(CUTS, words.cut, 'way to show where to cut') }),
    ...(words.bleed !== undefined && { bleedMm: bleedOf(words.bleed) }),
    ...(words.margin !== undefined && { marginMm: marginOf(words.margin) }),
    ...(words['gives-up'] !== undefined && { givesUp: givesUpOf(words['gives-up']) }),
    ...(words.boards !== undefined && { boards: oneOf(BOARDS, words.boards, 'way to print boards') }),
  };
}

/** Finds an allowed word, ignoring case. Throws WrongUsage otherwise. */
function oneOf<Word extends string>(words: readonly Word[], said: string, noun: string): Word {
  const found = words.find((word) => word === said.trim().toLowerCase());
  if (!found) throw new WrongUsage(`There is no ${noun} “${said}” here. There is: ${words.join(', ')}.`);
  return found;
}

const YES_NO = ['yes', 'no'] as const;
const saysYes = (said: string, option: string): boolean => oneOf(YES_NO, said, `answer to --${option}`) === 'yes';
const BOARDS = ['split', 'whole'] as const;
/** Accepted spellings of each bleed. Print shops in the Americas use an eighth of an inch. */
const BLEEDS: Readonly<Record<string, SheetOrder['bleedMm']>> = {
  0: 0,
  '0mm': 0,
  none: 0,
  3: 3,
  '3mm': 3,
  '1/8in': 3.175,
  '0.125in': 3.175,
};

function bleedOf(said: string): SheetOrder['bleedMm'] {
  const found = BLEEDS[said.toLowerCase().replace(/\s/g, '')];
  if (found === undefined) throw new WrongUsage(`The bleed is 0, 3mm or 1/8in, not “${said}”.`);
  return found;
}

function marginOf(said: string): number {
  const marginMm = Number(said.toLowerCase().replace(/mm$/, '') || Number.NaN);
  if (!(marginMm >= MARGIN_MM.min && marginMm <= MARGIN_MM.max)) {
    throw new WrongUsage(`The margin is ${MARGIN_MM.min} to ${MARGIN_MM.max} mm, not “${said}”.`);
  }
  return marginMm;
}

const givesUpOf = (said: string): readonly Sacrifice[] =>
  said.split(',').map((word) => oneOf(SACRIFICES, word, 'thing to give up'));

/** A name left out between two commas keeps that sheet blank. */
const namesOf = (given: string) => (given.trim() === '' ? [] : given.split(',').map((name) => name.trim()));

function skipFrom(given: string): number {
  const count = Number(given);
  if (given.trim() !== '' && Number.isInteger(count) && count >= 0 && count <= MOST_SKIPPED) return count;
  throw new WrongUsage(`From 0 to ${MOST_SKIPPED} places of a sheet can be used already, not “${given}”.`);
}

function playersFrom(given: string, { players: { min, max } }: Orderable): number {
  const count = Number(given);
  if (given.trim() !== '' && Number.isInteger(count)) return count;
  throw new WrongUsage(`From ${min} to ${max} can play (not counting a GM), not “${given}”.`);
}

function piecesFrom(said: readonly (string | undefined)[], { pieces }: Orderable): Order['pieces'] {
  const lists = said.filter((list) => list !== undefined);
  if (lists.length === 0) return undefined;
  const wanted = lists.flatMap((list) => list.split(',').map((id) => id.trim())).filter(Boolean);
  if (wanted.some((id) => id.toLowerCase() === 'all')) return 'all';
  if (wanted.length === 0) throw new WrongUsage(`Say which pieces: ${pieces.map(({ id }) => id).join(', ')}.`);
  return wanted;
}
