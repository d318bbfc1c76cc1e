import { at } from '@/lib/kernel/at';
import { type Rolled, rolledInWords } from '@/lib/tabletop/dice';
import { playerName } from '@/lib/tabletop/seats';
import { apart, counted, joined, oneLine } from '@/lib/tabletop/wording';

import { type Game, NONE } from '../engine/game';
import type { Modifier } from '../engine/moves';
import type { Pair, PersonId, Seat } from '../engine/state';
import type { View } from '../engine/view';
import { namesOf } from '../names';
import { type Colour, DIFFICULTY_NAMES } from '../vocabulary';

/** What to call everybody and everything of a game as somebody sees it. */
export class Words {
  constructor(
    readonly game: Game,
    readonly view: View,
  ) {}

  /** By name; somebody that nobody has written goes by their player. The GM where there is none. */
  person(id: PersonId): string {
    const { people, players } = this.view.table;
    const owner = people[id]?.owner ?? NONE;
    if (id === NONE) return 'the GM';
    return id >= this.game.written && owner < players ? `${playerName(owner)}’s character` : this.written(id);
  }
  /** By name, no matter who plays them. */
  written(id: PersonId): string {
    return namesOf(this.game.body).people[id] ?? `somebody new (no. ${id - this.game.written + 1})`;
  }
  people(ids: readonly PersonId[]): string {
    return joined(ids.map((id) => this.person(id)));
  }
  /** Whom a player plays; NONE before they have picked. */
  played(seat: Seat): PersonId {
    return this.view.table.people.findIndex(({ owner }) => owner === seat);
  }
  /** Who decides, at the beginning of a sentence: a player by their character. */
  seat(seat: Seat): string {
    if (seat >= this.view.table.players) return 'The GM';
    return namesOf(this.game.body).people[this.played(seat)] ?? playerName(seat);
  }
  task(task: number): string {
    return task === NONE ? 'something that nobody had prepared' : `“${at(namesOf(this.game.body).tasks, task)}”`;
  }
  /** "Something lands on the roof (Stress +1)", as its GM knows it. */
  event(event: number): string {
    const { delta } = at(this.game.events, event);
    return `${at(namesOf(this.game.body).events, event)} (Stress ${delta < 0 ? '' : '+'}${delta})`;
  }
  rolled(rolls: readonly Rolled[]): string {
    return rolledInWords(rolls, (id) => this.person(id));
  }
  /** Both of a pair. */
  pair({ a, b }: Pick<Pair, 'a' | 'b'>): string {
    return this.people([a, b]);
  }
  /** The labels of a pair, in its order and each told apart. */
  labels({ labels }: Pair): readonly string[] {
    const texts = labels.map(({ kind, of, written }) => {
      if (kind !== 'label') return `${this.person(of)} ${kind === 'dying' ? 'was dying' : 'was injured'}`;
      return written === NONE ? 'What happened' : oneLine(this.game.body.links[written]?.label ?? '') || 'No words';
    });
    return texts.map((_, i) => apart(texts, i));
  }
}

export const dice = (count: number, colour: Colour | '' = ''): string =>
  count === 0 ? 'no die' : `${count} ${colour}${colour && ' '}${count === 1 ? 'die' : 'dice'}`;

export const links = (count: number, colour: Colour): string => counted(count, `${colour} link`);

/** "Hard (3 dice)". */
export const difficultyName = (difficulty: number): string =>
  `${at(DIFFICULTY_NAMES, difficulty - 1)} (${dice(difficulty)})`;

/** How a person of the scene is called by its place. */
export const personKey = (id: PersonId): string => `person-${id}`;

const REASONS: Readonly<Record<Exclude<Modifier, 'danger'>, readonly [Colour, string]>> = {
  profession: ['green', 'the profession'],
  serves: ['green', 'what serves goal or bias'],
  violates: ['red', 'what goes against goal or bias'],
  rolePlay: ['green', 'fine words'],
  greenLabels: ['green', 'labels that matter'],
  redLabels: ['red', 'labels that matter'],
};

/** What the GM rules: "for Ann: 2 green dice for fine words", "that nobody can be hurt". */
export function ruling(person: string, modifier: Modifier, count: number): string {
  if (modifier === 'danger') return `that ${count === 0 ? 'nobody' : 'somebody'} can be hurt`;
  const [colour, why] = REASONS[modifier];
  return `for ${person}: ${dice(count, colour)} for ${why}`;
}
