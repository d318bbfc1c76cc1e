'use client';

import { useSyncExternalStore } from 'react';
import { useStudio } from '@/app/_studio/use-draft';
import type { DraftSession } from '@/lib/collab/draft-session';
import { type PlaytestState, PlaytestStore } from './playtest-store';

const stores = new WeakMap<DraftSession, PlaytestStore>();

/** One store for as long as the draft stays open, so that results outlive a walk to another step. */
export function playtestStoreOf(session: DraftSession): PlaytestStore {
  const known = stores.get(session);
  if (known) return known;
  const store = new PlaytestStore();
  stores.set(session, store);
  return store;
}

export function usePlaytest(): { readonly store: PlaytestStore; readonly state: PlaytestState } {
  const { session } = useStudio();
  const store = playtestStoreOf(session);
  return { store, state: useSyncExternalStore(store.subscribe, store.read, store.read) };
}
