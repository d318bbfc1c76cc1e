import { afterEach, describe, expect, it, vi } from 'vitest';
import { RequestFailed } from '@/app/_data/request';
import type { LocalDrafts } from '@/app/_join/local-drafts';
import { IdeaOutbox, type PendingIdea } from './idea-outbox';

const newStorage = (): LocalDrafts & { readonly kept: Map<string, unknown> } => {
  const kept = new Map<string, unknown>();
  return {
    kept,
    read: (name) => structuredClone(kept.get(name)),
    write: (name, value) => void (value === undefined ? kept.delete(name) : kept.set(name, structuredClone(value))),
    names: () => [...kept.keys()],
  };
};
const unreached = () => Promise.reject(new RequestFailed('unreached', undefined, 0));
const refused = () => Promise.reject(new RequestFailed('Time is up.', 'table/time', 409));
const texts = (ideas: readonly PendingIdea[]) => ideas.map(({ text }) => text);

afterEach(() => vi.useRealTimers());

describe('ideas typed at a table', () => {
  it('are sent one by one, in order, and kept until the server has them', async () => {
    vi.useFakeTimers();
    const sent: string[] = [];
    const answers: (() => void)[] = [];
    const storage = newStorage();
    const outbox = new IdeaOutbox({
      tableId: 't',
      storage,
      send: (idea) => {
        sent.push(idea.text);
        return new Promise<void>((done) => answers.push(done));
      },
    });
    outbox.saveDraft('barriers', 'a moat');
    outbox.enqueue('barriers', 'a moat');
    outbox.enqueue('barriers', 'a wall');
    expect(outbox.state.drafts).toEqual({});
    expect(sent).toEqual(['a moat']);
    expect(texts(outbox.state.pending)).toEqual(['a moat', 'a wall']);
    answers[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual(['a moat', 'a wall']);
    answers[1]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect([...storage.kept.keys()]).toEqual(['begun']);
  });

  it('are resent under the same key after a lost connection, also by the next page', async () => {
    vi.useFakeTimers();
    const storage = newStorage();
    const keys: string[] = [];
    const first = new IdeaOutbox({
      tableId: 't',
      storage,
      send: ({ key }) => {
        keys.push(key);
        return unreached();
      },
    });
    first.enqueue('barriers', 'a moat');
    await vi.advanceTimersByTimeAsync(500);
    first.destroy();
    const second = new IdeaOutbox({ tableId: 't', storage, send: async ({ key }) => void keys.push(key) }).open();
    await vi.advanceTimersByTimeAsync(0);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(second.state.pending).toEqual([]);
  });

  it('stay when the server refuses them, and block no others', async () => {
    vi.useFakeTimers();
    const storage = newStorage();
    const sent: PendingIdea[] = [];
    const outbox = new IdeaOutbox({
      tableId: 't',
      storage,
      send: async (idea) => (idea.text === 'late' && sent.length === 0 ? refused() : void sent.push(idea)),
    });
    outbox.enqueue('barriers', 'late');
    outbox.enqueue('monster', 'a bear');
    await vi.advanceTimersByTimeAsync(0);
    expect(texts(sent)).toEqual(['a bear']);
    expect(outbox.state.pending).toMatchObject([{ text: 'late', refused: 'Time is up.' }]);
    const { key = '' } = outbox.state.pending[0] ?? {};
    outbox.retry(key);
    await vi.advanceTimersByTimeAsync(0);
    expect(texts(sent)).toEqual(['a bear', 'late']);
    expect(sent[1]?.key).not.toBe(key);
    expect(outbox.state.pending).toEqual([]);
  });

  it('of two tabs do not interfere', async () => {
    vi.useFakeTimers();
    const storage = newStorage();
    const one = new IdeaOutbox({ tableId: 't', storage, send: unreached });
    const two = new IdeaOutbox({ tableId: 't', storage, send: unreached });
    one.enqueue('barriers', 'a moat');
    await vi.advanceTimersByTimeAsync(10);
    two.enqueue('barriers', 'a wall');
    one.saveDraft('monster', 'a be');
    one.destroy();
    two.destroy();
    const next = new IdeaOutbox({ tableId: 't', storage, send: unreached }).open();
    expect(texts(next.state.pending)).toEqual(['a moat', 'a wall']);
    expect(next.state.drafts).toEqual({ monster: 'a be' });
    next.destroy();
  });

  it('are remembered only here if they are anonymous', () => {
    const outbox = new IdeaOutbox({ tableId: 't', storage: newStorage(), send: () => new Promise(() => undefined) });
    outbox.enqueue('monster', 'my mother', 3);
    expect(outbox.state.unsigned).toEqual([{ question: 'monster', round: 3, text: 'my mother' }]);
    // Anonymity was promised, so it is sent along, however late and in whatever round the idea arrives.
    expect(outbox.state.pending).toMatchObject([{ text: 'my mother', unsigned: true }]);
  });
});
