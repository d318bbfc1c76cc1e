import '@/app/_data/without-eval';
import { checkFit } from '@/lib/flow';
import { browserAssets } from '@/templates/assets/browser';
import { createMeasurers } from '@/templates/layout/measure';
import type { FitReply, FitRequest } from './check-protocol';
import { openFor } from './open-for';

const reply = (message: FitReply): void => self.postMessage(message);

let measureFor: ReturnType<typeof createMeasurers> | undefined;

self.addEventListener('message', ({ data }: MessageEvent<FitRequest>) => {
  void answer(data).then(reply, () => reply({ type: 'failed' }));
});

async function answer({ system: id, draft, baseUrl }: FitRequest): Promise<FitReply> {
  const opened = await openFor(id, draft);
  if (!opened) return { type: 'failed' };
  measureFor ??= createMeasurers(browserAssets(baseUrl));
  const texts = opened.open.textBoxes().map(({ text }) => text);
  const measure = await measureFor(texts, opened.draft.language);
  return { type: 'measured', issues: checkFit(opened, measure) };
}

reply({ type: 'ready' });
