import { describe, expect, it } from 'vitest';
import { lineUp } from '@/lib/playtest/lineup';
import { playMirrored, readMirror } from '@/lib/playtest/mirror';
import { playtest } from '@/lib/playtest/playtest';
import { judge, readFindings } from '@/lib/playtest/report';
import { sentencesOf } from '@/lib/playtest/sentences';
import { starterOf } from '@/test/support/starters';
import { play } from '../play';
import { type Box, schema } from '../schema';
import type { VERDICTS } from './verdicts';

const both = await starterOf('zombies', 'graveyard-and-deep-sea');
const graveyard = await starterOf('zombies', 'graveyard');

const usual: Box = schema.parse(graveyard.body);
const report = playtest(play, usual, { players: 3, runs: 200, seed: 5 });
const tableOf = (id: string) => report.tallies.find((table) => table.id === id);
const rowsOf = (id: string) => tableOf(id)?.rows ?? [];
const sum = (id: string, column: string) => {
  const i = tableOf(id)?.columns.findIndex((one) => one.id === column) ?? -1;
  return rowsOf(id).reduce((total, { values }) => total + (values[i] ?? Number.NaN), 0);
};

describe('a playtest', () => {
  it('counts everybody’s points, and by how many each game was won', () => {
    expect(rowsOf('scores').map(({ label }) => label)).toEqual(Array.from({ length: 16 }, (_, score) => String(score)));
    expect(sum('scores', 'players')).toBe(3 * 200);
    const { empty, shared, won } = Object.fromEntries(report.endings.map(({ id, count }) => [id, count]));
    expect(report.seats.reduce((wins, { count }) => wins + count, 0)).toBeCloseTo((won ?? 0) + (shared ?? 0), 6);
    expect(empty).toBe(0);
    expect(sum('scores', 'margin')).toBe(200);
    expect(rowsOf('scores')[0]?.values[2]).toBe(report.endings.find(({ id }) => id === 'shared')?.count);
  });

  it('reports for each creature who kept it', () => {
    expect(rowsOf('creatures').map(({ id }) => id)).toEqual(
      usual.decks.flatMap((deck) => deck.creatures.map(({ id }) => `${deck.id}/${id}`)),
    );
    for (const { label, values } of rowsOf('creatures')) {
      const [caught = 0, catcher = 0, other = 0, nobody = 0] = values;
      expect(catcher + other + nobody, label).toBe(caught);
    }
    const highest = rowsOf('creatures').at(-1)?.values ?? [];
    expect(highest[0]).toBe(highest[3]);
  });

  it('reports for each Action how often it was carried out, and the points it moved', () => {
    expect(sum('actions', 'played') + sum('actions', 'declined')).toBe(sum('actions', 'drawn'));
    const movers = rowsOf('actions').filter(({ values }) => (values[3] ?? 0) > 0);
    expect(movers.map(({ id }) => id)).toEqual(['graveyard/grave-robber']);
    expect(sum('deeds', 'thefts')).toBe(movers[0]?.values[1]);
    expect(sum('deeds', 'wasted')).toBeLessThan(sum('deeds', 'traps'));
    expect(sum('deeds', 'locks')).toBeGreaterThan(0);
  });

  it('counts the turns of each round', () => {
    expect(rowsOf('roundLengths').map(({ values }) => values[0])).toEqual([200, 200, 200, 200, 200]);
    expect(sum('roundLengths', 'turns') / 200).toBeGreaterThan(30);
  });

  it('counts rounds that end with nothing caught, and why', () => {
    const ended = (body: Box) => {
      const { tallies } = playtest(play, body, { players: 2, runs: 50, seed: 1 });
      const table = tallies.find(({ id }) => id === 'roundLengths');
      const of = (column: string) =>
        table?.rows.reduce(
          (all, { values }) => all + (values[table.columns.findIndex(({ id }) => id === column)] ?? 0),
          0,
        );
      return { cutOff: of('cutOff'), outOfCards: of('outOfCards'), unsaved: of('unsaved') };
    };
    const short = ended({ ...usual, options: { ...usual.options, maxTurnsPerRound: 2 } });
    expect(short.cutOff).toBeGreaterThan(50);
    expect(short.outOfCards).toBe(0);
    expect(ended({ ...usual, slots: 2, rounds: { ...usual.rounds, single: 6 } }).unsaved).toBeGreaterThan(0);
  });

  it('tells of rounds that end with nothing caught, with the limit', () => {
    const body = { ...usual, options: { ...usual.options, maxTurnsPerRound: 2 } };
    const said = sentencesOf(play, playtest(play, body, { players: 2, runs: 50, seed: 1 })).join(' ');
    expect(said).toMatch(/Of 250 rounds these ended with nothing caught: \d+ after the last turn allowed/);
    expect(sentencesOf(play, report).join(' ')).not.toContain('nothing caught');
  });

  it('bins scores if there are many, and links creatures of two decks', () => {
    const { tallies } = playtest(play, schema.parse(both.body), { players: 2, runs: 20, seed: 1 });
    const labels = tallies.find(({ id }) => id === 'scores')?.rows.map(({ label }) => label) ?? [];
    expect(labels.slice(0, 2)).toEqual(['0 to 3', '4 to 7']);
    expect(labels.length).toBeLessThanOrEqual(16);
    const deeds = tallies.find(({ id }) => id === 'deeds');
    expect(deeds?.rows[0]?.values[deeds.columns.findIndex(({ id }) => id === 'links')]).toBeGreaterThan(0);
  });

  it('sums up the points to win, and the value of memory if only some bots have one', () => {
    const said = sentencesOf(play, report).join(' ');
    expect(said).toMatch(/Winners have about \d+ points; the second is about \d+ behind\./);
    expect(said).toMatch(/The player who caught a creature also got it in \d+ of 100 cases\./);
    expect(said).not.toContain('memory');
    const duel = playtest(play, usual, { players: 2, runs: 100, seed: 1, bots: ['hunter', 'forgetful'] });
    expect(sentencesOf(play, duel).join(' ')).toMatch(/hunters won \d+ of 100 games, forgetful ones \d+ of 100 games/);
  });

  it('has no verdict on the rulebook’s box', () => {
    for (const players of [2, 3, 4]) {
      expect(playtest(play, usual, { players, runs: 200, seed: 1 }).verdicts, `${players} players`).toEqual([]);
    }
  });
});

