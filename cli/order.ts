import { WrongUsage } from '@/cli/exit';
import type { System } from '@/lib/contract/authored';
import type { PlayerRange } from '@/lib/contract/manifest';
import {
  CUTS,
  INKS,
  type KitOrder,
  type KitSheets,
  ORDERED_BACKS,
  SACRIFICES,
  type Sacrifice,
  type SheetOrder,
  USUAL_KIT_SHEETS,
} from '@/lib/kit/order';
import { MARGIN_MM, PAPERS } from '@/lib/kit/paper';
import { PRESETS, presetPieces, withPreset } from '@/lib/kit/presets';

export const USUAL_PLAYERS = 4;

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

/** What of it was said. */
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

/** What can be ordered of a scenario. */
export type Orderable = Pick<System, 'pieces'> & { readonly players: PlayerRange };

/** The order that the words on the command line make. */
export function orderFrom(words: OrderWords, offer: Orderable): KitOrder {
  const names = namesOf(words.names ?? '');
  const preset = words.preset === undefined ? undefined : oneOf(PRESETS, words.preset, 'preset');
  const usual: UsualChoices = { ink: 'full', sheets: USUAL_KIT_SHEETS };
  const { ink, sheets, ...more } = preset ? withPreset(usual, preset) : usual;
  return {
    ...more,
    paper: oneOf(PAPERS, words.paper, 'paper'),
    names,
    ...(words.suggested !== undefined && { suggested: saysYes(words.suggested, 'suggested') }),
    players: playersOf(words.players, names, offer.players),
    pieces:
      piecesOf([words.pieces, ...(words.component ?? [])], offer) ?? (preset && presetPieces(preset, offer.pieces)),
    fillable: words.fillable,
    ink: words['low-ink'] ? 'low' : words.ink === undefined ? ink : oneOf(INKS, words.ink, 'ink'),
    sheets: sheetsFrom(words, sheets),
  };
}

type UsualChoices = Pick<KitOrder, 'ink' | 'sharesPages' | 'smallType' | 'sheets'>;

function sheetsFrom(words: SheetWords, usual: KitSheets): KitSheets {
  return {
    ...usual,
    backs: words.backs === undefined ? usual.backs : oneOf(ORDERED_BACKS, words.backs, 'way to print backs'),
    separate: words.separate === undefined ? usual.separate : saysYes(words.separate, 'separate'),
    cut: words.cut === undefined ? usual.cut : oneOf(CUTS, words.cut, 'way to show where to cut'),
    bleedMm: words.bleed === undefined ? usual.bleedMm : bleedOf(words.bleed),
    registration: words.registration,
    marginMm: words.margin === undefined ? usual.marginMm : marginOf(words.margin),
    givesUp: words['gives-up'] === undefined ? usual.givesUp : givesUpOf(words['gives-up']),
    boards: words.boards === undefined ? usual.boards : oneOf(BOARDS, words.boards, 'way to print boards'),
  };
}

/** One of the words there are, in any case. */
function oneOf<Word extends string>(words: readonly Word[], said: string, noun: string): Word {
  const found = words.find((word) => word === said.trim().toLowerCase());
  if (!found) throw new WrongUsage(`There is no ${noun} “${said}” here. There is: ${words.join(', ')}.`);
  return found;
}

const YES_NO = ['yes', 'no'] as const;
const saysYes = (said: string, option: string): boolean => oneOf(YES_NO, said, `answer to --${option}`) === 'yes';
const BOARDS = ['split', 'whole'] as const;
/** What people write for each bleed; an eighth of an inch is what print shops in the Americas ask for. */
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

/** What is not named gives way last. */
function givesUpOf(said: string): readonly Sacrifice[] {
  const named = said.split(',').map((word) => oneOf(SACRIFICES, word, 'thing to give up'));
  return [...new Set([...named, ...SACRIFICES])];
}

/** A name left out between two commas keeps that sheet blank. */
const namesOf = (given: string) => (given.trim() === '' ? [] : given.split(',').map((name) => name.trim()));

function playersOf(given: string | undefined, names: readonly string[], { min, max }: PlayerRange): number {
  const count = given === undefined ? fitting(names.length, { min, max }) : Number(given);
  if (!Number.isInteger(count) || count < min || count > max) {
    throw new WrongUsage(`From ${min} to ${max} can play (not counting a GM), not “${given ?? names.length}”.`);
  }
  if (names.length > count) throw new WrongUsage(`${names.length} names for ${count} players. Leave some out.`);
  return count;
}

const fitting = (names: number, { min, max }: PlayerRange) => Math.max(min, names || Math.min(max, USUAL_PLAYERS));

function piecesOf(
  said: readonly (string | undefined)[],
  { pieces }: Pick<System, 'pieces'>,
): readonly string[] | undefined {
  const lists = said.filter((list) => list !== undefined);
  if (lists.length === 0) return undefined;
  const wanted = lists.flatMap((list) => list.split(',').map((id) => id.trim())).filter(Boolean);
  if (wanted.some((id) => id.toLowerCase() === 'all')) return pieces.map(({ id }) => id);
  const known = pieces.map(({ id }) => id);
  const unknown = wanted.filter((id) => !known.includes(id));
  if (unknown.length > 0) {
    throw new WrongUsage(`There is no piece “${unknown.join('”, “')}”. There are: ${known.join(', ')}.`);
  }
  if (wanted.length === 0) throw new WrongUsage(`Say which pieces: ${known.join(', ')}.`);
  return wanted;
}
