import { useMemo } from 'react';
import { load, useRemembered } from '@/app/_ui/use-remembered';
import type { PieceKind, SuggestedPeople, System } from '@/lib/contract/authored';
import type { PlayerRange } from '@/lib/contract/manifest';
import { isJsonObject, type Json } from '@/lib/kernel/json';
import {
  BLEEDS_MM,
  CUTS,
  INKS,
  type Ink,
  type KitOrder,
  type KitSheets,
  SACRIFICES,
  type Sacrifice,
  TOKEN_SHAPES,
  USUAL_KIT_SHEETS,
  USUAL_SHEETS,
} from '@/lib/kit/order';
import type { GameManifest } from '@/lib/scenario/game-manifest';
import { type Printer, readPrinter } from './printer';

/** Choices about cutting, independent of the printer. */
export type Cutting = Omit<KitSheets, 'backs' | 'marginMm' | 'separate'>;

/** Answers to the form's first question, what a kit is printed for. */
export const PURPOSES = ['tonight', 'best', 'save-paper', 'shop', 'pieces'] as const;
export type Purpose = (typeof PURPOSES)[number];

export const KITS = { min: 1, max: 200 } as const;

/** The order form's choices for one game. Stored on the device, without the names. */
export interface Choices {
  /** Undefined in choices that older versions stored: `purposeOf` derives it from them. */
  readonly purpose?: Purpose | undefined;
  /** Number of copies of the kit. The print plan multiplies by it; a PDF contains one. */
  readonly kits: number;
  readonly players: number;
  readonly fillable: boolean;
  readonly ink: Ink;
  readonly grounds: boolean | undefined;
  /** True if short documents for the same readers share a page. */
  readonly sharesPages: boolean | undefined;
  readonly smallType: boolean | undefined;
  readonly cutting: Cutting;
  /** True if suggested people are printed on their sheets; undefined means only if there are names. */
  readonly suggested?: boolean | undefined;
  /** Ids of unwanted pieces, so that new pieces are printed by default. */
  readonly without: readonly string[];
  /** Ids of wanted extras. */
  readonly extras: readonly string[];
  /** Ids of the pieces that are printed if only some are. */
  readonly some: readonly string[];
}

export const isWanted = ({ purpose, without, extras, some }: Choices, { id, extra }: PieceKind): boolean =>
  purpose === 'pieces' ? some.includes(id) : extra ? extras.includes(id) : !without.includes(id);

export function withPiece(
  { purpose, without, extras, some }: Choices,
  { id, extra }: PieceKind,
  wanted: boolean,
): Partial<Choices> {
  const listed = (ids: readonly string[], isListed: boolean) =>
    isListed ? [...ids, id] : ids.filter((one) => one !== id);
  if (purpose === 'pieces') return { some: listed(some, wanted) };
  return extra ? { extras: listed(extras, wanted) } : { without: listed(without, !wanted) };
}

/** Reads stored choices; missing or invalid ones get defaults. */
export function readChoices(json: Json | undefined, { players, pieces }: Pick<System, 'players' | 'pieces'>): Choices {
  const known = isJsonObject(json) ? json : {};
  const wanted = typeof known.players === 'number' && Number.isInteger(known.players) ? known.players : 4;
  const listed = (ids: Json | undefined, isExtra: boolean) =>
    pieces
      .filter(({ id, extra = false }) => extra === isExtra && Array.isArray(ids) && ids.includes(id))
      .map(({ id }) => id);
  const without = listed(known.without, false);
  // Before lists of what is on cards were extras, they were printed unless they were left out by name.
  const were = pieces.flatMap(({ id, replacedBy }) => (without.includes(id) && replacedBy ? [replacedBy] : []));
  const asBefore = Array.isArray(known.without) ? were.filter((id) => !(known.without as Json[]).includes(id)) : [];
  const extras = listed([...(Array.isArray(known.extras) ? known.extras : []), ...asBefore], true);
  const purpose = PURPOSES.find((one) => one === known.purpose);
  const isEmpty = extras.length === 0 && pieces.every(({ id, extra }) => extra || without.includes(id));
  return {
    ...(purpose && { purpose }),
    kits: typeof known.kits === 'number' && isKits(known.kits) ? known.kits : KITS.min,
    players: Math.min(players.max, Math.max(players.min, wanted)),
    fillable: known.fillable === true,
    ink: INKS.find((ink) => ink === known.ink) ?? 'full',
    grounds: known.grounds === true,
    sharesPages: known.sharesPages !== false,
    smallType: known.smallType === true,
    cutting: readCutting(known.cutting),
    ...(typeof known.suggested === 'boolean' && { suggested: known.suggested }),
    without: isEmpty ? [] : without,
    extras,
    some: [...listed(known.some, false), ...listed(known.some, true)],
  };
}

