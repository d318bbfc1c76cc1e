import type { SyncState } from './sync-client';

/** Tells whether local edits are stored, and if not, why. */
export type SaveState =
  | { readonly state: 'saved' }
  | { readonly state: 'saving' }
  | {
      readonly state: 'unsaved';
      readonly message: string;
      /** Permanent: access was revoked. */
      readonly shut?: true;
    };

/** Returns the earlier object for an equal state. */
export const steady = (before: SaveState, next: SaveState): SaveState =>
  before.state === next.state && (next.state !== 'unsaved' || ('message' in before && before.message === next.message))
    ? before
    : next;

/** Describes the progress of saving. `works`: this browser stores changes itself. */
export function describe(sync: SyncState, works: boolean): SaveState {
  const unsaved = (message: string) => ({ state: 'unsaved', message }) as const;
  const stay = works ? 'Keep typing; nothing is lost.' : 'This browser stores nothing: leave the page open until then.';
  switch (sync.at) {
    case 'saved':
      return { state: 'saved' };
    case 'saving':
    case 'connecting':
      return { state: 'saving' };
    case 'slow':
      return unsaved(`Saving takes longer than usual. ${stay}`);
    case 'offline':
      return unsaved(`You are offline. ${stay}`);
    case 'failing':
      return unsaved(`The server can’t save right now and keeps trying. ${stay}`);
    case 'refused':
      return unsaved(sync.message);
    case 'shut':
      return {
        ...unsaved(`${sync.message} What was not saved is only in this browser: download it as JSON to keep it.`),
        shut: true,
      };
  }
}
