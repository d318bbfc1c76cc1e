'use client';

import { useSyncExternalStore } from 'react';
import { type Studio, useStudio } from '@/app/_draft/use-draft';
import type { DraftSession } from '@/lib/collab/client/draft-session';
import type { Json } from '@/lib/kernel/json';
import { withoutAccepted } from '@/lib/scenario/accepted';
import { type PlaytestState, PlaytestStore } from './playtest-store';
import { type TryState, TryStore } from './try-store';

const trials = new WeakMap<DraftSession, TryStore>();
const stores = new WeakMap<DraftSession, PlaytestStore>();

/** Returns the store of an open draft, so that results survive a change of step. */
function storeOf({ session, issueStore }: Pick<Studio, 'session' | 'issueStore'>): PlaytestStore {
  const known = stores.get(session);
  if (known) return known;
  const store = new PlaytestStore();
  stores.set(session, store);
  const judge = () => {
    const draft = session.draft();
    issueStore.judge('playtest', withoutAccepted(store.verdictsOn(draft), draft as unknown as Json));
  };
  store.subscribe(judge);
  session.subscribe(judge);
  return store;
}

export function usePlaytest(): { readonly store: PlaytestStore; readonly state: PlaytestState } {
  const store = storeOf(useStudio());
  return { store, state: useSyncExternalStore(store.subscribe, store.read, store.read) };
}

export function useTrials(): { readonly store: TryStore; readonly state: TryState } {
  const { session } = useStudio();
  const store = trials.get(session) ?? new TryStore();
  trials.set(session, store);
  return { store, state: useSyncExternalStore(store.subscribe, store.read, store.read) };
}
