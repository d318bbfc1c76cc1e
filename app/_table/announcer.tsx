'use client';

import { useEffect, useRef, useState } from 'react';
import type { TableView } from '@/lib/table/view';
import { newsBetween } from './news';
import { callOut, leftMs } from './timer';
import { useTable } from './use-table';

const KEPT = 4;
const TICK_MS = 500;

interface Said {
  readonly id: number;
  readonly words: string;
}

/** Announces changes to screen readers: phases and the clock at once, ideas in the next pause. */
export function Announcer() {
  const { line, questions } = useTable();
  const [atOnce, setAtOnce] = useState<readonly Said[]>([]);
  const [politely, setPolitely] = useState<readonly Said[]>([]);
  const nextId = useRef(1);

  useEffect(() => {
    let last: TableView | undefined = line.view;
    let lastLeft: number | undefined;
    const add = (words: readonly string[]) => (before: readonly Said[]) =>
      words.length === 0
        ? before
        : [...before, ...words.map((said) => ({ id: nextId.current++, words: said }))].slice(-KEPT);
    const serverNow = () => Date.now() + line.offsetMs;
    const stopListening = line.subscribe(() => {
      const view = line.view;
      if (!view || view === last) return;
      if (last) {
        const news = newsBetween(last, view, questions, serverNow());
        setAtOnce(add(news.atOnce));
        setPolitely(add(news.politely));
      }
      last = view;
    });
    const ticking = setInterval(() => {
      const timer = line.view?.table.timer;
      const left = timer && 'endsAt' in timer ? leftMs(timer, serverNow()) : undefined;
      const words = left !== undefined && lastLeft !== undefined ? callOut(lastLeft, left) : undefined;
      lastLeft = left;
      if (words !== undefined) setAtOnce(add([words]));
    }, TICK_MS);
    return () => {
      stopListening();
      clearInterval(ticking);
    };
  }, [line, questions]);

  return (
    <div className="sr-only">
      <div role="log" aria-live="assertive" aria-label="What happens now">
        {atOnce.map(({ id, words }) => (
          <p key={id}>{words}</p>
        ))}
      </div>
      <div role="log" aria-live="polite" aria-label="New at the table">
        {politely.map(({ id, words }) => (
          <p key={id}>{words}</p>
        ))}
      </div>
    </div>
  );
}
