import { afterEach, beforeEach, expect, it } from 'vitest';
import { draftFromStarter } from '@/lib/scenario/envelope';
import { secretsOfTable, toldTo } from '@/lib/services/tables/secrets';
import { requireSeat } from '@/lib/services/tables/tables';
import { askAs } from '../support/ask-table';
import { ANN, BOB, startServer, system, type TestServer } from '../support/test-server';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

it('the night’s secrets are for those who lead alone', async () => {
  const starter = system.starters.find(({ complete }) => complete);
  if (!starter) throw new Error('The test needs a whole scenario.');
  const { body } = draftFromStarter(system, starter);
  const draftId = await server.create(ANN, { body });
  const { body: table } = await askAs(ANN).open({ draftId, name: 'Ann' });
  await askAs(BOB).join({ code: table.code });

  const secrets = await secretsOfTable(server.services, (await requireSeat(server.services, table.id, ANN)).state);
  const [secret] = secrets;
  const value = secret?.choices[0]?.value;
  if (!secret || value === undefined) throw new Error('The test needs a game with secrets.');
  expect((await askAs(ANN).say(table.id, { type: 'tellSecret', secret: secret.id, value })).status).toBe(200);
  expect((await askAs(BOB).say(table.id, { type: 'tellSecret', secret: secret.id, value: '' })).status).toBe(403);

  expect(await toldTo(server.services, draftId, ANN)).toEqual({ [secret.id]: value });
  expect(await toldTo(server.services, draftId, BOB)).toEqual({});
  await askAs(ANN).say(table.id, { type: 'tellSecret', secret: secret.id, value: '' });
  expect(await toldTo(server.services, draftId, ANN)).toEqual({});
});
