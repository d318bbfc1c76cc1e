'use client';

import { useDeferredValue, useEffect, useRef } from 'react';
import { countWords, sayWords, type WordRange } from '@/lib/kernel/words';
import { announce } from './announce';

const QUIET_MS = 1_500;

/** Word count of a text, with its target range. Announced when the user has typed in the field `of` and paused. */
export function WordCount(props: {
  readonly id: string;
  readonly of: string;
  readonly text: string;
  readonly range: WordRange;
}) {
  const { id, of, range } = props;
  const text = useDeferredValue(props.text);
  const count = countWords(text);
  const said = sayWords(count, range);
  const before = useRef(said);
  useEffect(() => {
    if (before.current === said) return;
    const timer = setTimeout(() => {
      before.current = said;
      if (document.activeElement?.id === of) announce(said);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [said, of]);
  const isOutside = count > 0 && (count < range.min || count > range.max);
  return (
    <p id={id} className={`text-sm tabular-nums ${isOutside ? 'border-l-4 border-hazard pl-2 text-ink' : 'text-grey'}`}>
      {said}
    </p>
  );
}
