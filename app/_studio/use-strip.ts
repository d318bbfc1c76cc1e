import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

const NOTHING = { before: false, after: false };

/** A strip that may be wider than the page: keeps the step one is at in its middle, and knows where it goes on. */
export function useStrip(step: string): {
  readonly strip: RefObject<HTMLOListElement | null>;
  readonly more: typeof NOTHING;
  readonly look: () => void;
} {
  const strip = useRef<HTMLOListElement>(null);
  const [more, setMore] = useState(NOTHING);
  const look = useCallback(() => {
    if (!strip.current) return;
    const { scrollLeft, scrollWidth, clientWidth } = strip.current;
    const [before, after] = [scrollLeft > 1, scrollLeft + clientWidth < scrollWidth - 1];
    setMore((known) => (known.before === before && known.after === after ? known : { before, after }));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the step changes
  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    const centre = () => {
      const room = list.querySelector<HTMLElement>('[aria-current]')?.parentElement;
      if (room) list.scrollTo({ left: room.offsetLeft - (list.clientWidth - room.clientWidth) / 2 });
      look();
    };
    // Rooms grow with the letters and with what is found in them.
    const observer = new ResizeObserver(centre);
    for (const element of [list, ...list.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [step, look]);
  return { strip, more, look };
}
