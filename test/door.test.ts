import { readFileSync } from 'node:fs';
import { PDFDocument } from 'pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import * as door from '@/door/index';
import * as print from '@/door/print';
import { planKit, printKit, printPieces } from '@/door/print';
import type { OwnCheck, Scenario } from '@/door/types';

const WALLS = readFileSync('content/starters/walls/walls-standard.json', 'utf8');
const SHIP = readFileSync('content/starters/trapped/spaceship.json', 'utf8');
const { applyFix, check, diff, open, playtest, replay, schema, TrapdoorError } = door;

let walls: Scenario;
let ship: Scenario;
beforeAll(async () => {
  [walls, ship] = await Promise.all([open(WALLS), open(new TextEncoder().encode(SHIP))]);
});
const refusal = async (work: () => unknown) => {
  const error = await Promise.resolve()
    .then(work)
    .then(
      () => undefined,
      (reason: unknown) => reason,
    );
  expect(error).toBeInstanceOf(TrapdoorError);
  return (error as InstanceType<typeof TrapdoorError>).code;
};

describe('the package for programs', () => {
  it('exports exactly these names', () => {
    expect(Object.keys(door).toSorted()).toEqual([
      'TrapdoorError',
      'applyFix',
      'check',
      'diff',
      'games',
      'open',
      'playtest',
      'replay',
      'schema',
    ]);
    expect(Object.keys(print).toSorted()).toEqual(['planKit', 'printKit', 'printPieces']);
  });

  it('opens text, bytes and JSON alike, and returns the whole file', async () => {
    const again = await open(walls.json);
    expect(again.json).toEqual(JSON.parse(WALLS));
    expect([again.game, again.title, again.players]).toEqual(['walls', 'Walls: Standard', { min: 2, max: 4 }]);
    expect([ship.game, Object.isFrozen(ship)]).toEqual(['trapped', true]);
  });

  it.each([
    ['no JSON', '{', 'file/not-json'],
    ['something else', '{}', 'file/not-a-scenario'],
    ['an unknown game', JSON.stringify({ ...JSON.parse(WALLS), system: 'chess' }), 'file/unknown-system'],
    ['a newer format', JSON.stringify({ ...JSON.parse(WALLS), formatVersion: 99 }), 'file/newer-format'],
    ['too much', ' '.repeat(1_000_001), 'file/too-large'],
  ])('refuses %s', async (_, file, code) => expect(await refusal(() => open(file))).toBe(code));

  it('refuses values that JSON can’t represent, and scenarios of another program', async () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    expect(await refusal(() => open(circle as never))).toBe('file/not-json');
    expect(await refusal(() => check({ ...walls }))).toBe('scenario/unknown');
  });

  it('runs checks, including the caller’s, and applies fixes', async () => {
    expect(check(ship).filter(({ severity }) => severity === 'error')).toEqual([]);
    const body = structuredClone(ship.json.body) as { goals: unknown[] };
    const broken = await open({ ...ship.json, body: { ...body, goals: body.goals.slice(1) } } as never);
    const own: OwnCheck = function* () {
      yield { code: 'house/none', severity: 'error', path: ['title'], message: 'No.' };
    };
    const issues = check(broken, { also: [own] });
    expect(issues.map(({ code }) => code)).toEqual(expect.arrayContaining(['house/none', 'trapped/unknown-reference']));
    const repairable = issues.filter(({ fix }) => fix);
    expect(repairable.length).toBeGreaterThan(0);
    for (const issue of repairable) {
      const repaired = check(applyFix(broken, issue));
      expect(repaired.filter(({ code, path }) => code === issue.code && String(path) === String(issue.path))).toEqual(
        [],
      );
    }
    expect(
      await refusal(() => applyFix(broken, { code: 'x/y', severity: 'hint', path: [], message: 'Nothing.' })),
    ).toBe('fix/none');
  });

  it('plays the same games for the same seed, and narrates one of them', async () => {
    const counted: number[] = [];
    const options = { runs: 120, seed: 7, onProgress: (games: number) => void counted.push(games) };
    const report = await playtest(walls, options);
    expect(report).toEqual(await playtest(walls, { runs: 120, seed: 7 }));
    expect([report.runs, counted]).toEqual([120, [50, 100, 120]]);
    const replayed = await replay(walls, { seed: report.shown.median });
    expect(replayed.outcome?.winners.length).toBeGreaterThan(0);
    expect(replayed.moves[0]?.say.text).toMatch(/\w/);
    expect((await replay(walls, { seed: report.shown.median, who: 'table' })).moves).toEqual([]);
  });

  it.each([
    ['too many players', { players: 5 }, 'play/invalid'],
    ['half a game', { runs: 0.5 }, 'play/invalid'],
    ['an unknown bot', { bots: ['hal'] }, 'play/unknown'],
    ['an unknown choice', { choices: { level: 'hard' } }, 'play/unknown'],
  ])('refuses a playtest with %s', async (_, options, code) =>
    expect(await refusal(() => playtest(walls, options))).toBe(code),
  );

  it('refuses to narrate a game for a seat that does not exist', async () => {
    expect(await refusal(() => replay(walls, { players: 2, who: 2 }))).toBe('play/invalid');
    expect(await refusal(() => replay(walls, { who: 'gm' as never }))).toBe('play/invalid');
  });

  it('stops at the given limit', async () => {
    const signal = AbortSignal.abort();
    expect(await refusal(() => playtest(walls, { signal }))).toBe('stopped');
    expect(await refusal(() => printKit(walls, {}, { signal }))).toBe('stopped');
  });

  it('publishes schemas and finds differences', async () => {
    expect((await schema('walls')).title).toBe('Walls scenario');
    expect(await refusal(() => schema('chess'))).toBe('game/unknown');
    const renamed = await open({ ...walls.json, title: 'Walls: Faster' });
    expect(diff(walls, renamed)).toEqual({
      same: false,
      changes: [
        {
          path: ['title'],
          title: expect.any(String),
          kind: 'changed',
          before: 'Walls: Standard',
          after: 'Walls: Faster',
        },
      ],
    });
    expect(diff(walls, walls)).toEqual({ same: true, changes: [] });
    expect(await refusal(() => diff(walls, ship))).toBe('game/mismatch');
  });

  it('plans and prints kits that open again', async () => {
    const plan = await planKit(walls, { players: 2 });
    const { pdf, issues } = await printKit(walls, { players: 2 });
    expect(issues).toEqual([]);
    const pages = (await PDFDocument.load(pdf)).getPageCount();
    expect(Math.max(...plan.runs.flatMap((run) => run.pages))).toBeLessThanOrEqual(pages);
    expect(plan.cutOut).toBeGreaterThan(0);
    expect((await PDFDocument.load((await printKit(walls, {}, { pages: '1' })).pdf)).getPageCount()).toBeLessThan(
      pages,
    );
  });

  it('draws pieces one at a time', async () => {
    const [piece] = (await planKit(walls, { pieces: 'all' })).pieces.filter(({ kind }) => kind === 'cut');
    const images = printPieces(walls, { pieces: [piece?.id ?? ''] });
    const { value } = await images.next();
    await images.return(undefined);
    expect([value?.path, value?.bytes.subarray(1, 4)]).toEqual([
      expect.stringMatching(/\.png$/),
      new TextEncoder().encode('PNG'),
    ]);
  });

  it.each([
    ['an unknown piece', { pieces: ['sword'] }, 'order/invalid'],
    ['more names than players', { players: 2, names: ['A', 'B', 'C'] }, 'order/invalid'],
    ['a narrow margin', { sheets: { marginMm: 1 } }, 'order/invalid'],
    ['a word too many', { colour: 'red' } as never, 'order/invalid'],
  ])('refuses an order with %s', async (_, order, code) =>
    expect(await refusal(() => planKit(walls, order))).toBe(code),
  );

  it('refuses pages that do not exist', async () => {
    expect(await refusal(() => printKit(walls, {}, { pages: '900' }))).toBe('print/pages');
    expect(await refusal(() => printKit(walls, {}, { pages: 'all' }))).toBe('print/pages');
  });
});
