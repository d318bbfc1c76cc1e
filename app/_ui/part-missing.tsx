'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { Button } from './button';
import { toast } from './toasts';

const GONE = 'This part of the page could not be loaded: Trapdoor may have been updated while the page was open.';
const OFFLINE = 'This part of the page has not loaded and you are offline. The rest still works; nothing is lost.';
export const RELOAD = 'Reload the page';

export const reload = () => window.location.reload();

/** Placeholder for a part that fails to load; the rest of the page works: `import(…).then(part, partMissing)`. */
export const partMissing = () => PartMissing;

/** Placeholder for a dialog that fails to load; shows a notice and closes. */
export const dialogMissing = () => DialogMissing;

function PartMissing() {
  const online = useSyncExternalStore(followNetwork, isOnline, () => true);
  return (
    <div role="alert" className="flex max-w-xl flex-col items-start gap-3 border-2 border-ink bg-raised p-4">
      <p>{online ? `${GONE} What you typed is saved.` : OFFLINE}</p>
      {online && (
        <Button look="main" onClick={reload}>
          {RELOAD}
        </Button>
      )}
    </div>
  );
}

function DialogMissing({ onClose }: { readonly onClose: () => void }) {
  useEffect(() => {
    if (isOnline()) toast({ message: 'That could not be loaded.', action: { label: RELOAD, run: reload } });
    else toast({ message: 'You are offline, and that has not loaded.' });
    onClose();
  }, [onClose]);
  return null;
}

const isOnline = () => navigator.onLine;

function followNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
