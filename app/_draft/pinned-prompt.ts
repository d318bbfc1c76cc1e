import { useSyncExternalStore } from 'react';
import { Listeners } from '@/app/_ui/listeners';
import { formatPath, type Path } from '@/lib/kernel/path';

interface Pinned {
  readonly path: string;
  readonly text: string;
}

let pinned: Pinned | undefined;
const listeners = new Listeners();

function change(next: Pinned | undefined) {
  pinned = next;
  listeners.call();
}

/** Shows a question beside the field that answers it. Replaces the previous question. */
export const pinPrompt = (path: Path, text: string): void => change({ path: formatPath(path), text });

export const unpinPrompt = (): void => change(undefined);

export function usePinnedPrompt(path: Path): string | undefined {
  const read = () => (pinned?.path === formatPath(path) ? pinned.text : undefined);
  return useSyncExternalStore(listeners.subscribe, read, nothing);
}

const nothing = () => undefined;
