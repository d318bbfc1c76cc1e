import { isJsonObject, type Json } from '@/lib/kernel/json';
import { INKS, type Ink, type KitOrder, type SheetOrder, USUAL_SHEETS } from '@/lib/kit/order';
import { PAPERS, type Paper } from '@/lib/kit/paper';
import type { PieceKind, System } from '@/lib/systems/contract';

/** What the order form holds. Remembered on the device, but for the names. */
export interface Choices {
  readonly players: number;
  readonly paper: Paper;
  readonly fillable: boolean;
  readonly ink: Ink;
  readonly sheets: SheetOrder;
  /** Ids of the pieces that are not wanted, so that new pieces are printed until somebody says no. */
  readonly without: readonly string[];
  /** Ids of the extras that are wanted. */
  readonly extras: readonly string[];
}

/** Whether a piece is printed. */
export const isWanted = ({ without, extras }: Choices, { id, extra }: PieceKind): boolean =>
  extra ? extras.includes(id) : !without.includes(id);

/** What changes when a piece is ticked or not any more. */
export function wanting({ without, extras }: Choices, { id, extra }: PieceKind, wanted: boolean): Partial<Choices> {
  const listed = (ids: readonly string[], isListed: boolean) =>
    isListed ? [...ids, id] : ids.filter((one) => one !== id);
  return extra ? { extras: listed(extras, wanted) } : { without: listed(without, !wanted) };
}

/** Countries whose printers hold Letter. */
const LETTER = new Set('BZ CA CL CO CR DO GT HN MX NI PA PH PR SV US VE'.split(' '));

/** The paper that somebody with these languages most likely has. */
export function likelyPaper(languages: readonly string[]): Paper {
  for (const language of languages) {
    const region = regionOf(language);
    if (region) return LETTER.has(region) ? 'letter' : 'a4';
  }
  return 'a4';
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}

/** Choices from whatever the device remembers; what is missing or does not fit is as one would expect. */
export function readChoices(
  json: Json | undefined,
  { players, pieces }: Pick<System, 'players' | 'pieces'>,
  languages: readonly string[],
): Choices {
  const known = isJsonObject(json) ? json : {};
  const wanted = typeof known.players === 'number' && Number.isInteger(known.players) ? known.players : 4;
  const listed = (ids: Json | undefined, isExtra: boolean) =>
    pieces
      .filter(({ id, extra = false }) => extra === isExtra && Array.isArray(ids) && ids.includes(id))
      .map(({ id }) => id);
  const [without, extras] = [listed(known.without, false), listed(known.extras, true)];
  const isEmpty = extras.length === 0 && pieces.every(({ id, extra }) => extra || without.includes(id));
  return {
    players: Math.min(players.max, Math.max(players.min, wanted)),
    paper: PAPERS.find((paper) => paper === known.paper) ?? likelyPaper(languages),
    fillable: known.fillable === true,
    ink: INKS.find((ink) => ink === known.ink) ?? 'full',
    sheets: USUAL_SHEETS,
    without: isEmpty ? [] : without,
    extras,
  };
}

export function orderOf(
  choices: Choices,
  names: readonly string[],
  { pieces }: Pick<System, 'pieces'>,
  draft: boolean,
): KitOrder {
  const { players, paper, fillable, ink, sheets, without, extras } = choices;
  const given = Array.from({ length: players }, (_, i) => (names[i] ?? '').trim());
  return {
    players,
    names: given.some((name) => name !== '') ? given : [],
    ...(without.length + extras.length > 0 && {
      pieces: pieces.filter((piece) => isWanted(choices, piece)).map(({ id }) => id),
    }),
    paper,
    fillable,
    ink,
    sheets,
    ...(draft && { draft }),
  };
}
