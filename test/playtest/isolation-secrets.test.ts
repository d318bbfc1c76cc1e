// @module-tag long
// @module-tag soak

import { describe, expect, it } from 'vitest';
import type { AnyBot, Seat } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { type Lineup, lineUp } from '@/lib/playtest/lineup';
import { playOne } from '@/lib/playtest/play-one';
import type { Move } from '@/lib/systems/isolation/engine/moves';
import type { State } from '@/lib/systems/isolation/engine/state';
import type { View } from '@/lib/systems/isolation/engine/view';
import { play } from '@/lib/systems/isolation/play';
import { type Siege, schema } from '@/lib/systems/isolation/schema';
import { startersOf } from '@/test/support/starters';
import { randomSiege } from '../support/isolation/random-siege';
import { soaked } from '../support/soak';

const starters = await startersOf('isolation');

const PLAYERS = 3;
const BOTS = ['human', 'egoist', 'saint'];

const usual: readonly Siege[] = [
  ...starters.map((starter) => schema.parse(starter.body)),
  ...Array.from({ length: soaked(40, 4) }, (_, seed) => randomSiege(seed)),
];
const isOpen = (body: Siege, openDifficulty: boolean): Siege => ({
  ...body,
  options: { ...body.options, openDifficulty },
});

/** Returns the same siege with other difficulties, secrets and notes. */
const changed = (body: Siege): Siege => ({
  ...body,
  threat: { ...body.threat, secrets: [...body.threat.secrets, { id: 'gardener', text: 'it was the gardener' }] },
  otherNpcs: body.otherNpcs.map((npc) => ({ ...npc, notes: 'the gardener' })),
  tasks: body.tasks.map((task) => ({ ...task, difficulty: 7 - task.difficulty })),
});

const text = (value: unknown) => JSON.stringify(value);
const isNaming = (move: unknown) => (move as Move).type === 'difficulty';

/**
 * Lists everything that players and spectators see, can do and decide, and their odds, move by move, and the GM's
 * decisions. With `endsThere`, ends at the last move before the first Difficulty is announced.
 */
function watch(lineup: Lineup, seed: number, endsThere: boolean): readonly string[] {
  const { played, game } = lineup;
  const seen: string[] = [];
  let isOver = false;
  const told = (who: Seat | 'table', state: unknown) => {
    const view = played.view(game, state, who);
    return [played.show(game, view), played.scene(game, view), (view as View).game.body];
  };
  playOne(lineup, seed, {
    beforeMove(state, seat, move) {
      isOver ||= endsThere && isNaming(move);
      if (isOver) return;
      const view = played.view(game, state, seat);
      const choices = [...played.moves(game, state, seat)];
      const known =
        seat < PLAYERS
          ? choices.map((one) => [played.describeMove(game, view, one), played.odds?.(game, view, one)])
          : [];
      seen.push(text([seat, move, choices, known, told(0, state), told('table', state)]));
    },
    onEvent(one, state) {
      if (!isOver) seen.push(text(played.narrate(game, one, played.view(game, state, 0))));
    },
  });
  return seen;
}

/**
 * Index of the first difference between two games for a seat that does not know the GM's secrets; -1 if there is none.
 */
function parting(body: Siege, seed: number, seat: (lineup: Lineup) => Lineup, endsThere = false): number {
  const [one = [], other = []] = [body, changed(body)].map((each) =>
    watch(seat(lineUp(play, each, { players: PLAYERS, bots: BOTS })), seed, endsThere),
  );
  const longer = one.length < other.length ? other : one;
  return longer.findIndex((_, i) => one[i] !== other[i]);
}

const asWritten = (lineup: Lineup) => lineup;

/** Replaces the GM by a bot whose Difficulties do not depend on the file. */
function byRote(lineup: Lineup): Lineup {
  const gm = at(lineup.bots, PLAYERS);
  const rote: AnyBot = {
    ...gm,
    seat(game, seat, seed) {
      const bot = gm.seat(game, seat, seed);
      return {
        decide(view, moves) {
          const { phase, conflicts } = (view as View).table as State;
          return phase === 'difficulty'
            ? { type: 'difficulty', difficulty: 1 + (conflicts % 6) }
            : bot.decide(view, moves);
        },
      };
    },
  };
  return { ...lineup, bots: [...lineup.bots.slice(0, PLAYERS), rote] };
}

describe('what only the GM knows', { timeout: 120_000 }, () => {
  it('is hidden before the first Difficulty is announced', () => {
    for (const [seed, body] of usual.entries()) {
      expect(parting(isOpen(body, false), seed, asWritten, true), `siege ${seed}`).toBe(-1);
    }
  });

  it('is hidden for a whole night with the same Difficulties', () => {
    for (const [seed, body] of usual.entries()) {
      expect(parting(isOpen(body, false), seed, byRote), `siege ${seed}`).toBe(-1);
    }
  });

  it('makes a difference if it is public, and once it is announced', () => {
    const [body] = usual;
    if (!body) throw new Error('there are starters');
    expect(parting(isOpen(body, true), 1, byRote)).toBeGreaterThanOrEqual(0);
    expect(parting(isOpen(body, false), 1, asWritten)).toBeGreaterThanOrEqual(0);
  });
});
