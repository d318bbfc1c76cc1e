import type { Role } from '@/lib/storage/roles';
import { AppendRefused, type DraftLog, type DraftRow, type LoggedUpdate, type NewUpdate } from '@/lib/storage/store';

/** In-memory log of one draft that every member may edit, for tests that need many drafts. */
export class MemoryLog implements DraftLog {
  readonly updates: (LoggedUpdate & Omit<NewUpdate, 'bytes' | 'epoch'>)[] = [];
  readonly #clients = new Map<number, string>();
  #checkpoints: readonly LoggedUpdate[] = [];
  readonly #roles = new Map<string, Role>();
  #epoch = 0;

  constructor(readonly system: string) {}

  async append(update: NewUpdate): Promise<number> {
    if ((update.epoch ?? 0) !== this.#epoch) throw new AppendRefused('old-epoch');
    const isTheirs = (id: number) => (this.#clients.get(id) ?? update.memberId) !== update.memberId;
    if (update.newClients.some(isTheirs)) throw new AppendRefused('claimed');
    for (const id of update.newClients) this.#clients.set(id, update.memberId);
    const seq = this.updates.length + 1;
    this.updates.push({ ...update, seq, epoch: this.#epoch });
    return seq;
  }

  async load(_: string, upTo = Number.MAX_SAFE_INTEGER): Promise<readonly LoggedUpdate[]> {
    const checkpoint = this.#checkpoints.findLast(({ seq }) => seq <= upTo);
    const tail = this.updates.slice(checkpoint?.seq ?? 0).filter(({ seq }) => seq <= upTo);
    return checkpoint ? [checkpoint, ...tail] : tail;
  }

  loadLength = async (draftId: string): Promise<number> =>
    (await this.load(draftId)).reduce((sum, { bytes }) => sum + bytes.length, 0);

  since = async (_: string, seq: number): Promise<readonly LoggedUpdate[]> => this.updates.slice(seq);

  async begin(update: NewUpdate, after: number): Promise<number | undefined> {
    if (after !== this.updates.length) return undefined;
    this.#epoch += 1;
    const seq = await this.append({ ...update, epoch: this.#epoch });
    await this.checkpoint(update.draftId, seq, update.bytes);
    return seq;
  }

  beginnings = async (): Promise<readonly LoggedUpdate[]> =>
    this.updates.filter(({ seq, epoch }) => epoch > 0 && this.updates[seq - 2]?.epoch !== epoch);

  async checkpoint(_: string, seq: number, bytes: Uint8Array): Promise<void> {
    const epoch = this.updates[seq - 1]?.epoch ?? 0;
    this.#checkpoints = [...this.#checkpoints, { seq, epoch, bytes }].sort((a, b) => a.seq - b.seq);
  }

  history = async () => this.updates;
  clients = async () => this.#clients;
  async roleOf(_: string, memberId: string): Promise<Role> {
    this.#roles.set(memberId, 'edit');
    return 'edit';
  }

  rolesIn = async () => this.#roles;
  noteOpened = async () => {};
  draft = async (id: string): Promise<DraftRow> => ({
    id,
    system: this.system,
    title: '',
    createdAt: 0,
    updatedAt: 0,
    deletedAt: null,
    openedAt: 0,
  });
}
