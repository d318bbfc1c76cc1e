import type { AnyPlayed, MovePart, MoveText, Odds } from '@/lib/contract/played';

/** A move on offer: its number in the decision, its words, and the choices that lead to it. */
export interface Offer {
  readonly n: number;
  readonly say: MoveText;
  /** None if the move is one choice. */
  readonly parts: readonly MovePart[];
  readonly odds?: readonly Odds[];
}

/** Decisions with more moves than this show no odds: rolls have few. */
const ODDS_MAX = 12;

/** Returns the moves of a decision in words, from the view of the seat that has to make it. */
export function offersOf(
  { played, game }: { readonly played: AnyPlayed; readonly game: unknown },
  view: unknown,
  moves: readonly unknown[],
): readonly Offer[] {
  return moves.map((move, n) => {
    const say = played.describeMove(game, view, move);
    const parts = played.parts?.(game, view, move) ?? [];
    const odds = moves.length > ODDS_MAX ? [] : (played.odds?.(game, view, move) ?? []);
    return { n, say, parts, ...(odds.length > 0 && { odds }) };
  });
}

/** A choice, and the move that it makes; undefined if more choices follow. */
export interface Choice {
  readonly part: MoveText;
  readonly offers: readonly Offer[];
  readonly move: number | undefined;
}

/** Remainder of a decision after some choices. */
export interface Narrowed {
  /** Question of the next choice, if everything left answers the same one. */
  readonly ask: string | undefined;
  readonly choices: readonly Choice[];
  /** Words of the choices so far, with those that had no alternative. */
  readonly path: readonly string[];
}

/** Narrows a decision by the choices that a person has made. Choices without an alternative make themselves. */
export function narrow(offers: readonly Offer[], made: readonly string[]): Narrowed {
  const waiting = [...made];
  const path: string[] = [];
  let left = offers;
  for (let depth = 0; ; depth++) {
    const choices = choicesAt(left, depth);
    const next = choices.length === 1 ? choices[0] : choices.find(({ part }) => part.text === waiting[0]);
    if (next?.move !== undefined || !next) return { ask: questionAt(left, depth), choices, path };
    if (choices.length > 1) waiting.shift();
    path.push(next.part.text);
    left = next.offers;
  }
}

function choicesAt(offers: readonly Offer[], depth: number): readonly Choice[] {
  const byText = new Map<string, { readonly part: MoveText; readonly offers: Offer[] }>();
  for (const offer of offers) {
    const part = offer.parts[depth] ?? offer.say;
    const known = byText.get(part.text);
    if (known) known.offers.push(offer);
    else byText.set(part.text, { part, offers: [offer] });
  }
  return [...byText.values()].map((choice) => ({ ...choice, move: moveOf(choice.offers, depth) }));
}

/** Returns the move of the offers if one is left, or if no later part tells them apart. */
function moveOf(offers: readonly Offer[], depth: number): number | undefined {
  const isLast = offers.length === 1 || offers.every(({ parts }) => parts.length <= depth + 1);
  return isLast ? offers[0]?.n : undefined;
}

function questionAt(offers: readonly Offer[], depth: number): string | undefined {
  const questions = new Set(offers.map(({ parts }) => parts[depth]?.ask));
  const [only] = questions;
  return questions.size === 1 ? only : undefined;
}
