import { afterAll, beforeAll, expect, it } from 'vitest';
import { isJsonObject, type Json } from '@/lib/kernel/json';
import { draftShape } from '@/lib/scenario/draft-shape';
import { loadOutline } from '@/lib/services/tables/answer-in-draft';
import { agendaOf } from '@/lib/table/course';
import { readyAnswersIn } from '@/lib/table/ready-answer';
import { systems } from '@/test/support/all-systems';
import { askAs } from '../support/ask-table';
import { ANN, BOB, startServer, type TestServer } from '../support/test-server';

const [ann, bob] = [askAs(ANN), askAs(BOB)];
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const withReady = systems.filter(({ form }) => form.steps.some(({ ready = [] }) => ready.length > 0));

it('at least one game has ready answers', () => expect(withReady).not.toEqual([]));

it.each(withReady.map(({ id }) => [id]))(
  'every ready answer of %s can be chosen by anybody at the table',
  async (game) => {
    const { id, code } = (await ann.open({ system: game, name: 'Ann' })).body;
    await bob.join({ code, name: 'Bob' });
    await ann.say(id, { type: 'chooseGm' });
    const draftId = (await server.services.store.table(id))?.table.draftId ?? '';
    const told = () => loadOutline(server.services, draftId, game);
    const questions = systems.find((system) => system.id === game)?.form.steps.flatMap(({ ready = [] }) => ready) ?? [];
    for (const { id: question, isDrawn } of questions) {
      const [first] = readyAnswersIn(await told(), question);
      const choose = (option: string) => bob.say(id, { type: 'chooseReady', question, option });
      // Not before the question is open, and only existing options.
      expect((await choose(first?.id ?? '')).status).toBe(409);
      const opened = await ann.say(id, { type: 'openQuestion', question, anonymous: false, seconds: null });
      expect(opened.status).toBe(200);
      expect((await choose('nothing')).status).toBe(409);
      for (const { id: option, picture } of readyAnswersIn(await told(), question)) {
        expect(picture !== undefined, option).toBe(isDrawn === true);
        expect((await choose(option)).status).toBe(200);
        const before = await server.services.documents.read(draftId);
        const chosen = readyAnswersIn(await told(), question).filter(({ isChosen }) => isChosen);
        expect(chosen.map((each) => each.id)).toContain(option);
        // Repeating has no effect.
        expect((await choose(option)).status).toBe(200);
        expect(await server.services.documents.read(draftId)).toEqual(before);
      }
      expect(readyAnswersIn(await told(), question).some(({ isChosen }) => isChosen)).toBe(true);
    }
  },
);

it('votes on everything else with one tap, and nothing that was voted on', async () => {
  const [game] = systems;
  if (!game) throw new Error('The tests need a game.');
  const question =
    agendaOf(game.form, draftShape(game)).questions.find(({ nameMax, isSingle }) => nameMax && !isSingle)?.id ?? '';
  const { id, code } = (await ann.open({ system: game.id, name: 'Ann' })).body;
  await bob.join({ code, name: 'Bob' });
  await ann.say(id, { type: 'chooseGm' });
  const gm = (await ann.table(id)).body.links.gm ? ann : bob;
  await gm.say(id, { type: 'openQuestion', question, anonymous: false, seconds: null });
  for (const text of ['A locked door', 'Rats', 'Somebody has cut the only rope that leads up to the street']) {
    await bob.say(id, { type: 'addIdea', question, text });
  }
  await gm.say(id, { type: 'readBack' });
  await gm.say(id, { type: 'startDeciding' });
  const ideas = async () => [...((await server.services.store.table(id))?.ideas.values() ?? [])];
  const idOf = async (text: string) => (await ideas()).find((idea) => idea.text.startsWith(text))?.id ?? '';
  for (const one of [ann, bob]) {
    await one.say(id, { type: 'vote', idea: await idOf('Rats'), choice: 'drop' });
    expect((await one.say(id, { type: 'voteRest', choice: 'keep' })).status).toBe(200);
  }
  await gm.say(id, { type: 'reveal' });
  expect((await bob.say(id, { type: 'voteRest', choice: 'keep' })).status).toBe(409);
  expect((await ideas()).map(({ fate }) => fate)).toEqual(['kept', 'dropped', 'kept']);

  // The name is placed in the draft with the idea.
  await gm.say(id, { type: 'startDeveloping' });
  const idea = await idOf('Somebody');
  const placed = await bob.say(id, { type: 'place', idea, slot: question, name: ' Cut rope ' });
  expect(placed.body).toEqual({ version: expect.any(Number) });
  const draftId = (await server.services.store.table(id))?.table.draftId ?? '';
  const texts = textsIn(await server.services.documents.read(draftId));
  expect(texts).toContain('Cut rope');
  expect(texts).toContain('Somebody has cut the only rope that leads up to the street');
});

const textsIn = (json: Json): readonly string[] => {
  if (typeof json === 'string') return [json];
  if (Array.isArray(json)) return json.flatMap(textsIn);
  return isJsonObject(json) ? Object.values(json).flatMap(textsIn) : [];
};
