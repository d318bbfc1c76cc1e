import { describe, expect, it } from 'vitest';
import { lineUp } from '@/lib/playtest/lineup';
import { playMirrored, readMirror } from '@/lib/playtest/mirror';
import { playOne } from '@/lib/playtest/play-one';
import { NONE } from '@/lib/tabletop/play/board';
import { starterOf } from '@/test/support/starters';
import { randomArena } from '@/test/support/walls/random-arena';
import { compile } from '../engine/compile';
import type { Act, Move } from '../engine/moves';
import { play as makeMove, moves } from '../engine/play';
import { setup } from '../engine/setup';
import type { State } from '../engine/state';
import { View } from '../engine/view';
import { play } from '../play';
import { type Arena, schema } from '../schema';
import { bots } from '.';

const standard = await starterOf('walls', 'walls-standard');

const usual: Arena = schema.parse(standard.body);

/** Returns a bot's decision in the first seat. */
function decisionOf(id: string, game: ReturnType<typeof compile>, state: State): Move {
  const kind = bots.find((bot) => bot.id === id);
  if (!kind) throw new Error(`${id} is a bot`);
  return kind.seat(game, 0, 1).decide(new View(game, state, 0), () => moves(game, state, 0));
}

/** Returns a game in which the first of two players has opened a box with these arrows: 0 is north, then clockwise. */
function opened(body: Arena, cells: readonly [string, string], arrows: readonly number[]) {
  const starts = cells.map((cell, i) => ({ id: `2-${i + 1}`, cell }));
  const game = compile({ ...body, starts });
  const seed = Array.from({ length: 50 }, (_, i) => i).find((one) => setup(game, 2, one).holder === 0) ?? 0;
  const state = setup(game, 2, seed);
  for (const seat of [0, 1]) makeMove({ game, state, emit: undefined }, seat, { type: 'program', arrows });
  return { game, state };
}

describe.each(['searcher', 'builder'])('a %s', (id) => {
  it('puts up the wall that traps the other', () => {
    // A1 is a dead end but for A1-A2, and the other token stands in it.
    const { game, state } = opened({ ...usual, walls: [{ id: 'A1-B1' }] }, ['A3', 'A1'], [0, 1]);
    const move = decisionOf(id, game, state);
    makeMove({ game, state, emit: undefined }, 0, move);
    expect(state.winners).toEqual([0]);
  });

  it('does not trap itself if it can avoid that', () => {
    const { game, state } = opened({ ...usual, walls: [{ id: 'A1-B1' }] }, ['A1', 'G7'], [3, 0]);
    // It cannot move, and both of its sides but one are the rim or a wall.
    const move = decisionOf(id, game, state) as Act;
    expect(move.wall).toBe(game.board.edgeOf('A1-A2'));
    const free = opened(usual, ['A1', 'G7'], [1, 1]);
    const chosen = decisionOf(id, free.game, free.state);
    makeMove({ game: free.game, state: free.state, emit: undefined }, 0, chosen);
    expect(free.state.at).not.toContain(NONE);
  });
});

describe('all bots', { timeout: 60_000 }, () => {
  it('play any arena to its end, by legal moves', () => {
    for (let seed = 0; seed < 60; seed++) {
      const lineup = lineUp(play, randomArena(seed), {
        players: 2 + (seed % 5),
        bots: ['searcher', 'builder', 'random'],
      });
      expect(playOne(lineup, seed).outcome, `seed ${seed}`).toBeDefined();
    }
  });

  it('decide only from what their seat sees', () => {
    const game = compile(usual);
    for (let seed = 0; seed < 20; seed++) {
      const state = setup(game, 3, seed);
      makeMove({ game, state, emit: undefined }, 1, { type: 'program', arrows: [0, 1] });
      const other = setup(game, 3, seed);
      makeMove({ game, state: other, emit: undefined }, 1, { type: 'program', arrows: [3, 2] });
      for (const { id } of bots) expect(decisionOf(id, game, state)).toEqual(decisionOf(id, game, other));
    }
  });

  it('remember nothing of other games', () => {
    const game = compile(usual);
    const decide = (players: number) => decisionOf('searcher', game, setup(game, players, 3));
    const alone = [2, 4, 3].map(decide);
    expect([4, 2, 3].map(decide)).toEqual([alone[1], alone[0], alone[2]]);
  });

  it('play better the more they think', () => {
    const shareOf = (ids: readonly string[], pairs: number) => {
      const lineup = lineUp(play, usual, { players: 2, bots: ids });
      return readMirror(lineup, playMirrored(lineup, { seed: 1, from: 0, to: pairs }).mirror).bots[0];
    };
    expect(shareOf(['searcher', 'random'], 60)?.low).toBeGreaterThan(0.9);
    expect(shareOf(['builder', 'random'], 60)?.low).toBeGreaterThan(0.9);
    expect(shareOf(['searcher', 'builder'], 120)?.low).toBeGreaterThan(0.6);
  });
});
