'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type Peer, sayNames } from '@/app/_draft/presence';
import { useStep, useStudio } from '@/app/_draft/use-draft';
import { announce } from '@/app/_ui/announce';
import { isWithMe } from './field-marks';
import { startTelling } from './tell-where';

const NOBODY: readonly Peer[] = [];
const nobody = () => NOBODY;
/** Anyone who listens to a crowd wants no news of each of them. */
const CROWD = 8;

/** The others who have the draft open. Draws again when somebody comes, goes, or is somewhere else; not for carets. */
export function usePeers(): readonly Peer[] {
  const { peers } = useStudio();
  return useSyncExternalStore(peers.subscribe, peers.list, nobody);
}

/** Tells the others where this page is, for as long as it is open. */
export function useTelling(): void {
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
      stop = startTelling(presence, () => here.current);
      again.current = () => presence.show({ step: here.current });
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

/** Says to a screen reader who comes and goes, and who comes into the field one is in. */
export function usePeerNews(peers: readonly Peer[]): void {
  const before = useRef(peers);
  useEffect(() => {
    const was = before.current;
    before.current = peers;
    if (was === peers || peers.length > CROWD) return;
    const [knew, know] = [whoIn(was), whoIn(peers)];
    const came = peers.filter(({ who, own }) => !own && !knew.has(who));
    const left = was.filter(({ who, own }) => !own && !know.has(who));
    const joined = peers.filter((one) => isWithMe(one) && !was.some((other) => sameSpot(one, other)));
    const news = [
      came.length > 0 && `${sayNames(came)} ${verb(came, 'is', 'are')} here.`,
      left.length > 0 && `${sayNames(left)} left.`,
      joined.length > 0 && `${sayNames(joined)} ${verb(joined, 'is', 'are')} in this field too.`,
    ].filter((words) => words !== false);
    if (news.length > 0) announce(news.join(' '));
  }, [peers]);
}

const whoIn = (peers: readonly Peer[]) => new Set(peers.map(({ who }) => who));
const verb = (peers: readonly Peer[], one: string, many: string) => (whoIn(peers).size === 1 ? one : many);
const sameSpot = (a: Peer, b: Peer) => a.clientId === b.clientId && a.field?.join('/') === b.field?.join('/');
