import { useEffect, useState } from 'react';
import type { PublishReply, PublishRequest } from '@/app/_workers/check-protocol';
import type { ArtWords } from '@/app/_workers/scenario-art';
import type { Issue } from '@/lib/kernel/issue';
import type { Json } from '@/lib/kernel/json';
import type { Draft } from '@/lib/scenario/draft';

const FAILED: Issue = {
  code: 'publish/unchecked',
  severity: 'error',
  path: [],
  message: 'The inspector could not be loaded. Check your connection, then open this again.',
};

/** What is in the way of publishing a draft, checked in a worker; undefined until that is known. */
export function usePublishIssues(
  draft: Draft,
  pictures: readonly ArtWords[] | undefined,
  ownsParent: boolean,
): readonly Issue[] | undefined {
  const [issues, setIssues] = useState<readonly Issue[] | undefined>(undefined);
  useEffect(() => {
    if (!pictures) return;
    const worker = new Worker(new URL('../_workers/check.worker.ts', import.meta.url), { type: 'module' });
    const request: PublishRequest = {
      type: 'publish',
      system: draft.system,
      draft: draft as unknown as Json,
      pictures,
      ownsParent,
    };
    worker.addEventListener('message', ({ data }: MessageEvent<PublishReply>) => {
      if (data.type === 'ready') worker.postMessage(request);
      else setIssues(data.type === 'publishable' ? data.issues : [FAILED]);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      setIssues([FAILED]);
    });
    return () => worker.terminate();
  }, [draft, pictures, ownsParent]);
  return issues;
}
