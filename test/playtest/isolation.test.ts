// @module-tag long
// @module-tag soak

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRng } from '@/lib/kernel/rng';
import type { Game } from '@/lib/systems/isolation/engine/game';
import type { LogEvent } from '@/lib/systems/isolation/engine/log';
import type { Move } from '@/lib/systems/isolation/engine/moves';
import type { Label, Pair, State } from '@/lib/systems/isolation/engine/state';
import { play } from '@/lib/systems/isolation/play';
import { schema } from '@/lib/systems/isolation/schema';
import { type Colour, PLAYERS } from '@/lib/systems/isolation/vocabulary';
import type { ColourDice, Rolled } from '@/lib/tabletop/dice/dice';
import { startersOf } from '@/test/support/starters';
import { randomSiege } from '../support/isolation/random-siege';
import { describePlayed } from '../support/played.suite';
import { soaked } from '../support/soak';

const starters = await startersOf('isolation');

/** Maximum number of moves in a decision of a role-playing game. */
const MOVES_MAX = 200;
const SEEDS = Array.from({ length: soaked(90, 30) }, (_, seed) => seed);
const DEAD = 3;

const isCount = (number: number): boolean => Number.isInteger(number) && number >= 0;
const total = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0);

/** Lists faults of a state: Stress, levels, links or dice that no rule allows. */
function faultsOf({ rules: { stressMax } }: Game, state: State): readonly string[] {
  const { people, pairs, stress, conflict, closing } = state;
  const dice = [...(conflict?.rolls ?? []), ...(conflict?.answers ?? []), ...(closing?.rolls ?? [])];
  const rules = {
    'Stress lies between 0 and its ceiling': isCount(stress) && stress <= (stressMax ?? stress),
    'levels go from healthy to dead': people.every(({ level }) => isCount(level) && level <= DEAD),
    'only the dead are dead': people.every(({ level, where }) => where !== 'dead' || level === DEAD),
    'links are counted': pairs.every(isSound),
    'no die too many falls': dice.every(({ due, faces }) => isCount(due) && faces.length <= due),
    'those who are asked are inside and apart': !conflict || new Set(askedIn(state)).size === askedIn(state).length,
    'wounds are counted': !conflict || isCount(conflict.wounds),
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
}

const askedIn = ({ conflict }: State): readonly number[] =>
  conflict ? [conflict.active, conflict.against, ...conflict.targets, ...conflict.absent] : [];

function isSound({ green, red, loose, labels }: Pair): boolean {
  const labelled = (colour: Label['colour']) => labels.filter((label) => label.colour === colour).length;
  return (
    [green, red, loose.green, loose.red].every(isCount) &&
    green === loose.green + labelled('green') &&
    red === loose.red + labelled('red')
  );
}

describePlayed({
  name: 'Isolation',
  played: play,
  body: fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(...starters).map((starter) => schema.parse(starter.body)) },
    { weight: 4, arbitrary: fc.nat().map(randomSiege) },
  ),
  players: [PLAYERS.min, PLAYERS.max],
  // The file is the same for all; of a state, everything except future dice is public.
  disguise: (_, state, __, seed) => ({ ...structuredClone(state as State), rng: seededRng(seed) }),
  invariant: (game, state) => expect(faultsOf(game as Game, state as State)).toEqual([]),
  mostMoves: MOVES_MAX,
});

interface Step {
  readonly game: Game;
  readonly before: State;
  readonly move: Move;
  readonly events: readonly LogEvent[];
  readonly after: State;
}

/**
 * Plays random moves to the end; calls `look` with each move of one phase or of all, with the states before and after
 * it.
 */
function walk(seed: number, look: (step: Step) => void, phase?: State['phase']): State {
  const game = play.compile(randomSiege(seed)) as Game;
  const state = play.setup(game, PLAYERS.min + (seed % (PLAYERS.max - PLAYERS.min + 1)), seed) as State;
  let luck = seed | 1;
  while (state.phase !== 'over') {
    const moves = [...play.moves(game, state, state.awaited)];
    luck = (Math.imul(luck, 1103515245) + 12345) & 0x7fffffff;
    const move = moves[(luck >> 8) % moves.length] as Move;
    const events: LogEvent[] = [];
    const isSeen = phase === undefined || state.phase === phase;
    const before = isSeen ? structuredClone(state) : state;
    play.play(game, state, state.awaited, move, (event) => events.push(event as LogEvent));
    if (isSeen) look({ game, before, move, events, after: state });
  }
  return state;
}

const of = <Type extends LogEvent['type']>(events: readonly LogEvent[], type: Type) =>
  events.filter((event): event is Extract<LogEvent, { type: Type }> => event.type === type);

/** Counts the dice that faces add by the rules. */
const broughtBy = (colour: Colour, faces: readonly number[]): number =>
  faces.filter((face) => face === (colour === 'green' ? 6 : 1)).length;
const countedOf = (colour: Colour, faces: readonly number[]): number =>
  faces.filter((face) => face % 2 === (colour === 'green' ? 0 : 1)).length;

