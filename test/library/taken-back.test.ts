import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { success } from '@/lib/kernel/result';
import { fillDraft } from '@/lib/library/fill-draft';
import { playVersion } from '@/lib/library/play-version';
import { prepareVersion } from '@/lib/library/prepare-version';
import { answerApi } from '../support/api-pages';
import { askServer, cookieOf } from '../support/program';
import { publishable } from '../support/publishable';
import { ANN, startServer, type TestServer } from '../support/test-server';

let server: TestServer;
let playing: Promise<void>;
let goOn: () => void;
beforeEach(async () => {
  let begun = () => {};
  playing = new Promise((resolve) => {
    begun = resolve;
  });
  const gate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  server = await startServer({
    handle: answerApi,
    // The playtest waits until the test releases it.
    preparer: {
      prepare: async (job) => success(await prepareVersion(job)),
      fill: async (job) => success(await fillDraft(job)),
      async play(job) {
        begun();
        await gate;
        return success(await playVersion(job, 'test'));
      },
    },
  });
});
afterEach(() => server.stop());

const ask = (method: string, path: string, headers: Record<string, string>, body?: object) =>
  askServer(server.url, method, path, headers, body);

/** Publishes, runs `meanwhile` before it is finished, and returns the response. */
async function publishWhile(headers: Record<string, string>, meanwhile: () => Promise<unknown>) {
  const published = ask('POST', '/api/library', headers, { scenario: publishable('lantern') });
  await playing;
  await meanwhile();
  goOn();
  const { status, body } = await published;
  expect((await server.services.store.publicationsOf(ANN)).filter(({ shown }) => shown !== null)).toEqual([]);
  return [status, body.error.code];
}

describe('a publication under way', () => {
  it('leaves nothing if the member deletes everything', async () => {
    const deletion = { forGood: true, withdrawals: {} };
    const answer = await publishWhile(cookieOf(ANN), () => ask('POST', '/api/me/deletion', cookieOf(ANN), deletion));
    expect(answer).toEqual([401, 'member/unknown']);
  });

  it('is refused once its publisher is stopped', async () => {
    const { store } = server.services;
    const answer = await publishWhile(cookieOf(ANN), async () => {
      const { newVersion, ROOM } = await import('../support/library-versions');
      await store.addVersion(newVersion('other', { memberId: ANN, approved: false }), ROOM);
      await store.moderate({
        kind: 'stop',
        publicationId: 'other',
        version: null,
        mark: '',
        at: 1,
        reason: 'Spam',
        moderator: 1,
      });
    });
    expect(answer).toEqual([403, 'library/stopped']);
  });

  it('is refused once its key is revoked', async () => {
    const { body } = await ask('POST', '/api/me/keys', cookieOf(ANN), { name: 'Program' });
    const answer = await publishWhile({ authorization: `Bearer ${body.key}` }, () =>
      ask('DELETE', `/api/me/keys/${body.id}`, cookieOf(ANN)),
    );
    expect(answer).toEqual([401, 'keys/unknown']);
  });
});
