'use client';

import { type Peer, sayNames } from '@/app/_draft/presence';
import { usePeers } from './use-peers';
import { Dot } from './who-is-here';

const DOTS_MAX = 4;

/** Who is at a step, as dots in its corner. */
export function StepDots({ step }: { readonly step: string }) {
  const here = usePeers().filter((one) => one.step === step);
  const faces: readonly Peer[] = [...new Map(here.map((one) => [one.who, one])).values()];
  if (faces.length === 0) return null;
  return (
    <span className="pointer-events-none absolute bottom-1 right-1 flex items-center gap-0.5 lg:bottom-auto lg:top-1">
      {faces.slice(0, DOTS_MAX).map(({ who, colour }) => (
        <Dot key={who} colour={colour} />
      ))}
      {faces.length > DOTS_MAX && (
        <span aria-hidden className="kicker text-[0.625rem]">
          +{faces.length - DOTS_MAX}
        </span>
      )}
      <span className="sr-only">
        , {sayNames(faces)} {faces.length === 1 ? 'is' : 'are'} here
      </span>
    </span>
  );
}
