import { describe, expect, it } from 'vitest';
import type { Json } from '@/lib/kernel/json';
import { below, seededRng } from '@/lib/kernel/rng';
import { lineUp } from '@/lib/playtest/lineup';
import { playOne } from '@/lib/playtest/play-one';
import { replay } from '@/lib/playtest/replay';
import { siege, siegeFrom } from '@/test/support/isolation/siege';
import { kitsOf } from '@/test/support/kits-of';
import { isolation } from '.';
import type { State } from './engine/state';
import { buildKit, pieces } from './kit';
import { play } from './play';
import type { Siege } from './schema';

const usual = siege();
const text = '\u202Eأهلاً\u202C 🗡️👩‍👩‍👧 <script>alert(1)</script> # *[x](javascript:1) | --- ` '.repeat(120);

/** Keys of ids, pictures and choices, which `worded` keeps. It replaces all other strings with hostile text. */
const KEPT = [
  'id',
  'a',
  'b',
  'kind',
  'colour',
  'relation',
  'level',
  'nature',
  'embedding',
  'face',
  'task',
  'from',
  'ends',
];
const worded = (json: Json, key = ''): Json => {
  if (typeof json === 'string') return KEPT.includes(key) ? json : text;
  if (Array.isArray(json)) return json.map((each) => worded(each, key));
  if (json === null || typeof json !== 'object') return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, each]) => [name, name === 'options' ? each : worded(each, name)]),
  );
};

const [ana] = usual.cast;
const [hatred] = usual.links;
const castOf = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ ...ana, id: `c${i}`, name: `Person ${i}` }));
const linked = (...changes: readonly object[]) => changes.map((change, i) => ({ ...hatred, ...change, id: `x${i}` }));
const needs = (task: string) => [{ id: 'n', task }];

/** Degenerate sieges, each with a code that its check reports. */
const SIEGES: readonly (readonly [string, Siege, string])[] = [
  ['nothing at all', siegeFrom({}), 'few-cast'],
  ['a cast of one', siege({ cast: castOf(1), links: [] }), 'few-cast'],
  ['a cast of thirty', siege({ cast: castOf(30), links: [] }), 'many-cast'],
  ['everybody dead', siege({ cast: usual.cast.map((one) => ({ ...one, level: 'dead' })), tasks: [] }), 'no-task'],
  ['a link to oneself', siege({ links: linked({ b: 'ana' }) }), 'link-to-self'],
  ['links to nobody', siege({ links: linked({ a: '', b: 'gone' }) }), 'unknown-reference'],
  ['500 links on one pair', siege({ links: linked(...Array.from({ length: 500 }, () => ({}))) }), 'crowded-pair'],
  ['a label on a passing link', siege({ links: linked({ kind: 'temporary' }) }), 'mood-label'],
  [
    'tasks in a circle',
    siege({ tasks: usual.tasks.map((one) => ({ ...one, requires: needs('boat') })) }),
    'task-circle',
  ],
  ['no tasks', siege({ tasks: [] }), 'no-task'],
  ['Stress 99', siege({ stress: { ...usual.stress, start: 99 } }), 'stress-high'],
  ['Stress above its ceiling', siege({ options: { ...usual.options, stressMax: 1 } }), 'stress-ceiling'],
  ['help after the end', siege({ siege: { ...usual.siege, rescueAfter: 120 } }), 'help-late'],
  ['hostile words everywhere', siegeFrom(worded(usual as unknown as Json) as object), 'same-name'],
];

const { made } = kitsOf({ title: '', authors: [], licence: '', language: 'en', summary: '' }, buildKit);

describe.each(SIEGES)('a siege with %s', { timeout: 60_000 }, (_, body, code) => {
  const opened = isolation.open({ ...body } as unknown as Json);

  it('opens, and has issues, facts and remarks', () => {
    expect(opened.shapeIssues).toEqual([]);
    expect(opened.check().map((issue) => issue.code)).toContain(`isolation/${code}`);
    const output = JSON.stringify([opened.facts(), opened.remarks(), opened.plan('table')]);
    expect(output).not.toMatch(/Infinity|NaN|undefined/);
  });

  it('has a kit of all pieces to print', () => {
    const kit = made(body, { pieces: pieces.map(({ id }) => id), players: 6 });
    expect(JSON.stringify(kit)).not.toMatch(/undefined|NaN|Infinity/);
    expect(kit.pieces.length).toBeGreaterThan(5);
  });

  it.each(['human', 'saint', 'egoist', 'random'])('is played to an end by %s', (bot) => {
    for (const players of [2, 6]) {
      for (const host of ['fair', 'ruthless']) {
        expect(playOne(lineUp(play, body, { players, bots: [bot], host }), players).outcome).toBeDefined();
      }
    }
  });

  it('has log lines without placeholders', () => {
    const { frames } = replay(lineUp(play, body, { players: 2, bots: ['random'] }), 1, 0);
    const lines = frames.flatMap((frame) => frame.lines.map((line) => line.text));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.filter((line) => /undefined|null|NaN/.test(line))).toEqual([]);
  });
});

describe('invalid typed dice', () => {
  it('are refused, and change nothing', () => {
    const game = play.compile(usual, { dice: 'typed' });
    const state = play.setup(game, 3, 1) as State;
    const rng = seededRng(1);
    while (state.phase !== 'dice') {
      const moves = [...play.moves(game, state, state.awaited)];
      play.play(game, state, state.awaited, moves[below(rng, moves.length)]);
    }
    const before = JSON.stringify(state);
    for (const face of [0, 7, -1, 2.5, Number.NaN, '3', null, undefined]) {
      expect(play.play(game, state, state.awaited, { type: 'face', face })?.code).toBe('no-such-choice');
    }
    expect(JSON.stringify(state)).toBe(before);
  });
});
