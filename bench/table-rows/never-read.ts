import type WebSocket from 'ws';
import { atMost, type Measured, sleep, waitFor } from '../table-support/measured';
import { Person } from '../table-support/person';
import { openStudio } from '../table-support/studio';
import { Writer } from '../table-support/writer';

const DEAF_OF_EACH = 10;
const CLOSED_WITHIN_MS = 120_000;
/** About as long as sockets that are never read stay open. */
const WARM_UP_MS = 60_000;
const SETTLED_AFTER_MS = 10_000;
const TARGET_MB = 50;
const RSS = 'process_resident_memory_bytes';

/**
 * Ten sockets of the draft and ten of the table never read while somebody writes much. They have to be closed, the
 * memory they held has to come back, and anyone who reads has to go on. Memory grows while somebody writes, until the
 * collector runs, also where everybody reads: what counts is how much more it is than the most that writing alone took.
 */
export async function measure(): Promise<Measured> {
  const studio = await openStudio();
  try {
    const gm = new Person(studio.url, 'GM');
    const { id, draftId } = await gm.openTable();
    const writer = await Writer.open(gm, draftId, 'w');
    const listener = await gm.listen(id, () => {});
    const write = async (ms: number, isOver = async () => false) => {
      for (const end = performance.now() + ms; performance.now() < end && !(await isOver()); ) {
        writer.pad(100_000);
        await sleep(600);
      }
    };
    let before = 0;
    await write(WARM_UP_MS, async () => {
      before = Math.max(before, await studio.sample(RSS));
      return false;
    });
    const token = await gm.watcherToken(id);
    for (let i = 0; i < DEAF_OF_EACH; i++) {
      const deaf: WebSocket[] = [
        await gm.dialDraft(draftId),
        await new Person(studio.url).listen(id, () => {}, { token }),
      ];
      for (const socket of deaf) socket.pause();
    }
    const open = async () =>
      (await studio.sample('trapdoor_sockets{line="draft"}')) + (await studio.sample('trapdoor_sockets{line="table"}'));
    await write(CLOSED_WITHIN_MS, async () => (await open()) <= 2);
    const stillOpen = Math.max(0, (await open()) - 2);
    await sleep(SETTLED_AFTER_MS);
    const after = await studio.sample(RSS);
    await waitFor(() => writer.sentAt.size === 0, 5_000);
    const isCut = writer.socket.readyState !== 1 || listener.readyState !== 1;
    const lost = stillOpen + writer.lost + writer.sentAt.size + (isCut ? 1 : 0);
    return atMost(TARGET_MB, Math.max(0, after - before) / 1e6, 'MB more than before', lost);
  } finally {
    await studio.dispose();
  }
}