/** Expects a roll to have the dice that were due, plus those that they add. */
function expectRoll(rolls: readonly Rolled[], due: readonly number[], { rules }: Game): void {
  expect(rolls.map(({ colour, faces }) => faces.length - (rules.openEnded ? broughtBy(colour, faces) : 0))).toEqual(
    due,
  );
  expect(rolls.map(({ counted }) => counted)).toEqual(rolls.map(({ colour, faces }) => countedOf(colour, faces)));
}

const dueOf = (dice: readonly ColourDice[] | undefined): readonly number[] => (dice ?? []).map(({ due }) => due);

/** Lists the labels between people who are inside. */
const insiderLabels = ({ pairs, people }: State): readonly Label[] =>
  pairs.flatMap(({ a, b, labels }) => (people[a]?.where === 'inside' && people[b]?.where === 'inside' ? labels : []));

describe('in sieges of Isolation', { timeout: 120_000 }, () => {
  it('exactly the dice that are due are rolled, including extra ones', () => {
    let rolls = 0;
    for (const seed of SEEDS) {
      walk(seed, ({ game, before, events }) => {
        for (const event of events) {
          if (event.type === 'rolled') expectRoll(event.rolls, dueOf(before.conflict?.rolls), game);
          else if (event.type === 'answered') expectRoll(event.rolls, dueOf(before.conflict?.answers), game);
          else if (event.type === 'reflected') {
            const pair = before.pairs[before.closing?.pair ?? -1];
            expectRoll(event.rolls, [pair?.green ?? 0, pair?.red ?? 0], game);
          } else continue;
          rolls++;
        }
      });
    }
    expect(rolls).toBeGreaterThan(5 * SEEDS.length);
  });

  it('wounds inflicted are wounds counted, and never hit people who hinder', () => {
    let wounds = 0;
    for (const seed of SEEDS) {
      let [dealt, open] = [0, 0];
      const { tally } = walk(seed, ({ before, events, after }) => {
        const [resolved] = of(events, 'resolved');
        if (resolved) open = Math.abs(resolved.odds - resolved.evens);
        const fallen = of(events, 'wounded');
        for (const { person } of fallen) expect(before.conflict?.stances[person]).not.toBe('hostile');
        dealt += fallen.length;
        open -= fallen.length;
        expect(open).toBeGreaterThanOrEqual(0);
        if (after.conflict && fallen.length > 0) expect(after.conflict.wounds).toBe(open);
      });
      expect(total(tally.wounded)).toBe(dealt);
      expect(total(tally.wounds)).toBe(dealt);
      expect(total(tally.fatal)).toBe(total(tally.deathsOf));
      wounds += dealt;
    }
    expect(wounds).toBeGreaterThan(SEEDS.length);
  });

  it('no Injured link is erased while a Dying one of the same person exists', () => {
    const seen = { open: 0, shut: 0 };
    for (let seed = 0; seed < 400; seed++) {
      const look = ({ game, before }: Step) => {
        const labels = before.pairs[before.closing?.pair ?? -1]?.labels ?? [];
        for (const [label, { kind, of: person, colour }] of labels.entries()) {
          if (kind !== 'injured' || colour === before.closing?.ahead) continue;
          const isShut = insiderLabels(before).some((one) => one.kind === 'dying' && one.of === person);
          const refusal = play.play(game, structuredClone(before), before.awaited, { type: 'erase', label });
          expect(refusal?.code).toBe(isShut ? 'dying-links-first' : undefined);
          seen[isShut ? 'shut' : 'open']++;
        }
      };
      walk(seed, look, 'change');
    }
    expect(seen.open).toBeGreaterThan(2);
    expect(seen.shut).toBeGreaterThan(2);
  });

  it('links change only as the events say, and by results as the rules say', () => {
    const most = { completeSuccess: 2, basicSuccess: 1, basicFailure: -1, completeFailure: -2 } as const;
    let changes = 0;
    for (const seed of SEEDS) {
      walk(seed, ({ before, events, after }) => {
        const linked = of(events, 'linked');
        const gone = of(events, 'died').map(({ person }) => person);
        for (const [i, { a, b, green, red }] of before.pairs.entries()) {
          if (gone.includes(a) || gone.includes(b)) continue;
          const own = linked.filter((one) => one.a === a && one.b === b);
          const sum = (colour: Colour) => total(own.flatMap((one) => (one.colour === colour ? [one.count] : [])));
          expect([after.pairs[i]?.green, after.pairs[i]?.red]).toEqual([green + sum('green'), red + sum('red')]);
          changes += own.length;
          const result = own.filter(({ why }) => why === 'result');
          if (result.length === 0) continue;
          const degree = of(events, 'resolved')[0]?.degree ?? before.conflict?.degree ?? 'partialSuccess';
          const pull = total(result.map(({ colour, count }) => (colour === 'green' ? count : -count)));
          expect(pull).toBe(most[degree as keyof typeof most]);
        }
      });
    }
    expect(changes).toBeGreaterThan(2 * SEEDS.length);
  });
});
