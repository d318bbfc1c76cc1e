import { describe, expect, it } from 'vitest';
import { lineUp } from '@/lib/playtest/lineup';
import { playOne } from '@/lib/playtest/play-one';
import { playtest } from '@/lib/playtest/playtest';
import { replay, transcriptOf } from '@/lib/playtest/replay';
import { buildBody } from '@/test/support/mothership/build';
import { starterOf } from '@/test/support/starters';
import { play } from '../play';
import { type Ship, schema } from '../schema';

const mothership = await starterOf('mothership', 'the-mothership');

const usual: Ship = schema.parse(mothership.body);
const report = playtest(play, usual, { players: 3, runs: 240, seed: 5, bots: ['team'] });
const tableOf = (id: string) => report.tallies.find((table) => table.id === id)?.rows ?? [];
const sum = (id: string, column: number) => tableOf(id).reduce((total, { values }) => total + (values[column] ?? 0), 0);

describe('a playtest', () => {
  it('counts the levels separately, and the counts add up', () => {
    expect(sum('levels', 0)).toBe(240);
    expect(sum('levelEndings', 0)).toBe(240);
    expect(sum('levels', 1)).toBe(report.wins.count);
    const shares = tableOf('levels').map(({ values: [games = 0, good = 0] }) => good / games);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  });

  it('does not repeat the endings of all games for the only level', () => {
    const { tallies } = playtest(play, usual, { players: 2, runs: 1, seed: 1, chosen: { level: 'hard' } });
    expect(tallies.find(({ id }) => id === 'levelEndings')?.rows).toEqual([]);
  });

  it('counts every game of a character', () => {
    expect(sum('characters', 0)).toBe(3 * 240);
    for (const { label, values } of tableOf('characters')) {
      const [games = 0, , out = 0, specials = 0, flips = 0] = values;
      expect(out, label).toBeLessThanOrEqual(games);
      expect(flips).toBeGreaterThan(games);
      // The barbarian is the one character without abilities to use.
      expect(specials > 0, label).toBe(label !== 'Barbarian');
    }
  });

  it('reports why people were left behind, and which traps held them', () => {
    const behind = 3 * 240 - Math.round(report.winnersPerGame.mean * 240);
    expect(sum('causes', 1)).toBe(behind);
    expect(tableOf('traps').map(({ id, values }) => [id, (values[0] ?? 0) > 0])).toEqual(
      usual.traps.map(({ id }) => [id, true]),
    );
  });

  it('charges traps with the points they take', () => {
    const lost = Object.fromEntries(tableOf('traps').map(({ id, values }) => [id, values[2] ?? 0]));
    for (const id of ['corrode', 'freeze', 'sever']) expect(lost[id], id).toBeGreaterThan(50);
    for (const id of ['blind', 'jettison', 'mystery']) expect(lost[id], id).toBe(0);
  });

  it('has no verdict on a good ship', () => {
    expect(report.verdicts.filter(({ severity }) => severity !== 'hint')).toEqual([]);
  });

  it('says what is wrong with a bad ship', () => {
    const hopeless = { ...usual, tracker: { ...usual.tracker, spaces: 8 } };
    const mild = {
      ...usual,
      levels: [{ id: 'easy', label: 'Easy', safe: 27, trap: 4, objective: 2 }],
      tracker: { ...usual.tracker, spaces: 30 },
    };
    const codes = (body: Ship) =>
      playtest(play, body, { players: 3, runs: 190, seed: 1 }).verdicts.map(({ code, path }) => `${code} ${path[1]}`);
    expect(codes(hopeless)).toContain('mothership/play-hopeless hard');
    expect(codes(mild)).toContain('mothership/play-harmless easy');
  });

  it('merges verdicts of several tables, and spares a trap that goes off at one of them', () => {
    const body = { ...usual, tracker: { ...usual.tracker, spaces: 8 } };
    const [two, three] = [2, 3].map((players) => playtest(play, body, { players, runs: 190, seed: 1 }));
    if (!two || !three) throw new Error('both were played');
    const game = play.compile(body, {});
    const hopeless = play.verdicts(game, [two, three]).filter(({ code }) => code === 'mothership/play-hopeless');
    const hard = hopeless.filter(({ path }) => path[1] === 'hard');
    expect(hard).toHaveLength(1);
    expect(hard[0]?.message).toMatch(/^With 2 players .* It is similar with 3 players\.$/);
    const untouched = (table: typeof two) => ({
      ...table,
      tallies: table.tallies.map((tally) =>
        tally.id === 'traps'
          ? { ...tally, rows: tally.rows.map((row) => ({ ...row, values: row.values.map(() => 0) })) }
          : tally,
      ),
    });
    const idle = (tables: readonly (typeof two)[]) =>
      play.verdicts(game, tables).filter(({ code }) => code === 'mothership/play-trap-idle').length;
    expect([idle([untouched(two), untouched(three)]), idle([untouched(two), three])]).toEqual([1, 0]);
  });

  it('ends by the tracker even on an incomplete ship', () => {
    const blank = schema.parse(buildBody({}));
    for (const bots of [['team'], ['explorer'], ['random']]) {
      for (const players of [1, 6]) {
        const lineup = lineUp(play, blank, { players, bots });
        expect(playOne(lineup, 1).outcome).toEqual({ ending: 'unread', winners: [] });
      }
    }
  });
});

describe('a narrated game', () => {
  const lineup = lineUp(play, usual, { players: 2, bots: ['team'] });

  it('names who does what where, and reads the ending', () => {
    const text = transcriptOf(replay(lineup, 7));
    expect(text).toContain('Round 1.');
    expect(text).toMatch(/Player 1 plays \w+\./);
    expect(text).toMatch(/(steps to|looks under) [A-K][1-5]/);
    expect(text).not.toMatch(/undefined|NaN|\{players\}|-1/);
  });

  it('counts one point as one', () => {
    const notes = replay(lineup, 7).frames.flatMap(({ scene }) => scene.people.map(({ note }) => note));
    expect(notes.some((note) => /\b1 point\b/.test(note))).toBe(true);
    expect(notes.filter((note) => /\b1 points/.test(note))).toEqual([]);
  });

  it('never reveals a tile before it is turned', () => {
    const looks = replay(lineup, 3).frames.map(({ scene }) => scene.rooms ?? []);
    const count = (rooms: (typeof looks)[number], look: string) => rooms.filter((room) => room.look === look).length;
    for (const rooms of looks) {
      for (const { look, label } of rooms) if (look === 'hidden') expect(label).toBe('');
    }
    expect(count(looks[0] ?? [], 'hidden')).toBe(33);
    expect(count(looks.at(-1) ?? [], 'hidden')).toBeLessThan(15);
    expect(count(looks.at(-1) ?? [], 'done')).toBeGreaterThan(0);
  });
});
