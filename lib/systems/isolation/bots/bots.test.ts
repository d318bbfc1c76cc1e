import { describe, expect, it } from 'vitest';
import { at } from '@/lib/kernel/at';
import { lineUp } from '@/lib/playtest/lineup';
import { playOne } from '@/lib/playtest/play-one';
import { playtest } from '@/lib/playtest/playtest';
import { randomSiege } from '@/test/support/isolation/random-siege';
import { startersOf } from '@/test/support/starters';
import type { State } from '../engine/state';
import { play } from '../play';
import { schema } from '../schema';

const starters = await startersOf('isolation');

const usual = starters.map((starter) => schema.parse(starter.body));
const PLAYERS = ['human', 'saint', 'egoist', 'random'];
const GMS = ['fair', 'ruthless'];

/** Plays the first starter with one kind of bot and adds up the results. */
function sumOf(bot: string, host = 'fair', games = 60) {
  const lineup = lineUp(play, usual[0], { players: 4, bots: [bot], host });
  const sum = { safe: 0, helped: 0, hindered: 0, alone: 0, wounds: 0, stress: 0, difficulty: 0 };
  const add = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);
  for (let seed = 0; seed < games; seed++) {
    const { tally, winners, named, stress } = playOne(lineup, seed).state as State;
    sum.safe += winners.length;
    sum.helped += add(tally.cooperate);
    sum.hindered += add(tally.hostile);
    sum.alone += tally.helpTried[0] ?? 0;
    sum.wounds += add(tally.wounds);
    sum.stress += stress;
    sum.difficulty = Math.max(sum.difficulty, ...named.map((hard, i) => hard - (usual[0]?.tasks[i]?.difficulty ?? 0)));
  }
  return sum;
}

describe('all bots', { timeout: 120_000 }, () => {
  it('play any siege to its end, by legal moves, with drawn dice and with typed ones', () => {
    for (let seed = 0; seed < 80; seed++) {
      const lineup = lineUp(play, randomSiege(seed), {
        players: 2 + (seed % 5),
        bots: PLAYERS,
        host: at(GMS, seed % 2),
        chosen: seed % 3 === 0 ? { dice: 'typed' } : {},
      });
      expect(playOne(lineup, seed).outcome, `seed ${seed}`).toBeDefined();
    }
  });

  it('of players do not depend on hidden information', () => {
    const [body] = usual;
    const harder = { ...body, tasks: body?.tasks.map((task) => ({ ...task, difficulty: 7 - task.difficulty })) };
    const firstProposals = (one: unknown) => {
      const lineup = lineUp(play, one, { players: 4 });
      const moves: string[] = [];
      for (let seed = 0; seed < 20; seed++) {
        let isNamed = false;
        playOne(lineup, seed, {
          beforeMove(_, seat, move) {
            isNamed ||= (move as { readonly type: string }).type === 'difficulty';
            if (!isNamed && seat < 4) moves.push(JSON.stringify(move));
          },
        });
      }
      return moves;
    };
    expect(firstProposals(harder)).toEqual(firstProposals(body));
  });

  it('differ in temper', () => {
    const [human, saint, egoist] = [sumOf('human'), sumOf('saint'), sumOf('egoist')];
    expect(saint.helped / saint.hindered).toBeGreaterThan(1.5 * (human.helped / human.hindered));
    expect(saint.safe).toBeGreaterThan(human.safe);
    expect(egoist.alone).toBeGreaterThan(human.alone);
    expect(egoist.hindered / egoist.helped).toBeGreaterThan(human.hindered / human.helped);
  });

  it('of GMs rule as written, or against the players', () => {
    const [fair, ruthless] = GMS.map((host) => sumOf('human', host));
    expect(fair?.difficulty).toBe(0);
    expect(ruthless?.difficulty).toBe(1);
    expect(ruthless?.safe).toBeLessThan(fair?.safe ?? 0);
    expect(ruthless?.stress).toBeGreaterThan(fair?.stress ?? 0);
  });

  it('let everybody propose, people without a player included', () => {
    const rows = playtest(play, usual[0], { players: 3, runs: 60, seed: 1 }).tallies.find(({ id }) => id === 'people');
    const proposed = rows?.rows.map(({ values }) => values[0] ?? 0) ?? [];
    expect(Math.min(...proposed)).toBeGreaterThan(20);
  });
});
