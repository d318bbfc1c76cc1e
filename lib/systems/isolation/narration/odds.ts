import { stancesIn } from '@/lib/chance/attempt-odds';
import { type Chance, estimated, exact } from '@/lib/chance/chances';
import { halfDice } from '@/lib/chance/open-ended';
import type { Odds } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { shareOf } from '@/lib/kernel/fraction';
import { oddsOf as odds } from '@/lib/tabletop/dice';
import { conflictOf, pairNow } from '../engine/context';
import type { Game } from '../engine/game';
import type { Move } from '../engine/moves';
import { attemptOf, needsDifficulty } from '../engine/pools';
import { lateOf, rollsNow } from '../engine/rolls';
import type { View } from '../engine/view';
import { degreeChances, lateDegreeChances } from '../rules/degrees';
import { DEGREE_LABELS, DEGREES, DIFFICULTIES, DIFFICULTY_NAMES, STANCE_LABELS, STANCES } from '../vocabulary';
import { Words } from './words';

/** Fractions of more dice than this are too long for anybody to read. */
const DICE_MAX = 300;
const RESULT = 'What comes of it';
const ifItIs = (difficulty: number) => `If it is ${at(DIFFICULTY_NAMES, difficulty - 1)}`;

/** What a roll can bring, from what its view knows: before it, everybody at the best stance that the dice leave open. */
export function oddsOf(game: Game, view: View, move: Move): readonly Odds[] {
  const { table } = view;
  const isRoll = move.type === 'roll' || move.type === 'reflect';
  const isFirstFace = move.type === 'face' && rollsNow(table).every(({ faces }) => faces.length === 0);
  if (!isRoll && !isFirstFace) return [];
  if (table.closing) return pairOdds(game, view);
  if (conflictOf(table).answers.length > 0) return degreeOdds(RESULT, lateDegreeChances(lateOf(game, table)));
  const results = difficultiesAt(game, view).map((difficulty) =>
    degreeOdds(difficulty === 0 ? RESULT : ifItIs(difficulty), degreeChances(attemptOf(game, table, difficulty))),
  );
  return [...stanceOdds(game, view), ...results.flat()];
}

/** The Difficulties that the GM may still name, as far as a view knows; 0 where it is settled, or there is none. */
function difficultiesAt(game: Game, { game: known, table }: View): readonly number[] {
  const conflict = conflictOf(table);
  if (conflict.difficulty > 0) return [conflict.difficulty];
  if (!needsDifficulty(game, conflict)) return [0];
  const written = known.difficulties[conflict.task] ?? 0;
  return written > 0 ? [written] : DIFFICULTIES;
}

function stanceOdds(game: Game, view: View): readonly Odds[] {
  const words = new Words(game, view);
  const { targets } = conflictOf(view.table);
  return stancesIn(attemptOf(game, view.table, 0)).flatMap((chances, i) => {
    const question = `What ${words.person(at(targets, i))} does`;
    return STANCES.map((stance, place) => odds(STANCE_LABELS[stance], at(chances, place), question));
  });
}

const degreeOdds = (question: string, chances: readonly Chance[]): readonly Odds[] =>
  DEGREES.map((degree, i) => odds(DEGREE_LABELS[degree], at(chances, i), question));

/** All links of a pair against each other, at the end of a session. */
function pairOdds({ rules }: Game, { table }: View): readonly Odds[] {
  const pair = pairNow(table);
  const { ahead, all } = halfDice(rules.openEnded);
  const total = all(pair.green + pair.red);
  const [green, red] = [ahead(pair.green, pair.red, 1), ahead(pair.red, pair.green, 1)];
  const isShort = pair.green + pair.red <= DICE_MAX;
  const chance = (part: bigint) => (isShort ? exact(part, total) : estimated(shareOf(part, total)));
  const question = 'What comes out ahead';
  return [
    odds('Green', chance(green), question),
    odds('Red', chance(red), question),
    odds('Neither', chance(total - green - red), question),
  ];
}
