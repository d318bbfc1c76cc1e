import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POST } from '@/app/api/tables/join/route';
import { placesOf } from '@/lib/table/questions';
import { viewOf } from '@/lib/table/view-of';
import { askAs, newKey } from '../support/ask-table';
import { ANN, BOB, startServer, system, type TestServer } from '../support/test-server';

const CAT = 'c'.repeat(26);
let server: TestServer;
let draftId: string;
let id: string;
let code: string;
const [ann, bob, cat] = [askAs(ANN), askAs(BOB), askAs(CAT)];
const slots = placesOf(system.form);
const listSlot = slots.find(({ field, given }) => field !== undefined && given !== undefined);
if (!listSlot) throw new Error('The tests need a slot that is a list.');

beforeAll(async () => {
  server = await startServer();
  draftId = await server.create(ANN, { title: 'Whale' });
  ({ id, code } = (await ann.open({ draftId, name: 'Ann' })).body);
});
afterAll(() => server.stop());

const view = async (member: string) => {
  const state = await server.services.store.table(id);
  const person = [...(state?.people.values() ?? [])].find(({ memberId }) => memberId === member);
  if (!state || !person) throw new Error('not at the table');
  return viewOf(state, { person: person.id }, Date.now());
};
const ideaOf = async (text: string) => (await view(ANN)).ideas.find((idea) => idea.text === text)?.id ?? '';

