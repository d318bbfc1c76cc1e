'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/app/_ui/button';
import type { PlayRequest } from '@/app/_workers/play-protocol';
import type { Screen } from '@/lib/evening/desk';

/** Covers everything until the next person sits down. */
export function Curtain(props: {
  readonly screen: Extract<Screen, { readonly type: 'curtain' }>;
  readonly name: string;
  readonly ask: (request: PlayRequest) => void;
}) {
  const { screen, name, ask } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each person
  useEffect(() => heading.current?.focus(), [screen.seat]);
  return (
    <section
      aria-labelledby="curtain"
      className="flex min-h-[50dvh] flex-col items-center justify-center gap-6 border-4 border-ink bg-sunk p-6 text-center"
    >
      <h2 id="curtain" ref={heading} tabIndex={-1} className="text-2xl [overflow-wrap:anywhere]">
        Hand the device to <bdi>{name}</bdi>
      </h2>
      <p className="measure">{name} decides next. Everybody else looks at the ceiling.</p>
      <Button look="main" onClick={() => ask({ type: 'sit', seat: screen.seat })}>
        I am {name}
      </Button>
      {screen.canUndo && (
        <Button icon="undo" onClick={() => ask({ type: 'undo' })}>
          Undo the last choice
        </Button>
      )}
    </section>
  );
}
