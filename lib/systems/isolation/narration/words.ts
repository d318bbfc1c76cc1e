import { type Chance, estimated, exact } from '@/lib/chance/chances';
import type { Odds } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { shareOf } from '@/lib/kernel/fraction';
import { describeRoll, oddsOf as odds, type Rolled } from '@/lib/tabletop/dice/dice';
import { playerName } from '@/lib/tabletop/play/seats';
import { counted, joined, oneLine, uniqueName } from '@/lib/tabletop/words/wording';
import { conflictOf, pairNow } from '../engine/context';
import { type Game, NONE } from '../engine/game';
import type { Modifier, Move } from '../engine/moves';
import { attemptOf, needsDifficulty } from '../engine/pools';
import { lateOf, rollsNow } from '../engine/rolls';
import type { Pair, PersonId, Seat } from '../engine/state';
import type { View } from '../engine/view';
import { namesOf } from '../names';
import { stancesIn } from '../rules/attempt-odds';
import { degreeChances, lateDegreeChances } from '../rules/degrees';
import { halfDice } from '../rules/open-ended';
import {
  type Colour,
  DEGREE_LABELS,
  DEGREES,
  DIFFICULTIES,
  DIFFICULTY_NAMES,
  STANCE_LABELS,
  STANCES,
} from '../vocabulary';

/** Names of people, tasks, events and links for the narration, as a view knows them. */
export class Words {
  constructor(
    readonly game: Game,
    readonly view: View,
  ) {}

  /** A person's name, or the player's name for added people. NONE is the GM. */
  person(id: PersonId): string {
    const { people, players } = this.view.table;
    const owner = people[id]?.owner ?? NONE;
    if (id === NONE) return 'the GM';
    return id >= this.game.written && owner < players ? `${playerName(owner)}’s character` : this.written(id);
  }
  /** The character's name, regardless of the player. */
  written(id: PersonId): string {
    return namesOf(this.game.body).people[id] ?? `somebody new (no. ${id - this.game.written + 1})`;
  }
  people(ids: readonly PersonId[]): string {
    return joined(ids.map((id) => this.person(id)));
  }
  /** The person whom a player plays; NONE before they have picked. */
  played(seat: Seat): PersonId {
    return this.view.table.people.findIndex(({ owner }) => owner === seat);
  }
  /** The seat's name at the beginning of a sentence: the player's character, or the GM. */
  seat(seat: Seat): string {
    if (seat >= this.view.table.players) return 'The GM';
    return namesOf(this.game.body).people[this.played(seat)] ?? playerName(seat);
  }
  task(task: number): string {
    return task === NONE ? 'something that nobody had prepared' : `“${at(namesOf(this.game.body).tasks, task)}”`;
  }
  /** Text for the GM, such as "Something lands on the roof (Stress +1)". */
  event(event: number): string {
    const { delta } = at(this.game.events, event);
    return `${at(namesOf(this.game.body).events, event)} (Stress ${delta < 0 ? '' : '+'}${delta})`;
  }
  rolled(rolls: readonly Rolled[]): string {
    return describeRoll(rolls, (id) => this.person(id));
  }
  pair({ a, b }: Pick<Pair, 'a' | 'b'>): string {
    return this.people([a, b]);
  }
  /** Unique texts for the labels of a pair, in order. */
  labels({ labels }: Pair): readonly string[] {
    const texts = labels.map(({ kind, of, written }) => {
      if (kind !== 'label') return `${this.person(of)} ${kind === 'dying' ? 'was dying' : 'was injured'}`;
      return written === NONE ? 'What happened' : oneLine(this.game.body.links[written]?.label ?? '') || 'No words';
    });
    return texts.map((_, i) => uniqueName(texts, i));
  }
}

export const dice = (count: number, colour: Colour | '' = ''): string =>
  count === 0 ? 'no die' : `${count} ${colour}${colour && ' '}${count === 1 ? 'die' : 'dice'}`;

export const links = (count: number, colour: Colour): string => counted(count, `${colour} link`);

/** "Hard (3 dice)". */
export const difficultyName = (difficulty: number): string =>
  `${at(DIFFICULTY_NAMES, difficulty - 1)} (${dice(difficulty)})`;

export const personKey = (id: PersonId): string => `person-${id}`;

const REASONS: Readonly<Record<Exclude<Modifier, 'danger'>, readonly [Colour, string]>> = {
  profession: ['green', 'the profession'],
  serves: ['green', 'what serves goal or bias'],
  violates: ['red', 'what goes against goal or bias'],
  rolePlay: ['green', 'fine words'],
  greenLabels: ['green', 'labels that matter'],
  redLabels: ['red', 'labels that matter'],
};

/** Describes a ruling, such as "for Ann: 2 green dice for fine words" or "that nobody can be hurt". */
export function ruling(person: string, modifier: Modifier, count: number): string {
  if (modifier === 'danger') return `that ${count === 0 ? 'nobody' : 'somebody'} can be hurt`;
  const [colour, why] = REASONS[modifier];
  return `for ${person}: ${dice(count, colour)} for ${why}`;
}

/** Most dice for fractions; with more they are too long to read. */
const DICE_MAX = 300;
const RESULT = 'What comes of it';
const ifItIs = (difficulty: number) => `If it is ${at(DIFFICULTY_NAMES, difficulty - 1)}`;

/** Returns the odds of a roll from what the viewer knows. Assumes that everyone takes their best possible stance. */
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

/** Returns the Difficulties to show odds for: the named or known one, or all if it is hidden; 0 if there is none. */
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

/** Returns the odds of a pair's roll at the end of a session. */
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
