import { isJsonObject, type Json } from '@/lib/kernel/json';
import { INKS, type Ink, type KitOrder, type SheetOrder, USUAL_SHEETS } from '@/lib/kit/order';
import { PAPERS, type Paper } from '@/lib/kit/paper';
import type { System } from '@/lib/systems/contract';

/** What the order form holds. Remembered on the device, but for the names. */
export interface Choices {
  readonly players: number;
  readonly paper: Paper;
  readonly fillable: boolean;
  readonly ink: Ink;
  readonly sheets: SheetOrder;
  /** Ids of the pieces that are not wanted, so that new pieces are printed until somebody says no. */
  readonly without: readonly string[];
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
  const without = Array.isArray(known.without)
    ? known.without.filter((id) => pieces.some((piece) => piece.id === id))
    : [];
  return {
    players: Math.min(players.max, Math.max(players.min, wanted)),
    paper: PAPERS.find((paper) => paper === known.paper) ?? likelyPaper(languages),
    fillable: known.fillable === true,
    ink: INKS.find((ink) => ink === known.ink) ?? 'full',
    sheets: USUAL_SHEETS,
    without: without.length < pieces.length ? (without as string[]) : [],
  };
}

export function orderOf(
  { players, paper, fillable, ink, sheets, without }: Choices,
  names: readonly string[],
  { pieces }: Pick<System, 'pieces'>,
  draft: boolean,
): KitOrder {
  const given = Array.from({ length: players }, (_, i) => (names[i] ?? '').trim());
  return {
    players,
    names: given.some((name) => name !== '') ? given : [],
    ...(without.length > 0 && { pieces: pieces.map(({ id }) => id).filter((id) => !without.includes(id)) }),
    paper,
    fillable,
    ink,
    sheets,
    ...(draft && { draft }),
  };
}
