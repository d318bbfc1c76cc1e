'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { type Studio, useDraft, useReport } from '@/app/_draft/use-draft';
import type { EarlySession } from '@/lib/collab/client/early-session';
import { isError } from '@/lib/kernel/issue';
import { QuickLook, type QuickLookState } from './quick-look';

/** Nobody is typing any more, and the last check has come back. */
const QUIET_MS = 700;

const looks = new WeakMap<EarlySession, QuickLook>();

function lookOf({ session, issueStore }: Pick<Studio, 'session' | 'issueStore'>): QuickLook {
  const known = looks.get(session);
  if (known) return known;
  const look = new QuickLook();
  looks.set(session, look);
  const judge = () => issueStore.judge('quick look', look.verdictsOn(session.draft()));
  look.subscribe(judge);
  session.subscribe(() => {
    look.follow(session.draft());
    judge();
  });
  return look;
}

/** Quick games of the draft while this is on the page, once it has no errors and nobody types. */
export function useQuickLook(): {
  readonly look: QuickLook;
  readonly done: QuickLookState['done'];
  /** Whether there is no more to be expected of it. */
  readonly settled: boolean;
} {
  const studio = useDraft();
  const { draft, issues, system } = studio;
  const { checked, stale } = useReport();
  const look = lookOf(studio);
  const state = useSyncExternalStore(look.subscribe, look.read, look.read);
  const looked = state.draft === draft;
  const broken = issues.some(isError);
  const wanted = system.playable && checked && !stale && !looked && !broken;
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => void look.run(draft), QUIET_MS);
    return () => clearTimeout(timer);
  }, [wanted, look, draft]);
  useEffect(() => {
    // The check may have found something after the games began.
    if (broken) look.leave();
  }, [broken, look]);
  useEffect(() => look.leave, [look]);
  return { look, done: state.done, settled: !system.playable || (looked && state.done === undefined) };
}
