import { at } from '@/lib/kernel/at';
import { upTo } from '@/lib/kernel/combinations';
import { filled } from '@/lib/kernel/filled';
import { seededRng } from '@/lib/kernel/rng';
import { allPairs, noBonds, pairIndex } from '@/lib/tabletop/play/pairs';
import { DEGREES, LEVELS } from '../vocabulary';
import type { Context } from './context';
import { type Game, NONE } from './game';
import { DEAD, HEALTHY } from './injuries';
import type { MoveOf } from './moves';
import { emptyTally, type Pair, type Person, type PersonId, type Shown, type State } from './state';

/** Returns the initial state, before players pick characters. Adds nameless people if players outnumber the living. */
export function setup(game: Game, players: number, seed: number): State {
  const people = peopleOf(game, players);
  return {
    players,
    rng: seededRng(seed),
    phase: 'pick',
    awaited: 0,
    people,
    pairs: pairsOf(game, people.length),
    stress: Math.min(game.body.stress.start, game.rules.stressMax ?? Number.POSITIVE_INFINITY),
    session: 0,
    conflicts: 0,
    done: filled(game.tasks.length, false),
    shut: filled(game.tasks.length, false),
    named: filled(game.tasks.length, 0),
    happened: filled(game.events.length, false),
    hasHappened: false,
    last: NONE,
    conflict: null,
    closing: null,
    ending: NONE,
    winners: [],
    tally: emptyTally(game, people.length, DEGREES.length),
  };
}

function peopleOf({ body }: Game, players: number): Person[] {
  const personWith = (level: number): Person => ({ owner: players, level, where: level === DEAD ? 'dead' : 'inside' });
  const people = body.cast.map(({ level }) => personWith(LEVELS.indexOf(level)));
  const living = people.filter(({ where }) => where === 'inside').length;
  return [...people, ...upTo(Math.max(0, players - living)).map(() => personWith(HEALTHY))];
}

/** Returns all pairs with the file's links between them. Skips links to oneself or to unknown people. */
function pairsOf({ links }: Game, people: number): Pair[] {
  const pairs = allPairs(upTo(people)).map(([a, b]): Pair => ({ a, b, ...noBonds() }));
  for (const [written, { a, b, colour, kind, of }] of links.entries()) {
    if (a === b || a === NONE || b === NONE) continue;
    const pair = at(pairs, pairIndex(people, a, b));
    pair[colour] += 1;
    if (kind === 'loose') pair.loose[colour] += 1;
    else pair.labels.push({ colour, kind, of, written });
  }
  return pairs;
}

/** Returns the people that players can still pick; the added, nameless ones come last. */
export function freePeople({ people, players }: Shown): readonly PersonId[] {
  return people.flatMap(({ owner, where }, i) => (owner === players && where === 'inside' ? [i] : []));
}

/** Assigns a person to a player. */
export function pick({ state, emit }: Context, { person }: MoveOf<'pick'>): void {
  const { awaited: seat } = state;
  at(state.people, person).owner = seat;
  emit?.({ type: 'picked', seat, person });
}