describe('a table', () => {
  it('opens once per draft, and shows its links to leads', async () => {
    expect((await ann.open({ draftId })).body).toEqual({ id, code, page: `/table/${code}` });
    const { body } = await ann.table(id);
    expect(body).toMatchObject({ id, code, title: 'Whale', system: system.id });
    expect(Object.keys(body.links)).toEqual(['gm', 'player', 'watcher']);
    expect((await bob.table(id)).status).toBe(404);
    expect((await bob.open({ draftId })).status).toBe(404);
  });

  it('opens for a new draft too', async () => {
    const opened = await bob.open({ system: system.id, name: 'Bob' });
    expect(opened.status).toBe(201);
    expect((await bob.list()).body).toMatchObject([{ id: opened.body.id, role: 'gm', phase: 'lobby' }]);
  });

  it('opens on a copy of a finished setting, of which its opener chooses what to change', async () => {
    const [starter] = system.starters;
    const opened = await cat.open({ system: system.id, starter: starter?.id, begins: 'chosen', name: 'Cat' });
    const state = await server.services.store.table(opened.body.id);
    expect(state?.table).toMatchObject({ title: starter?.title, length: 'chosen', phase: 'lobby', gmChoice: null });
    expect((await cat.inspection(opened.body.id)).body.errors).toBe(0);
    expect((await cat.open({ system: system.id, begins: 'all', name: 'Cat' })).status).toBe(400);
  });

  it('accepts the code in any spelling and nothing else, with one answer for all errors', async () => {
    const typed = `${code.slice(0, 4).toLowerCase()} - ${code.slice(4)}`;
    expect((await bob.join({ code: typed, name: 'Bob' })).body).toEqual({
      ...{ id, code, page: `/table/${code}` },
      ticket: expect.any(String),
    });
    expect(await server.services.store.roleOf(draftId, BOB)).toBe('edit');
    const wrong = await cat.join({ code: code === 'AAAAAAAA' ? 'BBBBBBBB' : 'AAAAAAAA' });
    await ann.say(id, { type: 'setDoor', locked: true, lobby: false });
    const locked = await cat.join({ code });
    expect([locked.status, locked.body]).toEqual([wrong.status, wrong.body]);
    expect(wrong.status).toBe(404);
    await ann.say(id, { type: 'setDoor', locked: false, lobby: false });
  });

  it('seats people who press the button before the page’s scripts run, or leads them back to the form', async () => {
    const send = (form: Record<string, string>) =>
      POST(
        new Request('http://localhost:3000/', {
          method: 'POST',
          headers: { host: 'localhost:3000', accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams(form),
        }),
      );
    const said = async (form: Record<string, string>) => {
      const { status, headers } = await send(form);
      return [status, headers.get('location'), headers.has('set-cookie')];
    };
    const self = { name: 'Eve', colour: 'blue' };
    expect(await said({ ...self, code })).toEqual([303, `/table/${code}`, true]);
    const state = await server.services.store.table(id);
    expect([...(state?.people.values() ?? [])].at(-1)).toMatchObject(self);
    expect(await said({ ...self, name: ' ', code })).toEqual([303, `/table/${code}?said=request%2Fbad`, false]);
    expect((await said({ ...self, code: '//other.example' }))[1]).toMatch(/^\/table\/%2F%2Fother.example\?said=/);
    expect((await said(self))[1]).toMatch(/^\/table\/\?said=/);
  });

  it('lists for editors what the setting still lacks, and only the count for watchers', async () => {
    const { body } = await bob.inspection(id);
    expect(body.errors).toBeGreaterThan(0);
    expect(body.missing).toHaveLength(body.errors);
    const steps = [...system.form.steps.map((step) => step.id), 'review'];
    for (const { step, title, field, message } of body.missing) {
      expect(steps).toContain(step);
      expect(field).toMatch(/^at:/);
      expect([title, message]).not.toContain('');
    }
    // Sorted by step.
    const order = body.missing.map(({ step }: { step: string }) => steps.indexOf(step));
    expect(order).toEqual(order.toSorted((a: number, b: number) => a - b));

    const { links } = (await ann.table(id)).body;
    const watcher = { token: String(links.watcher).split('#').at(-1) };
    expect((await askAs(undefined).inspection(id, watcher)).body).toEqual({
      errors: body.errors,
      missing: [],
      verb: expect.any(String),
    });
    expect((await askAs(undefined).inspection(id)).status).toBe(404);
    expect((await cat.inspection(id)).status).toBe(404);
    expect((await cat.inspection(id, { token: String(links.player).split('#').at(-1) })).status).toBe(404);
    await ann.say(id, { type: 'setDoor', locked: false, lobby: true });
    const dan = askAs('e'.repeat(26));
    await dan.join({ code });
    expect((await dan.inspection(id)).status).toBe(403);
    await ann.say(id, { type: 'setDoor', locked: false, lobby: false });
  });

  it('gives people the role of their link, until links are renewed', async () => {
    const links = (await ann.table(id)).body.links as Record<string, string>;
    const token = (role: string) => String(links[role]).split('#').at(-1) ?? '';
    expect((await askAs(undefined).ticket(id, { token: token('watcher') })).status).toBe(200);
    expect((await cat.join({ token: token('watcher'), name: 'Cat' })).body.error.code).toBe('table/look-on');
    expect((await cat.join({ token: token('player'), name: 'Cat' })).status).toBe(200);
    expect((await cat.join({ token: token('gm'), name: 'Cat' })).status).toBe(200);
    expect((await view(CAT)).you?.role).toBe('co-gm');
    expect(await server.services.store.roleOf(draftId, CAT)).toBe('edit');
    expect((await cat.table(id)).body.links.gm).toBeUndefined();
    const renewed = (await ann.renew(id)).body;
    expect(renewed.code).not.toBe(code);
    expect((await askAs('d'.repeat(26)).join({ token: token('player') })).status).toBe(404);
    expect((await askAs('d'.repeat(26)).join({ code })).status).toBe(404);
    code = renewed.code;
  });

  it('refuses by role and by phase with different codes', async () => {
    expect((await bob.say(id, { type: 'readBack' })).status).toBe(403);
    const early = await ann.say(id, { type: 'startMajority' });
    expect([early.status, early.body.error.code]).toEqual([409, 'table/phase']);
    expect((await askAs(undefined).say(id, { type: 'readBack' })).status).toBe(404);
  });

  it('places an idea as an entry of the draft, once even if repeated', async () => {
    await ann.say(id, { type: 'openQuestion', question: listSlot.id, anonymous: false, seconds: null });
    const [key, idea] = [newKey(), { type: 'addIdea', question: listSlot.id, text: 'Teeth' } as const];
    const first = await bob.say(id, idea, key);
    await bob.say(id, { type: 'addIdea', question: listSlot.id, text: 'Fog' });
    expect((await bob.say(id, idea, key)).body).toEqual(first.body);
    expect((await view(BOB)).ideas.map(({ text }) => text)).toEqual(['Teeth', 'Fog']);
    await ann.say(id, { type: 'readBack' });
    await ann.say(id, { type: 'startDeciding' });
    const teeth = await ideaOf('Teeth');
    for (const one of [ann, bob, cat]) await one.say(id, { type: 'vote', idea: teeth, choice: 'keep' });
    await ann.say(id, { type: 'reveal' });
    await ann.say(id, { type: 'startDeveloping' });
    const place = { type: 'place', idea: teeth, slot: listSlot.id } as const;
    expect((await bob.say(id, place)).status).toBe(200);
    expect((await cat.say(id, place)).status).toBe(200);
    expect((await bob.say(id, { ...place, idea: await ideaOf('Fog') })).body.error.code).toBe('table/not-kept');
    const entries = await entriesAt(listSlot.path);
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ id: `idea-${teeth}`, [listSlot.field ?? '']: 'Teeth', ...listSlot.given });
  });

  it('restores the draft to an earlier minute, for leads', async () => {
    const { body: points } = await ann.points(id);
    // Both edits are in one restore point, or in two if a minute ended between them.
    expect(points[0]).toMatchObject({ seq: 2 });
    expect(points.reduce((sum: number, { edits }: { readonly edits: number }) => sum + edits, 0)).toBe(2);
    expect((await bob.points(id)).status).toBe(403);
    expect((await bob.restore(id, 1)).status).toBe(403);
    expect((await cat.restore(id, 1)).status).toBe(200);
    expect(await entriesAt(listSlot.path)).toEqual([]);
    await bob.say(id, { type: 'place', idea: await ideaOf('Teeth'), slot: listSlot.id });
    expect(await entriesAt(listSlot.path)).toHaveLength(1);
  });

  it('counts hundreds of votes of one member at once as one', async () => {
    await ann.say(id, { type: 'openQuestion', question: listSlot.id, anonymous: true, seconds: null });
    await ann.say(id, { type: 'readBack' });
    await ann.say(id, { type: 'startDeciding' });
    const idea = await ideaOf('Fog');
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, i) => bob.say(id, { type: 'vote', idea, choice: i % 2 ? 'keep' : 'drop' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await view(ANN)).ideas.find((one) => one.id === idea)?.votes).toBe(1);
  });

  it('revokes the table’s grant with the seat', async () => {
    const bobsId = (await view(BOB)).you?.person ?? '';
    await ann.say(id, { type: 'remove', people: [bobsId] });
    expect(await server.services.store.roleOf(draftId, BOB)).toBeUndefined();
    expect((await bob.join({ code })).status).toBe(404);
    expect((await bob.ticket(id)).status).toBe(404);
    expect((await bob.list()).body.map((table: { id: string }) => table.id)).not.toContain(id);
    await ann.say(id, { type: 'admit', people: [bobsId] });
    expect(await server.services.store.roleOf(draftId, BOB)).toBe('edit');
  });

  it('prevents one person from flooding it with ideas', async () => {
    await ann.say(id, { type: 'reveal' });
    await ann.say(id, { type: 'openQuestion', question: listSlot.id, anonymous: true, seconds: null });
    const before = (await server.services.store.table(id))?.ideas.size ?? 0;
    const asked = await Promise.all(
      Array.from({ length: 60 }, (_, i) => cat.say(id, { type: 'addIdea', question: listSlot.id, text: `Flood ${i}` })),
    );
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect((await server.services.store.table(id))?.ideas.size).toBeLessThan(before + 50);
  });

  it('is deleted with its draft', async () => {
    await server.services.store.setDeleted(draftId, 1);
    expect((await ann.table(id)).status).toBe(404);
    expect((await ann.say(id, { type: 'finish' })).status).toBe(404);
    await server.services.store.setDeleted(draftId, null);
    expect((await ann.table(id)).status).toBe(200);
  });
});

async function entriesAt(path: readonly (string | number)[]): Promise<readonly Record<string, unknown>[]> {
  let at: unknown = await server.services.documents.read(draftId);
  for (const step of path) at = (at as Record<string, unknown>)[step];
  return at as readonly Record<string, unknown>[];
}
