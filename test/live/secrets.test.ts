import { afterEach, beforeEach, expect, it } from 'vitest';
import { draftFromStarter } from '@/lib/scenario/envelope';
import { secretsOfTable, settledSecretsOf } from '@/lib/services/tables/secrets';
import { requireSeat } from '@/lib/services/tables/tables';
import { readStarters } from '@/lib/starters/read-starters';
import { askAs } from '../support/ask-table';
import { TableListener } from '../support/table-listener';
import { ANN, BOB, startServer, system, type TestServer } from '../support/test-server';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

it('the night’s secrets are only for leads', async () => {
  const [starter] = readStarters(system);
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

  expect(await settledSecretsOf(server.services, draftId, ANN)).toEqual({ [secret.id]: value });
  expect(await settledSecretsOf(server.services, draftId, BOB)).toEqual({});
  await askAs(ANN).say(table.id, { type: 'tellSecret', secret: secret.id, value: '' });
  expect(await settledSecretsOf(server.services, draftId, ANN)).toEqual({});
});

it('the person who opened a table and is not its GM learns no secret, by any route, link or connection', async () => {
  const draftId = await server.create(ANN, {});
  const { body: table } = await askAs(ANN).openWithoutGm({ draftId, name: 'Ann' });
  const { id } = table;
  const tokenOf = (link: string) => link.split('#').at(-1) ?? '';
  const gmLink = tokenOf((await askAs(ANN).table(id)).body.links.gm);
  await askAs(BOB).join({ code: table.code, name: 'Bob' });
  await askAs(BOB).say(id, { type: 'volunteer', wants: true });
  expect((await askAs(ANN).say(id, { type: 'chooseGm' })).status).toBe(200);

  const listener = new TableListener(server.url, (await askAs(ANN).ticket(id)).body.ticket, ANN);
  await listener.sees(({ you }) => you?.role === 'player');
  await askAs(BOB).say(id, { type: 'tellSecret', secret: 'key', value: 'CANARY' });
  await askAs(BOB).say(id, { type: 'setGather', open: true, anonymous: false });
  await listener.sees(({ table: { gather } }) => gather);
  expect(JSON.stringify(listener.frames)).not.toContain('CANARY');
  listener.socket.close();
  expect(await settledSecretsOf(server.services, draftId, ANN)).toEqual({});
  expect(await settledSecretsOf(server.services, draftId, BOB)).toEqual({ key: 'CANARY' });

  // Not even under another name.
  const cat = askAs('c'.repeat(26));
  expect((await cat.join({ token: gmLink, name: 'Cat' })).status).toBe(404);
  const { links, code } = (await askAs(ANN).table(id)).body;
  expect(Object.keys(links)).toEqual(['player', 'watcher']);
  expect((await cat.join({ token: tokenOf(links.player), name: 'Cat' })).status).toBe(200);
  expect((await askAs(ANN).renew(id)).status).toBe(200);
  expect((await askAs(ANN).table(id)).body.code).not.toBe(code);
  expect((await cat.renew(id)).status).toBe(403);
});
