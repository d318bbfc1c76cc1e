import { parentPort, workerData } from 'node:worker_threads';
import { loadFonts } from './fonts';
import * as ours from './ours-jobs';
import { loadPeer } from './peers';
import { type ItemName, workOf } from './work';

// One tool in a thread of its own, which answers one question after the other.

export interface Asked {
  readonly job: keyof Answers;
  readonly seed: number;
  readonly item?: ItemName;
  readonly times?: number;
}

export interface Answers {
  /** Why it can't be used here; nothing if it can. */
  readonly load: string;
  readonly make: { readonly ms: number; readonly processorMs: number; readonly kb: number };
  readonly floor: { readonly ms: number; readonly pages: number };
  readonly scale: { readonly times: number; readonly pages: number; readonly ms: number };
  readonly relayout: { readonly relayoutMs: number; readonly wholeLayoutMs: number };
  readonly themes: Awaited<ReturnType<typeof ours.themes>>;
  readonly close: undefined;
}

const name = workerData as string;
let peer: Awaited<ReturnType<typeof loadPeer>> | undefined;

async function answer({ job, seed, item = 'W1', times = 1 }: Asked): Promise<Answers[keyof Answers]> {
  switch (job) {
    case 'load':
      try {
        peer = await loadPeer(name, await loadFonts());
        return '';
      } catch (error) {
        return String(error).split('\n')[0] ?? '';
      }
    case 'make': {
      const work = workOf(item, seed);
      const other = peer;
      const { ms, processorMs, made } = await ours.timed(other ? () => other.make(work) : ours.makeOf(work));
      return { ms, processorMs, kb: made.length / 1000 };
    }
    case 'floor':
      return ours.floorOf(item, seed);
    case 'scale':
      return ours.scale(times, seed);
    case 'relayout':
      return ours.relayout(seed);
    case 'themes':
      return ours.themes(seed);
    case 'close':
      await peer?.close?.();
      return undefined;
  }
}

parentPort?.on('message', (asked: Asked) => {
  void answer(asked).then((answered) => parentPort?.postMessage(answered));
});
