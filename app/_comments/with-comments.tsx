'use client';

import { useMemo, useState } from 'react';
import { useThreads } from '@/app/_draft/use-comments';
import { Tick } from '@/app/_ui/tick';
import { withComments } from '@/lib/scenario/comments-file';
import type { Draft, FileComment } from '@/lib/scenario/draft';
import type { GameManifest } from '@/lib/scenario/game-manifest';

/** Returns the comments of the open draft as files have them. */
export function useFileComments(): readonly FileComment[] {
  const threads = useThreads();
  return useMemo(
    () =>
      threads.flatMap((thread) =>
        thread.comments.map(({ by: _, at, ...said }) => ({
          ...said,
          at: new Date(at).toISOString(),
          ...(thread.isResolved && said.id === thread.id && { resolved: true as const }),
        })),
      ),
    [threads],
  );
}

/** Choice to take comments along in files: a tick, off at first, and a function that adds them to a draft if ticked. */
export function useWithComments(comments: readonly FileComment[], { draftShape }: Pick<GameManifest, 'draftShape'>) {
  const [ticked, setTicked] = useState(false);
  return {
    tick: comments.length > 0 && (
      <Tick checked={ticked} onChange={setTicked}>
        With comments
      </Tick>
    ),
    carry: (draft: Draft): Draft => (ticked ? withComments(draft, draftShape, comments) : draft),
  };
}
