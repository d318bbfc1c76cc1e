import { useCallback, useEffect, useRef, useState } from 'react';
import { saveFile } from '@/app/_ui/save-file';
import type { Invited, KeptEvening, PlayReply, PlayRequest } from '@/app/_workers/play-protocol';
import type { Screen } from '@/lib/evening/desk';
import type { Plan } from '@/lib/kit/plan';
import type { Replay } from '@/lib/playtest/replay';

/** Everything that the worker has told the page. */
export interface Shown {
  readonly isReady: boolean;
  readonly evenings: readonly KeptEvening[] | undefined;
  readonly invited: Invited | undefined;
  /** Id of the evening in play, and the names of its seats. */
  readonly began: { readonly id: string; readonly names: readonly string[] } | undefined;
  readonly screen: Screen | undefined;
  /** Map for the person at the device. */
  readonly plan: Plan | undefined;
  readonly story: Replay | undefined;
  readonly trouble: string | undefined;
  readonly unkept: string | undefined;
}

const NOTHING: Shown = {
  isReady: false,
  evenings: undefined,
  invited: undefined,
  began: undefined,
  screen: undefined,
  plan: undefined,
  story: undefined,
  trouble: undefined,
  unkept: undefined,
};

const NOT_LOADED = 'The game could not be loaded. If you are offline, try again when you are back online.';

function apply(shown: Shown, reply: PlayReply): Shown {
  switch (reply.type) {
    case 'ready':
      return { ...shown, isReady: true };
    case 'evenings':
      return { ...shown, evenings: reply.evenings };
    case 'invited':
      return { ...shown, invited: reply.invited, trouble: undefined };
    case 'began':
      return { ...shown, invited: reply.invited, began: { id: reply.id, names: reply.names }, story: undefined };
    case 'screen':
      return { ...shown, screen: reply.screen, plan: reply.plan ?? shown.invited?.plan };
    case 'story':
      return { ...shown, story: reply.replay };
    case 'refused':
      return { ...shown, trouble: reply.message };
    case 'unkept':
      return { ...shown, unkept: reply.message };
    case 'file':
      return shown;
  }
}

/** Starts the worker that holds the game. Returns what it has told, and a function that asks it. */
export function usePlay(): {
  readonly shown: Shown;
  readonly ask: (request: PlayRequest) => void;
  readonly fail: (trouble: string) => void;
} {
  const [shown, setShown] = useState(NOTHING);
  const worker = useRef<Worker>(undefined);
  useEffect(() => {
    const started = new Worker(new URL('../_workers/play.worker.ts', import.meta.url), { type: 'module' });
    worker.current = started;
    started.addEventListener('message', ({ data }: MessageEvent<PlayReply>) => {
      if (data.type === 'file') saveFile(data.name, [data.file], data.file.type);
      setShown((before) => apply(before, data));
    });
    started.addEventListener('error', (event) => {
      event.preventDefault();
      setShown((before) => ({ ...before, trouble: NOT_LOADED }));
    });
    return () => started.terminate();
  }, []);
  const ask = useCallback((request: PlayRequest) => {
    setShown((before) => ({ ...before, trouble: undefined }));
    worker.current?.postMessage(request);
  }, []);
  const fail = useCallback((trouble: string) => setShown((before) => ({ ...before, trouble })), []);
  return { shown, ask, fail };
}
