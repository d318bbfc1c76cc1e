import { afterEach, beforeEach, expect, it } from 'vitest';
import { putVersion } from '@/test/support/published';
import { ANN, startServer, type TestServer } from '@/test/support/test-server';
import { loadChain, loadVersion, versionBefore } from './read';

const ID = '0123456789abcdef';
const UNLISTED = '1123456789abcdef';
const REMIX = '2123456789abcdef';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

it('lists a version that waits for approval at its own address only', async () => {
  const { services } = server;
  await putVersion(services.store, ID, { title: 'One' }, { memberId: ANN });
  await putVersion(services.store, ID, { title: 'Two' }, { memberId: ANN, approved: false });
  await putVersion(services.store, ID, { title: 'Three' }, { memberId: ANN });
  const versionsAt = async (number: number) => {
    const found = await loadVersion(services, ID, number);
    if (found.kind === 'none') throw new Error('it is there');
    return found.kind === 'found' ? found.value.versions : found.versions;
  };
  const numbersAt = async (number: number) => (await versionsAt(number)).map((version) => version.number);
  expect([await numbersAt(3), await numbersAt(2)]).toEqual([
    [3, 1],
    [3, 2, 1],
  ]);
  expect(versionBefore(await versionsAt(3), 3)).toBe(1);
  await services.store.withdrawVersion(ID, 1, ANN, 5_000);
  expect(await numbersAt(1)).toEqual([3, 1]);
});

it('links ancestors to this library if it lists them, whatever their address', async () => {
  const { store } = server.services;
  const link = { title: 'One', authors: ['Ann'], licence: 'MIT', version: 1 };
  await putVersion(store, ID, { title: 'One' }, { memberId: ANN });
  await putVersion(store, UNLISTED, { title: 'Two' }, { memberId: ANN, listing: 'unlisted' });
  const shaOf = async (id: string) => (await store.version(id, 1))?.sha256 ?? '';
  const remixOf = [
    { ...link, sha256: await shaOf(ID), address: '' },
    { ...link, sha256: await shaOf(UNLISTED), address: '' },
    { ...link, sha256: 'e'.repeat(64), address: 'https://example.org/library/x/1' },
  ];
  await putVersion(store, REMIX, { title: 'Three', remixOf });
  const found = await loadVersion(server.services, REMIX, 1);
  if (found.kind !== 'found') throw new Error('it is there');
  const addresses = async () => (await loadChain(server.services, found.value)).map(({ address }) => address);
  expect(await addresses()).toEqual([`/library/${ID}/1`, '', 'https://example.org/library/x/1']);
  await store.setListing(ID, ANN, 'unlisted');
  expect((await addresses())[0]).toBe('');
});
