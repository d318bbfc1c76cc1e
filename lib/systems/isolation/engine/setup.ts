import { at } from '@/lib/kernel/at';
import { filled } from '@/lib/kernel/filled';
import { seededRng } from '@/lib/kernel/rng';
import { everyTwo } from '@/lib/tabletop/pairs';
import { DEGREES, LEVELS } from '../vocabulary';
import { type Context, pairIndex } from './context';
import { type Game, NONE } from './game';
import { DEAD } from './injuries';
import type { MoveOf } from './moves';
import type { Pair, Person, PersonId, Shown, State } from './state';
import { emptyTally } from './tally';

/** A table about to pick its people. If more play than live, people whom nobody has written join the cast. */
export function setup(game: Game, players: number, seed: number): State {
  const people = peopleOf(game, players);
  const state: State = {
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
  return state;
}

function peopleOf({ body }: Game, players: number): Person[] {
  const people = body.cast.map(({ level }): Person => {
    const place = LEVELS.indexOf(level);
    return { owner: players, level: place, where: place === DEAD ? 'dead' : 'inside' };
  });
  const living = people.filter(({ where }) => where === 'inside').length;
  const more = Math.max(0, players - living);
  return [...people, ...Array.from({ length: more }, (): Person => ({ owner: players, level: 0, where: 'inside' }))];
}

/** Links of the file between two people who exist; one to oneself is none. */
function pairsOf({ links }: Game, people: number): Pair[] {
  const pairs = everyTwo(Array.from({ length: people }, (_, i) => i)).map(
    ([a, b]): Pair => ({ a, b, green: 0, red: 0, loose: { green: 0, red: 0 }, labels: [] }),
  );
  for (const [written, { a, b, colour, kind, of }] of links.entries()) {
    if (a === b || a === NONE || b === NONE) continue;
    const pair = at(pairs, pairIndex(people, a, b));
    pair[colour] += 1;
    if (kind === 'loose') pair.loose[colour] += 1;
    else pair.labels.push({ colour, kind, of, written });
  }
  return pairs;
}

/** Whom a player may still pick; those whom nobody has written come last. */
export function freePeople({ people, players }: Shown): readonly PersonId[] {
  return people.flatMap(({ owner, where }, i) => (owner === players && where === 'inside' ? [i] : []));
}

/** A player has somebody to play. */
export function pick({ state, emit }: Context, { person }: MoveOf<'pick'>): void {
  const { awaited: seat } = state;
  at(state.people, person).owner = seat;
  emit?.({ type: 'picked', seat, person });
}
