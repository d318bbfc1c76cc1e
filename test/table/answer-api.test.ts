import { afterEach, beforeEach, expect, it } from 'vitest';
import { valueAt } from '@/lib/kernel/path';
import { findSystem } from '@/test/support/all-systems';
import { askAs, newKey } from '../support/ask-table';
import { ANN, BOB, startServer, type TestServer } from '../support/test-server';

const [ann, bob] = [askAs(ANN), askAs(BOB)];
let server: TestServer;
let draftId: string;
let id: string;
beforeEach(async () => {
  server = await startServer();
  const body = findSystem('trapped')?.starters.find((starter) => starter.id === 'spaceship')?.body ?? {};
  draftId = await server.create(ANN, { title: 'Whale', system: 'trapped', body });
  const opened = await ann.open({ draftId, name: 'Ann' });
  id = opened.body.id;
  await bob.join({ code: opened.body.code, name: 'Bob' });
});
afterEach(() => server.stop());

const monster = async () => {
  const monsters = valueAt(await server.services.documents.read(draftId), ['body', 'monsters']);
  return (monsters as readonly { readonly id: string; readonly mobility: string; readonly attacks: object[] }[])[0];
};
const about = async (field: string) =>
  ({ type: 'answer', question: 'monster-qualities', entry: (await monster())?.id ?? '', field }) as const;

it('an answer is accepted from participants, while its question is open, and once', async () => {
  const answer = { ...(await about('attacks')), value: 'Sings people to sleep' };
  expect((await bob.say(id, answer)).status).toBe(409);
  const opened = await ann.say(id, {
    type: 'openQuestion',
    question: 'monster-qualities',
    anonymous: true,
    seconds: 60,
  });
  expect(opened.status).toBe(200);
  const before = (await monster())?.attacks.length ?? 0;
  const key = newKey();
  expect((await bob.say(id, answer, key)).status).toBe(200);
  expect((await bob.say(id, answer, key)).status).toBe(200);
  expect((await monster())?.attacks.length).toBe(before + 1);
  expect((await bob.say(id, { ...answer, question: 'passages' })).status).toBe(409);
  const bobsId = [...((await server.services.store.table(id))?.people.values() ?? [])].find(
    ({ memberId }) => memberId === BOB,
  )?.id;
  await ann.say(id, { type: 'setRole', person: bobsId ?? '', role: 'watcher' });
  expect((await bob.say(id, { ...answer, value: 'Another' })).status).toBe(403);
  expect((await askAs('c'.repeat(26)).say(id, answer)).status).toBe(404);
  expect((await monster())?.attacks.length).toBe(before + 1);
});

it('if two answer at once, the second sees the first answer', async () => {
  await ann.say(id, { type: 'openQuestion', question: 'monster-qualities', anonymous: false, seconds: null });
  const mobility = await about('mobility');
  const was = (await monster())?.mobility ?? '';
  const answers = await Promise.all(
    [ann, bob].map((one, i) => one.say(id, { ...mobility, value: `It moves like this: ${i}`, was })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.error.message).toMatch(/meanwhile/);
  expect((await monster())?.mobility).toMatch(/^It moves like this/);
});
