'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { recallSelf } from '@/app/_join/remember';
import { announce } from '@/app/_ui/announce';
import type { Presence, Whereabouts } from '@/lib/collab/client/presence';
import { pathOfId } from './element-id';
import { isInMyField } from './field-marks';
import { type Peer, sayNames } from './presence';
import { useStep, useStudio } from './use-draft';

const NOBODY: readonly Peer[] = [];
const nobody = () => NOBODY;
/** Above this number of peers, arrivals and departures are not announced. */
const ANNOUNCED_MAX = 8;

/** Returns the peers in the draft. Redraws when a peer joins, leaves or moves to another field, but not for carets. */
export function usePeers(): readonly Peer[] {
  const { peers } = useStudio();
  return useSyncExternalStore(peers.subscribe, peers.list, nobody);
}

const PAUSE_MS = 80;
/** Extra pause per peer: the more there are, the less often each one reports. */
const PAUSE_EACH_MS = 20;
const PAUSE_MAX_MS = 1_000;

/** Reports this page's step, field and selection to the others on every change. Returns a function that stops it. */
function startReporting(presence: Presence, stepNow: () => string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer ??= setTimeout(
      () => {
        timer = undefined;
        presence.show(currentWhereabouts(stepNow()));
      },
      Math.min(PAUSE_MAX_MS, PAUSE_MS + PAUSE_EACH_MS * presence.present().length),
    );
  };
  const stop = new AbortController();
  for (const event of ['selectionchange', 'focusin', 'focusout', 'input']) {
    document.addEventListener(event, soon, { signal: stop.signal, passive: true });
  }
  soon();
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}

function currentWhereabouts(step: string): Whereabouts {
  const name = recallSelf()?.name;
  const element = document.activeElement;
  const holder = element?.closest('[id^="at:"]');
  const field = holder ? pathOfId(holder.id) : undefined;
  if (!field) return { step, name };
  return { step, name, field, selection: element ? selectionIn(element) : undefined };
}

function selectionIn(element: Element): Whereabouts['selection'] {
  if (!(element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement)) return undefined;
  // Only text inputs have a caret.
  const { selectionStart: start, selectionEnd: end } = element;
  return start === null || end === null ? undefined : { start, end };
}

export function useReportPosition(): void {
  const { session, peers } = useStudio();
  const step = useStep();
  const here = useRef(step);
  const again = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    void session.opened.then(() => {
      const { presence } = session;
      if (gone || !presence) return;
      peers.join(presence);
      stop = startReporting(presence, () => here.current);
      again.current = () => presence.show({ step: here.current, name: recallSelf()?.name });
    });
    return () => {
      gone = true;
      stop?.();
      peers.leave();
    };
  }, [session, peers]);
  useEffect(() => {
    here.current = step;
    again.current?.();
  }, [step]);
}

/** Announces who joins, leaves, or enters the user's field. */
export function usePeerNews(peers: readonly Peer[]): void {
  const before = useRef(peers);
  useEffect(() => {
    const was = before.current;
    before.current = peers;
    if (was === peers || peers.length > ANNOUNCED_MAX) return;
    const [idsBefore, idsNow] = [idsOf(was), idsOf(peers)];
    const came = peers.filter(({ who, own }) => !own && !idsBefore.has(who));
    const left = was.filter(({ who, own }) => !own && !idsNow.has(who));
    const joined = peers.filter((one) => isInMyField(one) && !was.some((other) => sameSpot(one, other)));
    const news = [
      came.length > 0 && `${sayNames(came)} ${verb(came, 'is', 'are')} here.`,
      left.length > 0 && `${sayNames(left)} left.`,
      joined.length > 0 && `${sayNames(joined)} ${verb(joined, 'is', 'are')} in this field too.`,
    ].filter((words) => words !== false);
    if (news.length > 0) announce(news.join(' '));
  }, [peers]);
}

const idsOf = (peers: readonly Peer[]) => new Set(peers.map(({ who }) => who));
const verb = (peers: readonly Peer[], one: string, many: string) => (idsOf(peers).size === 1 ? one : many);
const sameSpot = (a: Peer, b: Peer) => a.clientId === b.clientId && a.field?.join('/') === b.field?.join('/');
