import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '@/lib/kernel/json';
import { playtest } from '@/lib/playtest/playtest';
import { entriesAt } from '@/lib/schema/references';
import { untied } from '@/lib/tabletop/play/pairs';
import { findSystem } from '@/test/support/all-systems';
import { askAs } from '../support/ask-table';
import { playPlainly, type Said } from '../support/plain-evening';
import { ANN, BOB, startServer, type TestServer } from '../support/test-server';

const system = findSystem('isolation');
if (!system) throw new Error('The tests need Isolation.');

let server: TestServer;
let clock = Date.now();
beforeEach(async () => {
  server = await startServer({ now: () => (clock += 3_000) });
});
afterEach(() => server.stop());

const CAST = ['Ada', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay'];
const SHEETS: Readonly<Record<string, readonly string[]>> = {
  profession: ['Vet', 'Chef', 'Clerk', 'Plumber', 'Nurse', 'Guide'],
  bias: ['Looks down on clerks', 'Hates gossip', 'Pities cooks', 'Fears nurses', 'Minds vets', 'Distrusts plumbers'],
  goal: ['Get out first', 'Stay until help comes', 'Get out first', 'Kill it', 'Catch it alive', 'Save the dog'],
};

const said: Said = {
  ideas: {
    place: ['A hut in the snow'],
    threat: ['Something in the snow'],
    facts: ['It stops at running water', 'It has taken the dog'],
    cast: CAST,
    tasks: ['Mend the radio', 'Board up the windows', 'Reach the bridge', 'Lure it away', 'Find the dog', 'Keep watch'],
    events: ['A knock', 'The light goes', 'A window breaks', 'Snow on the stove'],
    title: ['Snowed in'],
  },
  answer: (about, field) => {
    const person = CAST.indexOf(about);
    if (field === 'positive') return ['Kind', 'Calm', `Likeable ${person}`];
    if (field === 'negative') return ['Nosy', `Unlikeable ${person}`];
    if (field === 'ends') {
      if (about === 'Reach the bridge') return 'Those who did it get out';
      return about === 'Lure it away' ? 'The threat is gone: everybody is safe' : undefined;
    }
    return SHEETS[field]?.[person];
  },
  reason: (_, pair) => pair,
};

const codesOf = (body: JsonObject, severity: string) =>
  system
    .open(body)
    .check()
    .filter((issue) => issue.severity === severity)
    .map(({ code }) => code);
const linksIn = (body: JsonObject) =>
  entriesAt(body, ['links']).map((link) => ({ a: String(link.a), b: String(link.b), kind: link.kind }));

describe('an evening of Isolation', () => {
  it('ends with whole sheets, a link for every pair, and a night that can be won and lost', async () => {
    const body = await playPlainly(server, system, said);
    expect(codesOf(body, 'error')).toEqual([]);
    expect(codesOf(body, 'warning')).toEqual([]);
    const cast = entriesAt(body, ['cast']);
    expect(cast).toHaveLength(6);
    for (const person of cast) {
      for (const field of ['profession', 'bias', 'goal']) expect(person[field], field).not.toBe('');
      expect([person.positive, person.negative].map((list) => (list as JsonObject[]).length)).toEqual([3, 2]);
    }
    expect(untied(cast, linksIn(body))).toEqual([]);
    // The group’s own reasons, besides those that were filled in.
    expect(new Set(linksIn(body).map(({ kind }) => kind))).toEqual(new Set(['descriptor', 'bias', 'goal']));
    expect(entriesAt(body, ['biasTargets']).length).toBeGreaterThan(0);
    expect(entriesAt(body, ['goalRelations']).length).toBeGreaterThan(0);
    expect(entriesAt(body, ['threat', 'knownFacts'])).toHaveLength(2);

    const play = await system.play?.();
    if (!play) throw new Error('Isolation can be played.');
    const { wins, runs } = playtest(play, system.open(body).body, { players: 4, runs: 60, seed: 1 });
    expect(wins.count).toBeGreaterThan(0);
    expect(wins.count).toBeLessThan(runs);
  });

  it('ends with a link for every pair even if nobody draws one', async () => {
    const body = await playPlainly(server, system, { ...said, reason: () => undefined });
    expect(codesOf(body, 'error')).toEqual([]);
    expect(untied(entriesAt(body, ['cast']), linksIn(body))).toEqual([]);
  });
});

describe('links at a table', () => {
  const [ann, bob] = [askAs(ANN), askAs(BOB)];
  const QUESTION = 'links';

  it('are made of words that are in the draft, and removed with all others for the same reason', async () => {
    const { id, code } = (await ann.open({ system: 'isolation', name: 'Ann' })).body;
    await bob.join({ code, name: 'Bob' });
    const draftId = (await server.services.store.table(id))?.table.draftId ?? '';
    const sheets = ['ada', 'bob'].map((name) => ({
      id: name,
      name,
      profession: `Trade of ${name}`,
      bias: `Hates ${name}`,
    }));
    await server.services.documents.edit(draftId, () =>
      sheets.map((entry) => ({ op: 'insert', path: ['body', 'cast'], entry })),
    );
    const opened = await ann.say(id, { type: 'openQuestion', question: QUESTION, anonymous: false, seconds: null });
    expect(opened.status, JSON.stringify(opened.body)).toBe(200);
    const linksNow = async () => entriesAt(await server.services.documents.read(draftId), ['body', 'links']);
    const link = (words: [string, string]) =>
      bob.say(id, { type: 'link', question: QUESTION, reason: 'bias', a: 'ada', b: 'bob', words });

    const refused = await link(['Hates ada', 'Trade of ada']);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'table/not-answered']);
    expect((await link(['Hates ada', 'Trade of bob'])).status).toBe(200);
    expect((await link(['Hates ada', 'Trade of bob'])).status).toBe(200);
    const [first, second, ...others] = await linksNow();
    expect([first?.label, second?.label, others]).toEqual(['Hates ada', 'Hates ada', []]);

    const unlink = () => ann.say(id, { type: 'unlink', question: QUESTION, link: second?.id ?? '' });
    expect((await unlink()).status).toBe(200);
    expect(await linksNow()).toEqual([]);
    // Two phones may remove the same link.
    expect((await unlink()).status).toBe(200);
  });
});
