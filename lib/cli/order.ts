import type { KitOrder } from '@/lib/kit/order';
import { USUAL_SHEETS } from '@/lib/kit/order';
import { PAPERS } from '@/lib/kit/paper';
import type { PlayerRange, System } from '@/lib/systems/contract';
import { WrongUsage } from './exit';

export const USUAL_PLAYERS = 4;

export const ORDER_OPTIONS = {
  paper: { type: 'string', default: 'a4' },
  players: { type: 'string' },
  names: { type: 'string' },
  pieces: { type: 'string' },
  fillable: { type: 'boolean', default: false },
  'low-ink': { type: 'boolean', default: false },
} as const;

interface OrderWords {
  readonly paper: string;
  readonly players?: string | undefined;
  readonly names?: string | undefined;
  readonly pieces?: string | undefined;
  readonly fillable: boolean;
  readonly 'low-ink': boolean;
}

/** What can be ordered of a scenario. */
export type Orderable = Pick<System, 'pieces'> & { readonly players: PlayerRange };

/** The order that the words on the command line make. */
export function orderFrom(words: OrderWords, offer: Orderable): KitOrder {
  const paper = PAPERS.find((paper) => paper === words.paper.toLowerCase());
  if (!paper) throw new WrongUsage(`There is no paper “${words.paper}” here. There is: ${PAPERS.join(', ')}.`);
  const names = namesOf(words.names ?? '');
  return {
    paper,
    names,
    players: playersOf(words.players, names, offer.players),
    pieces: piecesOf(words.pieces, offer),
    fillable: words.fillable,
    ink: words['low-ink'] ? 'low' : 'full',
    sheets: USUAL_SHEETS,
  };
}

/** A name left out between two commas keeps that sheet blank. */
const namesOf = (given: string) => (given.trim() === '' ? [] : given.split(',').map((name) => name.trim()));

function playersOf(given: string | undefined, names: readonly string[], { min, max }: PlayerRange): number {
  const count = given === undefined ? fitting(names.length, min) : Number(given);
  if (!Number.isInteger(count) || count < min || count > max) {
    throw new WrongUsage(`From ${min} to ${max} can play besides the GM, not “${given ?? names.length}”.`);
  }
  if (names.length > count) throw new WrongUsage(`${names.length} names for ${count} players. Leave some out.`);
  return count;
}

const fitting = (names: number, min: number) => (names === 0 ? USUAL_PLAYERS : Math.max(names, min));

function piecesOf(given: string | undefined, { pieces }: Pick<System, 'pieces'>): readonly string[] | undefined {
  if (given === undefined) return undefined;
  if (given.trim().toLowerCase() === 'all') return pieces.map(({ id }) => id);
  const wanted = given
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);
  const known = pieces.map(({ id }) => id);
  const unknown = wanted.filter((id) => !known.includes(id));
  if (unknown.length > 0) {
    throw new WrongUsage(`There is no piece “${unknown.join('”, “')}”. There are: ${known.join(', ')}.`);
  }
  if (wanted.length === 0) throw new WrongUsage(`Say which pieces: ${known.join(', ')}.`);
  return wanted;
}
