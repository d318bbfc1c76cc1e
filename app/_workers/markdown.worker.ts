import '@/app/_data/without-eval';
import { exportMarkdown } from '@/lib/scenario/markdown/export';
import { openFor } from './open-for';
import type { MarkdownReply, MarkdownRequest } from './protocols';

const reply = (message: MarkdownReply): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<MarkdownRequest>) => {
  void write(data).then(reply, () => reply({ type: 'failed' }));
});

async function write({ system, draft }: MarkdownRequest): Promise<MarkdownReply> {
  const opened = await openFor(system, draft);
  return opened ? { type: 'written', text: exportMarkdown(opened.draft, opened.system) } : { type: 'failed' };
}

reply({ type: 'ready' });
