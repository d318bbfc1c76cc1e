import type WebSocket from 'ws';
import { formatClientFrame } from '@/lib/collab/protocol/protocol';
import { harmOf, rowsOf } from '../attack-support/under-attack';
import { scaled } from '../scale';
import { type Measured, sleep, waitFor } from '../table-support/measured';
import { Person } from '../table-support/person';
import { openStudio } from '../table-support/studio';
import { Writer } from '../table-support/writer';

const HELLOS = scaled(5_000);
const SOCKETS = 64;
/** As many as one draft lets a member have. */
const SOCKETS_OF_A_DRAFT = 32;
const DRAFT_BYTES = 900_000;
const GIVE_UP_MS = 60_000;
const HELLO = formatClientFrame({ type: 'hello', stateVector: new Uint8Array() });

/** One member asks for two large drafts again and again on sixty-four sockets, opening others where they are closed. */
export async function measure(): Promise<readonly Measured[]> {
  const studio = await openStudio();
  try {
    const attacker = new Person(studio.url, 'Attacker');
    const drafts: string[] = [];
    for (let i = 0; i < SOCKETS / SOCKETS_OF_A_DRAFT; i++) {
      const { draftId } = await attacker.openTable();
      const writer = await Writer.open(attacker, draftId, 'w');
      writer.pad(DRAFT_BYTES);
      await waitFor(() => writer.sentAt.size === 0, 30_000);
      writer.socket.terminate();
      drafts.push(draftId);
    }
    let sent = 0;
    const attack = async (draftId: string) => {
      let socket: WebSocket | undefined;
      for (const end = performance.now() + GIVE_UP_MS; sent < HELLOS && performance.now() < end; ) {
        socket = socket?.readyState === 1 ? socket : await attacker.dialDraft(draftId).catch(() => undefined);
        for (let i = 0; i < 10 && socket?.readyState === 1; i++, sent++) socket.send(HELLO);
        await sleep(10);
      }
      socket?.terminate();
    };
    return rowsOf(
      await harmOf(studio, async () => {
        const attacks = Array.from({ length: SOCKETS }, (_, i) => attack(drafts[i % drafts.length] ?? ''));
        await Promise.all(attacks);
      }),
    );
  } finally {
    await studio.dispose();
  }
}
