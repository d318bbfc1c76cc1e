import type { Probe } from '@/lib/storage/store';

const GOOD_FOR_MS = 1_000;

/** Whether the store can write. It is tried once a second at most, and once at a time, however many ask. */
export function createHealth(store: Pick<Probe, 'probe'>, now = () => performance.now()): () => Promise<boolean> {
  let tried = Number.NEGATIVE_INFINITY;
  let answer: Promise<boolean> | undefined;
  return () => {
    if (answer && now() - tried < GOOD_FOR_MS) return answer;
    tried = Number.POSITIVE_INFINITY;
    answer = store.probe().then(
      () => true,
      () => false,
    );
    void answer.then(() => {
      tried = now();
    });
    return answer;
  };
}
