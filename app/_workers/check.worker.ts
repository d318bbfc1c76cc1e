import { checkDraft } from '@/lib/flow';
import { openDraft } from '@/lib/scenario/open';
import { findSystem } from '@/lib/systems/registry';
import type { CheckReply, CheckRequest } from './check-protocol';

const reply = (message: CheckReply): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  const system = findSystem(data.system);
  if (!system) return reply({ type: 'failed', seq: data.seq });
  try {
    const opened = openDraft(data.draft, system);
    const { open } = opened;
    reply({
      type: 'checked',
      seq: data.seq,
      issues: checkDraft(opened),
      facts: open.facts(),
      remarks: open.remarks(),
      suggestions: open.suggestions(),
    });
  } catch {
    // A bug in a check must not stop the typing: the report says that it is out of date.
    reply({ type: 'failed', seq: data.seq });
  }
});

reply({ type: 'ready' });
