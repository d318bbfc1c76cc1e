import { checkFit } from '@/lib/flow';
import { openDraft } from '@/lib/scenario/open';
import { findSystem } from '@/lib/systems/registry';
import { browserAssets } from '@/templates/assets/browser';
import { createMeasurer } from '@/templates/measure';
import type { FitReply, FitRequest } from './check-protocol';

const reply = (message: FitReply): void => self.postMessage(message);

let measurer: ReturnType<typeof createMeasurer> | undefined;

self.addEventListener('message', ({ data }: MessageEvent<FitRequest>) => {
  void measure(data).then(reply, () => reply({ type: 'failed' }));
});

async function measure({ system: id, draft, baseUrl }: FitRequest): Promise<FitReply> {
  const system = findSystem(id);
  if (!system) return { type: 'failed' };
  measurer ??= createMeasurer(browserAssets(baseUrl)).catch((error: unknown) => {
    // Offline, perhaps: the next pause tries again.
    measurer = undefined;
    throw error;
  });
  return { type: 'measured', issues: checkFit(openDraft(draft, system), await measurer) };
}

reply({ type: 'ready' });