describe('over fixed seeds, a playtest', () => {
  const [deck] = usual.decks;
  const cornelius = deck?.creatures.at(-1);
  if (!deck || !cornelius) throw new Error('there is a deck with creatures');
  const withDeck = (changes: Partial<typeof deck>, rest: Partial<Box> = {}): Box => ({
    ...usual,
    ...rest,
    decks: [{ ...deck, ...changes }],
  });
  const copies = (of: Readonly<Record<string, number>>) =>
    deck.actions.map((action) => ({ ...action, copies: of[action.effect] ?? 0 }));
  const rounds = (single: number) => ({ ...usual.rounds, single });

  const sure = (net: Box['decks'][number]['superTraps'][number]): typeof net => ({
    ...net,
    when: 'always',
    gain: { rollBonus: 0, autoTrap: true, reroll: 0, keepsNonTarget: true },
  });

  /** For each verdict, a box that provokes it and the bots that play it. */
  const BOXES: Readonly<
    Record<keyof typeof VERDICTS, { body: Box; players?: number; bots?: readonly string[]; path: string }>
  > = {
    'zombies/play-opener-ahead': {
      // Only the opener gets a turn, and keeps what it catches.
      body: withDeck(
        {
          traps: 4,
          actions: [],
          creatures: Array.from({ length: 12 }, (_, i) => ({ ...cornelius, id: `c${i}`, number: i + 1 })),
          superTraps: deck.superTraps.flatMap((net) => Array.from({ length: 12 }, () => sure(net))),
        },
        { die: { sides: 12 }, rounds: rounds(1), options: { ...usual.options, maxTurnsPerRound: 1 } },
      ),
      path: 'rounds/single',
    },
    'zombies/play-too-long': { body: { ...usual, minutes: 5 }, path: 'minutes' },
    'zombies/play-round-drags': {
      body: { ...usual, die: { sides: 4 }, rounds: rounds(6) },
      path: 'options/maxTurnsPerRound',
    },
    'zombies/play-draws': {
      body: withDeck({ actions: deck.actions.filter(({ effect }) => effect !== 'steal') }, { rounds: rounds(3) }),
      players: 4,
      path: 'options/tieBreak',
    },
    'zombies/play-round-unclaimed': {
      body: { ...usual, options: { ...usual.options, maxTurnsPerRound: 3 } },
      path: 'options/maxTurnsPerRound',
    },
    'zombies/play-no-points': { body: { ...usual, rounds: rounds(1) }, bots: ['random'], path: 'rounds/single' },
    'zombies/play-action-unplayed': {
      body: withDeck({ actions: deck.actions.map((action, i) => (i === 0 ? { ...action, effect: '' } : action)) }),
      path: 'decks/graveyard/actions/switcheroo',
    },
    'zombies/play-action-decides': {
      body: withDeck({ actions: copies({ steal: 12 }) }),
      path: 'decks/graveyard/actions/grave-robber',
    },
    'zombies/play-creature-unkept': {
      body: { ...usual, rounds: rounds(6) },
      path: 'decks/graveyard/creatures/cornelius',
    },
    'zombies/play-all-luck': {
      body: { ...usual, rounds: rounds(1), options: { ...usual.options, maxTurnsPerRound: 1 } },
      bots: ['hunter', 'random'],
      path: 'options/maxTurnsPerRound',
    },
  };

  it.each(Object.entries(BOXES))('says %s', (code, { body, players = 2, bots, path }) => {
    const { verdicts } = playtest(play, body, { players, runs: 300, seed: 1, ...(bots && { bots }) });
    expect(verdicts.map((verdict) => `${verdict.code} ${verdict.path.join('/')}`)).toContain(`${code} ${path}`);
  });

  it('judges the value of skill by mirrored pairs', () => {
    const { body } = BOXES['zombies/play-all-luck'];
    const lucky = (bots: readonly string[], of: Box) => {
      const lineup = lineUp(play, of, { players: 2, bots });
      const { games, mirror } = playMirrored(lineup, { seed: 1, from: 0, to: 200 });
      const said = judge(lineup, [readFindings(lineup, games, { seed: 1 })], readMirror(lineup, mirror));
      return said.filter(({ code }) => code === 'zombies/play-all-luck').map(({ message }) => message);
    };
    expect(lucky(['hunter', 'random'], usual)).toEqual([]);
    expect(lucky(['hunter', 'forgetful'], body)).toEqual([]);
    expect(lucky(['hunter', 'random'], body)).toEqual([
      expect.stringMatching(/^In 200 mirrored pairs bots that plan won \d+ of 100 games, bots that play at random \d+/),
    ]);
  });
});
