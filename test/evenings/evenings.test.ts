// @module-tag long
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { System } from '@/lib/contract/authored';
import { buildKit, checkDraft } from '@/lib/flow';
import { isError } from '@/lib/kernel/issue';
import { entriesOf, type Json, type JsonObject } from '@/lib/kernel/json';
import { formatPath, valueAt } from '@/lib/kernel/path';
import { LocalLimiter } from '@/lib/limits/limiter';
import { lineUp } from '@/lib/playtest/lineup';
import { playMany } from '@/lib/playtest/play-many';
import { readFindings } from '@/lib/playtest/report';
import { formatDraft } from '@/lib/scenario/envelope';
import { filledIn } from '@/lib/scenario/filled';
import { openDraft, parseScenario } from '@/lib/scenario/open';
import { nodeAssets } from '@/templates/assets/node';
import { layoutKit } from '@/templates/layout/layout';
import { systems } from '@/test/support/all-systems';
import { ORDER } from '../support/sample-kit';
import { paired } from '../support/soak';
import { type Evening, playEvening } from '../support/strangers';
import { startServer, type TestServer } from '../support/test-server';

/** Evenings of each game: of groups that skip some questions, most of them, and hardly any. */
const SEEDS = [1, 2, 3];

/** Playtest games for each table. */
const RUNS = 20;
/** Time that passes with each request, so that nobody is too fast for the server. */
const TICK_MS = 3_000;

let server: TestServer;
let clock = Date.UTC(2026, 0, 1);
const tick = () => {
  clock += TICK_MS;
  return clock;
};
beforeAll(async () => {
  server = await startServer({ now: tick, limiter: new LocalLimiter(tick), fillSeed: 1 });
});
afterAll(() => server.stop());

const evenings = paired(systems, SEEDS).map(([system, seed]) => [system.id, seed, system] as const);

describe.each(evenings)('an evening of %s with strangers (%i)', { tags: 'soak' }, (_, seed, system) => {
  let evening: Evening;
  beforeAll(async () => {
    evening = await playEvening(server, system, seed);
  });
  const opened = () => openDraft(evening.after as Json, system);

  it('ends in a file without errors', async () => {
    const { draft, issues } = opened();
    expect(issues).toEqual([]);
    const file = await parseScenario(formatDraft(draft, system), (id) => systems.find((one) => one.id === id));
    expect(file.ok && file.value.issues).toEqual([]);
    expect(checkDraft(opened()).filter(isError)).toEqual([]);
    expect(evening.filled.length).toBeGreaterThan(0);
  });

  it('keeps every text that people wrote, and marks everything else', () => {
    const marked = new Set(filledIn(evening.after).map(({ path }) => formatPath(path)));
    expect(evening.filled.map(({ path }) => formatPath(path)).sort()).toEqual([...marked].sort());
    const texts = [...textsIn(evening.before)].map(([path, text]) => [followed(path, evening.after), text] as const);
    for (const [path, text] of texts) expect(valueAt(evening.after, path), formatPath(path)).toBe(text);
    const written = new Set(texts.map(([path]) => formatPath(path)));
    const isMarked = (path: readonly string[]) => path.some((__, i) => marked.has(formatPath(path.slice(0, i + 1))));
    for (const [path] of textsIn({ title: evening.after.title ?? '', body: evening.after.body ?? null })) {
      expect(written.has(formatPath(path)) || isMarked(path), formatPath(path)).toBe(true);
    }
  });

  it('has no gaps left', async () => {
    expect((await evening.again()).filled).toEqual([]);
  });

  it('can be won and lost', async () => {
    const tables = await findings(system, opened().open.body, opened().open.players());
    const seats = tables.flatMap(({ seats: each, runs }) => each.map(({ count }) => ({ count, runs })));
    expect(seats.some(({ count }) => count > 0)).toBe(true);
    expect(seats.some(({ count, runs }) => count < runs)).toBe(true);
    expect(tables.every(({ unfinished, runs }) => unfinished.count < runs)).toBe(true);
    // Everybody has a chance, with some number of players.
    for (const seat of [0, 1]) expect(tables.some(({ seats: each }) => (each[seat]?.count ?? 0) > 0)).toBe(true);
  });

  it('prints, and cuts off nothing that was filled in', async () => {
    const kit = buildKit(opened(), ORDER);
    const { pages, issues } = await layoutKit(kit, ORDER, { assets: nodeAssets() });
    expect(pages.length).toBeGreaterThan(0);
    const names = evening.filled.map(({ text }) => `“${text}”`);
    for (const { code, message } of issues) {
      expect(code).toMatch(/^print\/(too-long|missing-character)$/);
      expect(
        names.filter((name) => message.includes(name)),
        message,
      ).toEqual([]);
    }
  });
});

/** Plays a body with the fewest and the most players, at each level that a table can choose. */
async function findings(
  system: System,
  body: JsonObject,
  { min, max }: { readonly min: number; readonly max: number },
) {
  const play = await system.play?.();
  if (!play) throw new Error(`${system.id} can’t be played.`);
  const [choice] = play.choices(body);
  const options = choice ? choice.options.map(({ id }) => ({ [choice.id]: id })) : [{}];
  return [min, max].flatMap((players) =>
    options.slice(0, 3).map((chosen) => {
      const lineup = lineUp(play, body, { players, chosen });
      return readFindings(lineup, playMany(lineup, { seed: 1, from: 0, to: RUNS }), { seed: 1 });
    }),
  );
}

/** Returns the path of a text whose entry may have moved to another list of the body. */
function followed(path: readonly string[], draft: JsonObject): readonly string[] {
  const [body = '', list = '', id = '', ...rest] = path;
  if (valueAt(draft, [body, list]) === undefined || valueAt(draft, [body, list, id]) !== undefined) return path;
  const lists = Object.keys((valueAt(draft, [body]) ?? {}) as JsonObject);
  const other = lists.find((key) => entriesOf(valueAt(draft, [body, key])).some((entry) => entry.id === id));
  return other === undefined ? path : [body, other, id, ...rest];
}

/** Lists the texts that people read, with their paths; not ids, references or choices. */
function* textsIn(json: Json, path: readonly string[] = []): Generator<readonly [string[], string]> {
  if (Array.isArray(json)) {
    for (const entry of json as readonly JsonObject[]) yield* textsIn(entry, [...path, String(entry.id)]);
  } else if (typeof json === 'object' && json !== null) {
    for (const [key, value] of Object.entries(json)) {
      if (key === 'filled' || key === 'licence' || key === 'language') continue;
      if (typeof value !== 'string') yield* textsIn(value, [...path, key]);
      else if (READ.has(key) && value.trim() !== '') yield [[...path, key], value];
    }
  }
}
const READ: ReadonlySet<string> = new Set(
  [
    'title',
    'name',
    'text',
    'label',
    'premise',
    'blurb',
    'patron',
    'theme',
    'description',
    'mobility',
    'weakness',
  ].concat([
    'flavour',
    'objectiveNoun',
    'word',
    'goal',
    'bias',
    'profession',
    'role',
    'wants',
    'look',
    'situation',
    'backStory',
  ]),
);
