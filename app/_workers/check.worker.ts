import '@/app/_data/without-eval';
import { checkDraft } from '@/lib/flow';
import type { Json } from '@/lib/kernel/json';
import { DeletedNames } from '@/lib/scenario/deleted-names';
import { draftShape } from '@/lib/scenario/draft-shape';
import { openDraft } from '@/lib/scenario/open';
import { findSystem } from '@/lib/systems/registry';
import { type CheckReply, type CheckRequest, onlyNews, type PublishReply, type PublishRequest } from './check-protocol';
import { openFor } from './open-for';

const news = onlyNews();
const deleted = new DeletedNames();
const reply = (message: CheckReply | PublishReply): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<CheckRequest | PublishRequest>) => {
  if (data.type === 'publish') publishable(data).then(reply, () => reply({ type: 'failed' }));
  // Without its game the worker is useless: the page starts another one.
  else check(data).then((checked) => reply(news(checked)), reportError);
});

async function check(data: CheckRequest): Promise<CheckReply> {
  const system = await findSystem(data.system)?.load();
  if (!system) return { type: 'failed', seq: data.seq };
  try {
    const opened = openDraft(data.draft, system);
    const { open } = opened;
    return {
      type: 'checked',
      seq: data.seq,
      issues: deleted.nameIn(checkDraft(opened), opened.draft as unknown as Json, draftShape(system)),
      facts: open.facts(),
      players: open.players(),
      remarks: open.remarks(),
      suggestions: open.suggestions(),
    };
  } catch {
    // A bug in a check must not stop the author: the report is marked as out of date.
    return { type: 'failed', seq: data.seq };
  }
}

async function publishable({ system: id, draft, pictures, ownsParent }: PublishRequest): Promise<PublishReply> {
  const opened = await openFor(id, draft);
  if (!opened) return { type: 'failed' };
  const { checkForPublishing } = await import('@/lib/scenario/publishable');
  return {
    type: 'publishable',
    issues: checkForPublishing(opened, checkDraft(opened), { pictures, ownsParent }),
  };
}

reply({ type: 'ready' });