const isKits = (count: number): boolean => Number.isInteger(count) && count >= KITS.min && count <= KITS.max;

function readCutting(json: Json | undefined): Cutting {
  const known = isJsonObject(json) ? json : {};
  const { givesUp } = known;
  const isOrder = Array.isArray(givesUp) && givesUp.length === SACRIFICES.length;
  return {
    cut: CUTS.find((cut) => cut === known.cut) ?? USUAL_KIT_SHEETS.cut,
    bleedMm: BLEEDS_MM.find((bleedMm) => bleedMm === known.bleedMm) ?? USUAL_SHEETS.bleedMm,
    registration: known.registration === true,
    givesUp: isOrder && SACRIFICES.every((one) => givesUp.includes(one)) ? (givesUp as Sacrifice[]) : SACRIFICES,
    boards: known.boards === 'whole' ? 'whole' : 'split',
    tokens: TOKEN_SHAPES.find((shape) => shape === known.tokens) ?? 'round',
  };
}

/** Cutting of a new form. */
export const USUAL_CUTTING = readCutting(undefined);

/** Tells whether suggested people are printed; the default depends on the game and on the names. */
export const printsSuggested = (
  { suggested }: Choices,
  { usually = false }: SuggestedPeople,
  names: readonly string[],
): boolean => suggested ?? (usually || names.some(isName));

const isName = (name: string) => name.trim() !== '';

export function orderOf(
  choices: Choices,
  { paper, marginMm, backs, separate, calibration }: Printer,
  names: readonly string[],
  { pieces }: Pick<System, 'pieces'>,
  draft: boolean,
): KitOrder {
  const { players, fillable, ink, grounds, sharesPages, smallType, cutting, suggested } = choices;
  const given = Array.from({ length: players }, (_, i) => (names[i] ?? '').trim());
  return {
    players,
    names: given.some(isName) ? given : [],
    ...(suggested !== undefined && { suggested }),
    ...(pieces.some((piece) => isWanted(choices, piece) === (piece.extra === true)) && {
      pieces: pieces.filter((piece) => isWanted(choices, piece)).map(({ id }) => id),
    }),
    paper,
    fillable,
    ink,
    grounds,
    sharesPages,
    smallType,
    sheets: { ...cutting, backs, separate, marginMm },
    ...(calibration && { calibration }),
    ...(draft && { draft }),
  };
}

const keyOf = ({ id }: GameManifest) => `trapdoor:print:${id}`;

/** Returns the stored choices for a game with `begin` applied, and the number of players clamped to the range. */
export function useChoices(
  system: GameManifest,
  range: PlayerRange = system.players,
  begin: (stored: Choices) => Partial<Choices> = () => ({}),
): readonly [Choices, (change: Partial<Choices>) => void] {
  const [choices, change] = useRemembered(keyOf(system), (json) => {
    const stored = readChoices(json, { ...system, players: range });
    return { ...stored, ...begin(stored) };
  });
  const players = Math.min(range.max, Math.max(range.min, choices.players));
  const within = useMemo(() => ({ ...choices, players }), [choices, players]);
  return [within, change];
}

/** Returns the stored printer settings, shared by all games; older versions stored the paper for each game. */
export const usePrinter = (system: GameManifest): readonly [Printer, (change: Partial<Printer>) => void] =>
  useRemembered('trapdoor:printer', (json, isHere) =>
    isHere ? readPrinter(json ?? load(keyOf(system)), navigator.languages) : readPrinter(undefined, []),
  );
