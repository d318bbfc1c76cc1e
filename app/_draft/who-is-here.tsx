'use client';

import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { COLOUR_LOOK } from '@/app/_ui/colours';
import { partMissing } from '@/app/_ui/part-missing';
import { labelOfField } from './field-marks';
import { type Peer, sayNames } from './presence';
import { studioSteps } from './steps';
import { useStudio } from './use-draft';
import { usePeerNews, usePeers, useReportPosition } from './use-peers';

const Carets = dynamic(() => import('./carets').then((module) => module.default, partMissing), { ssr: false });

const SIGNS_MAX = 3;

/** List of the people in the draft and where they are, behind a button in the bar. The title makes room for it. */
export function WhoIsHere() {
  useReportPosition();
  const peers = usePeers();
  usePeerNews(peers);
  if (peers.length === 0) return null;
  return (
    <>
      <HereTab peers={peers} />
      <Carets />
    </>
  );
}

function HereTab({ peers }: { readonly peers: readonly Peer[] }) {
  const [open, setOpen] = useState(false);
  const tab = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const stop = new AbortController();
    const close = (event: Event) => {
      if (event.target instanceof Node && tab.current?.contains(event.target)) return;
      setOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      tab.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', close, { signal: stop.signal });
    document.addEventListener('focusin', close, { signal: stop.signal });
    document.addEventListener('keydown', closeByKey, { signal: stop.signal });
    return () => stop.abort();
  }, [open]);

  const people = [...new Map(peers.map((one) => [one.who, one])).values()];
  const label = `${sayNames(peers)} ${people.length === 1 ? 'is' : 'are'} here`;
  return (
    <div ref={tab} className="shrink-0 print:hidden">
      <button
        type="button"
        aria-expanded={open}
        aria-controls="who-is-here"
        onClick={() => setOpen(!open)}
        className="flex min-h-8 max-w-56 items-center gap-1.5 border-2 border-ink bg-raised px-2 text-sm hover:bg-sunk"
      >
        <span aria-hidden className="flex gap-1">
          {people.slice(0, SIGNS_MAX).map(({ who, colour }) => (
            <Dot key={who} colour={colour} />
          ))}
        </span>
        {people.length > SIGNS_MAX && <span aria-hidden>+{people.length - SIGNS_MAX}</span>}
        <span className="sr-only">{label}</span>
        <span aria-hidden className="hidden truncate lg:block">
          {label}
        </span>
      </button>
      {open && (
        <ul
          id="who-is-here"
          aria-label="Where everybody is"
          className="slid absolute right-0 top-full max-h-[60dvh] w-72 max-w-full overflow-y-auto border-2 border-ink bg-raised"
        >
          {peers.map((peer) => (
            <Row key={peer.clientId} peer={peer} onGo={() => setOpen(false)} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Row({ peer, onGo }: { readonly peer: Peer; readonly onGo: () => void }) {
  const { system, focusPath, goToStep } = useStudio();
  const { name, colour, step, field } = peer;
  const title = studioSteps(system).find(({ id }) => id === step)?.title;
  const label = labelOfField(peer);
  return (
    <li className="border-t-2 border-line first:border-t-0">
      <button
        type="button"
        className="flex min-h-11 w-full items-center gap-3 px-3 py-1 text-left hover:bg-sunk"
        onClick={() => {
          onGo();
          if (field) focusPath(field);
          else if (title !== undefined) goToStep(step);
        }}
      >
        <Dot colour={colour} />
        <span className="min-w-0">
          <span className="sign block truncate">{name}</span>
          {title !== undefined && (
            <span className="block truncate text-sm text-grey">
              {title}
              {label !== undefined && `: ${label}`}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}

export function Dot({ colour }: { readonly colour: Peer['colour'] }) {
  return (
    <span
      aria-hidden
      className="inline-block size-3 shrink-0 rounded-full border border-ink"
      style={{ background: COLOUR_LOOK[colour].ground }}
    />
  );
}

const DOTS_MAX = 4;

export function StepDots({ step }: { readonly step: string }) {
  const here = usePeers().filter((one) => one.step === step);
  const people: readonly Peer[] = [...new Map(here.map((one) => [one.who, one])).values()];
  if (people.length === 0) return null;
  return (
    <span className="pointer-events-none absolute bottom-1 right-1 flex items-center gap-0.5 lg:bottom-auto lg:top-1">
      {people.slice(0, DOTS_MAX).map(({ who, colour }) => (
        <Dot key={who} colour={colour} />
      ))}
      {people.length > DOTS_MAX && (
        <span aria-hidden className="kicker text-[0.625rem]">
          +{people.length - DOTS_MAX}
        </span>
      )}
      <span className="sr-only">
        , {sayNames(people)} {people.length === 1 ? 'is' : 'are'} here
      </span>
    </span>
  );
}
