import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isError } from '@/lib/kernel/issue';
import type { JsonObject } from '@/lib/kernel/json';
import { filledIn } from '@/lib/scenario/filled';
import { askAs } from '../support/ask-table';
import { ANN, BOB, startServer, system, type TestServer } from '../support/test-server';

let server: TestServer;
let draftId: string;
let id: string;
const [ann, bob] = [askAs(ANN), askAs(BOB)];
const draft = (): Promise<JsonObject> => server.services.documents.read(draftId);

beforeAll(async () => {
  server = await startServer();
  draftId = await server.create(ANN, { title: 'Whale' });
  const { body } = await ann.open({ draftId, name: 'Ann' });
  id = body.id;
  await ann.say(id, { type: 'chooseGm' });
  await bob.join({ code: body.code, name: 'Bob' });
});
afterAll(() => server.stop());

describe('the gaps of a draft', () => {
  it('are filled only for those who lead, and not while ideas come in', async () => {
    const before = await draft();
    expect(await bob.say(id, { type: 'fill' })).toMatchObject({ status: 403, body: { error: { code: 'table/role' } } });
    const question = 'place';
    await ann.say(id, { type: 'openQuestion', question, anonymous: false, seconds: null });
    expect(await ann.say(id, { type: 'fill' })).toMatchObject({
      status: 409,
      body: { error: { code: 'table/phase' } },
    });
    await ann.say(id, { type: 'readBack' });
    await ann.say(id, { type: 'finish' });
    expect(await draft()).toEqual(before);
  });

  it('are filled in one edit, which the answer describes and a named version precedes', async () => {
    const before = await draft();
    const { status, body } = await ann.say(id, { type: 'fill' });
    expect(status).toBe(200);
    const after = await draft();
    expect(after.title).toBe('Whale');
    expect(body.filled.length).toBeGreaterThan(3);
    expect(filledIn(after).map(({ path, text }) => ({ path, text }))).toEqual(expect.arrayContaining(body.filled));
    expect(system.open(after.body).check().filter(isError)).toEqual([]);
    expect((await ann.say(id, { type: 'fill' })).body.filled).toEqual([]);

    const history = await server.services.store.history(draftId, 10);
    const names = await server.services.store.pointNames(draftId);
    const point = history.at(-2)?.seq ?? 0;
    expect(names.get(point)).toBe('Before gaps were filled in');
    expect((await ann.restore(id, point)).status).toBe(200);
    expect(await draft()).toEqual(before);
  });
});
