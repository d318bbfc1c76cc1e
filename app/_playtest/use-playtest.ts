'use client';

import { useSyncExternalStore } from 'react';
import { type Studio, useStudio } from '@/app/_draft/use-draft';
import type { DraftSession } from '@/lib/collab/client/draft-session';
import type { PlayerRange } from '@/lib/contract/manifest';
import type { AnyPlayed } from '@/lib/contract/played';
import type { Json } from '@/lib/kernel/json';
import { withoutAccepted } from '@/lib/scenario/accepted';
import { measuredPatches } from '@/lib/scenario/measured';
import { RUNS_TO_JUDGE } from '@/lib/tabletop/play/verdicts';
import { type PlaytestSettings, type PlaytestState, PlaytestStore } from './playtest-store';
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

/** Plays the games, and notes how long they took in the scenario, which says so on its cover. */
export async function playAndNote(
  {
    session,
    store,
    played,
  }: { readonly session: DraftSession; readonly store: PlaytestStore; readonly played: AnyPlayed },
  settings: PlaytestSettings,
  players: PlayerRange,
): Promise<void> {
  const draft = session.draft();
  const found = await store.run(draft, settings, players);
  if (!isUsual(settings, played) || session.draft().body !== draft.body) return;
  const lengths = found.map(({ players, minutes }) => ({ players, minutes: minutes.median }));
  session.note(measuredPatches(session.draft(), lengths));
}

/** Tells whether games are played as those of the starters and of the library are. */
const isUsual = ({ runs, bots, host, chosen, secondsPerTurn }: PlaytestSettings, played: AnyPlayed): boolean =>
  runs >= RUNS_TO_JUDGE &&
  bots.join() === usualBots(played).join() &&
  host === undefined &&
  secondsPerTurn === undefined &&
  Object.values(chosen).every((option) => option === '');

/** Returns the bots that play unless others are chosen. */
export const usualBots = ({ bots }: AnyPlayed): readonly string[] =>
  bots.flatMap(({ id, role }) => (role === 'player' ? [id] : [])).slice(0, 1);

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
