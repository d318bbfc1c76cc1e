import { createHash } from 'node:crypto';
import { newId } from '@/lib/kernel/ids';
import { success } from '@/lib/kernel/result';
import { changeTable, commandTable, openTable } from '@/lib/services/tables/tables';
import type { EmbeddedStore } from '@/lib/storage/embedded/open';
import type { ActKind } from '@/lib/storage/moderation-port';
import type { Command } from '@/lib/table/commands';
import { putVersion } from '../../support/published';
import { ANN, BOB, startServer } from '../../support/test-server';

export const CAT = 'c'.repeat(26);
export const DAN = 'd'.repeat(26);
export const PUBLISHED = {
  /** Ann's publication, with the maximum number of versions. */
  hundreds: `${'0'.repeat(15)}1`,
  other: `${'0'.repeat(15)}2`,
  hidden: `${'0'.repeat(15)}3`,
  unlisted: `${'0'.repeat(15)}4`,
  withdrawn: `${'0'.repeat(15)}5`,
  /** Bob's publication, which nobody may remix. */
  reserved: `${'0'.repeat(15)}6`,
  /** Publication of Dan, whom a moderator stopped. */
  stopped: `${'0'.repeat(15)}7`,
} as const;
const BYTES = 6_000;
const AGO_MS = 10 * 60_000;

/** Content of a filled folder. */
export interface Filled {
  readonly secret: Buffer;
  /** Ann's draft, with the maximum number of pictures, links and names. */
  readonly draft: string;
  /** Ann's draft, which Bob may edit and Cat may read. */
  readonly edited: string;
  /** Ann's draft of an unknown game. */
  readonly unknown: string;
  /** Ann's table, left ten minutes ago with a question open for ten seconds, and with the maximum number of secrets. */
  readonly table: { readonly id: string; readonly code: string };
}

/** Fills a data folder with data that takes too long to create through the studio or requires the passage of time. */
export async function fillFolder(folder: string): Promise<Filled> {
  const now = () => Date.now() - AGO_MS;
  const server = await startServer({ folder, now });
  const { store } = server.services;
  const { secret } = store as EmbeddedStore;
  const services = { ...server.services, secret };
  const draft = await server.create(ANN, { title: 'Full' });
  for (let i = 0; i < 60; i++) {
    const [bytes, art] = [new Uint8Array([i]), { type: 'image/png', alt: '', credit: '', createdAt: 1 }];
    const hash = createHash('sha256').update(bytes).digest('hex');
    await store.addArt({ ...art, draftId: draft, hash }, bytes, { count: 60, bytes: 1_000 });
  }
  for (let i = 0; i < 50; i++) {
    await store.addLink({ id: `link${i}`, draftId: draft, role: 'read', hideGm: false, createdAt: 1 }, `${i}`, 50);
  }
  for (let i = 0; i < 100; i++) await store.namePoint(draft, 2 + i, 'Name', 100);
  for (let i = 0; i < 20; i++)
    await store.addKey(ANN, { id: `key${i}`, name: 'Key', createdAt: 1, rights: 'publish' }, `${i}`, 20);
  const edited = await server.create(ANN, { title: 'Edited' });
  await server.let(BOB, edited, 'edit');
  await server.let(CAT, edited, 'read');
  const unknown = newId(26);
  const first = { memberId: ANN, at: 1, bytes: new Uint8Array([0, 0]), title: 'Unknown', newClients: [] };
  await store.createDraft({ id: unknown, system: 'gone' }, ANN, first);

  const publish = (id: string, memberId: string, i = 0, licence = 'CC-BY-4.0') =>
    putVersion(store, id, { title: `Published ${i}`, licence }, { memberId, bytes: new Uint8Array(BYTES).fill(i) });
  for (let i = 0; i < 200; i++) await publish(PUBLISHED.hundreds, ANN, i);
  for (const id of [PUBLISHED.other, PUBLISHED.hidden, PUBLISHED.unlisted, PUBLISHED.withdrawn]) await publish(id, ANN);
  await publish(PUBLISHED.reserved, BOB, 0, 'all-rights-reserved');
  await publish(PUBLISHED.stopped, DAN);
  await store.withdrawVersion(PUBLISHED.withdrawn, 1, ANN, 9);
  const act = (kind: ActKind, publicationId: string) =>
    store.moderate({
      kind,
      publicationId,
      version: null,
      mark: '',
      at: 9,
      reason: 'So.',
      moderator: 1,
      reportedUntil: 0,
    });
  await act('hide', PUBLISHED.hidden);
  await act('unlist', PUBLISHED.unlisted);
  await act('stop', PUBLISHED.stopped);

  const table = await openTable(services, draft, ANN, { name: 'Ann', colour: 'green' });
  const say = (command: Command) => commandTable(services, table.id, ANN, newId(20), command);
  await say({ type: 'chooseGm' });
  await say({ type: 'openQuestion', question: 'monsters', anonymous: false, seconds: 10 });
  await changeTable(services, table.id, undefined, () =>
    success(Array.from({ length: 200 }, (_, i) => ({ type: 'secret', secret: `secret${i}`, value: 'x' }) as const)),
  );
  const { code } = (await store.table(table.id))?.table ?? table;
  await server.stopServer();
  return { secret, draft, edited, unknown, table: { id: table.id, code } };
}
