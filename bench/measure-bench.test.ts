import { describe, expect, it } from 'vitest';
import { type Bench, type BenchRow, measureBench } from './measure-bench';

const quick: BenchRow = { id: 'quick', measure: () => ({ ms: 4 }) };
const slow: BenchRow = { id: 'slow', measure: () => new Promise(() => {}) };

async function run(bench: Bench, { words = [], budgetMs = 60_000 }: { words?: string[]; budgetMs?: number } = {}) {
  const said: string[] = [];
  const result = await measureBench(bench, { words, budgetMs, say: (line) => said.push(line) });
  return { said, ...result };
}

describe('a bench', () => {
  it('reports each row before it measures the next', async () => {
    const said: string[] = [];
    let saidBefore: string[] = [];
    const second: BenchRow = {
      id: 'second',
      measure() {
        saidBefore = [...said];
        return { ms: 5 };
      },
    };
    await measureBench({ rows: [quick, second] }, { words: [], budgetMs: 60_000, say: (line) => said.push(line) });
    expect(saidBefore).toEqual(['ok   quick: ms 4']);
    expect(said).toEqual(['ok   quick: ms 4', 'ok   second: ms 5']);
  });

  it('forms the document of --json from all rows and their parts', async () => {
    const parts = [
      { part: 'p95', ms: 1 },
      { part: 'p99', ms: 2 },
    ];
    const bench = { rows: [quick, { id: 'two', measure: () => parts }] };
    const rows = [
      { id: 'quick', ms: 4 },
      { id: 'two/p95', ms: 1 },
      { id: 'two/p99', ms: 2 },
    ];
    expect(await run(bench, { words: ['--json'] })).toMatchObject({ ok: true, json: { rows } });
    expect(await run(bench)).toMatchObject({ ok: true, json: undefined });
  });

  it.each([
    ['null', { ms: null }],
    ['NaN', { ms: Number.NaN, runs: 3 }],
    ['infinite', { ms: Number.NEGATIVE_INFINITY }],
    ['undefined', { ms: undefined }],
    ['null further down', { runs: 3, peersMs: { other: null } }],
    ['not there', {}],
    ['of no part', []],
  ])('fails if a figure is %s', async (_, figures) => {
    const { ok, said } = await run({ rows: [{ id: 'row', measure: () => figures }, quick] });
    expect(ok).toBe(false);
    expect(said).toEqual([expect.stringMatching(/^FAIL row/), 'ok   quick: ms 4']);
  });

  it('fails if a row throws, says why, and measures the others', async () => {
    const broken: BenchRow = {
      id: 'broken',
      measure: async () => {
        throw new Error('the studio did not start');
      },
    };
    const { ok, said, json } = await run({ rows: [broken, quick] }, { words: ['--json'] });
    expect(ok).toBe(false);
    expect(said).toEqual(['FAIL broken: no figure, since the studio did not start', 'ok   quick: ms 4']);
    expect(json).toMatchObject({ rows: [{ id: 'broken', missing: 'the studio did not start' }, { ms: 4 }] });
  });

  it('fails if a row misses its target', async () => {
    const missed = { measured: 120, target: 100, unit: 'ms', ok: false };
    const { ok, said } = await run({ rows: [{ id: 'row', measure: () => missed }] });
    expect(ok).toBe(false);
    expect(said).toEqual(['FAIL row: 120 ms (target 100)']);
  });

  it('fails if the time is over before a row has ended, and measures no other', async () => {
    const { ok, said } = await run({ rows: [quick, slow, { ...quick, id: 'late' }] }, { budgetMs: 50 });
    expect(ok).toBe(false);
    expect(said).toEqual([
      'ok   quick: ms 4',
      'FAIL slow: no figure, since it had not ended when the bench’s time was over',
      'FAIL late: no figure, since the bench’s time was over',
    ]);
  });
});

describe('--only', () => {
  const rows = ['games/hunter', 'games/random', 'checks/graveyard', 'gamesters'].map((id) => ({ ...quick, id }));
  const bench = { rows: [...rows, { ...quick, id: 'bands/2', onRequest: true }] };
  const measured = async (...words: string[]) =>
    (await run(bench, { words })).said.map((line) => line.slice('ok   '.length, line.indexOf(':')));

  it('measures one row, a group or several', async () => {
    expect(await measured('--only', 'games/random')).toEqual(['games/random']);
    expect(await measured('--only', 'games')).toEqual(['games/hunter', 'games/random']);
    expect(await measured('--only', 'gamesters', '--only', 'checks')).toEqual(['checks/graveyard', 'gamesters']);
    expect(await measured('games/hunter')).toEqual(['games/hunter']);
  });

  it('measures rows on request, which are left out otherwise', async () => {
    expect(await measured()).toEqual(rows.map(({ id }) => id));
    expect(await measured('--only', 'bands')).toEqual(['bands/2']);
  });

  it('rejects rows that there are not', async () => {
    await expect(measured('--only', 'game')).rejects.toThrow('no row called “game”. There are: games/hunter, ');
  });
});
