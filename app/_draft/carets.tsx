'use client';

import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { COLOUR_LOOK } from '@/app/_ui/colours';
import type { Colour } from '@/lib/table/vocabulary';
import { type FieldMark, markFields, sameMarks } from './field-marks';
import { type Box, Mirror } from './mirror';
import type { Peer } from './presence';
import { useStudio } from './use-draft';

const NONE: readonly FieldMark[] = [];
const TAGS_MAX = 3;

/**
 * Other users' names beside the fields they are in, and their carets and selections in texts. Drawn as an overlay, at
 * most once a frame: fields don't know of it, it causes no layout shifts, and screen readers get announcements instead.
 */
export default function Carets() {
  const { session, peers } = useStudio();
  const layer = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState(NONE);

  useEffect(() => {
    const mirror = new Mirror();
    layer.current?.append(mirror.element);
    let frame = 0;
    const draw = () => {
      frame = 0;
      const { presence } = peers;
      const next = presence ? markFields(peers.list(), presence, mirror) : NONE;
      setMarks((before) => (sameMarks(before, next) ? before : next));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(draw);
    };
    const stop = [peers.subscribe(soon), session.subscribeToDraft(soon)];
    const sizes = new ResizeObserver(soon);
    sizes.observe(document.body);
    const ending = new AbortController();
    const options = { signal: ending.signal, passive: true, capture: true };
    // Fields also move when panels scroll, folds open or the step changes.
    for (const event of ['scroll', 'click', 'focusin', 'transitionend'])
      document.addEventListener(event, soon, options);
    window.addEventListener('resize', soon, options);
    soon();
    return () => {
      cancelAnimationFrame(frame);
      for (const end of stop) end();
      sizes.disconnect();
      ending.abort();
      mirror.element.remove();
    };
  }, [session, peers]);

  // A portal, since positions are relative to the page's corner.
  return createPortal(
    <div ref={layer} aria-hidden className="pointer-events-none absolute left-0 top-0 z-10 size-0 print:hidden">
      {marks.map((mark) => (
        <Mark key={mark.key} mark={mark} />
      ))}
    </div>,
    document.body,
  );
}

// A transform, which causes neither layout nor layout shifts.
const placed = ({ left, top, width, height }: Box) => ({ transform: `translate(${left}px, ${top}px)`, width, height });

function Mark({ mark: { box, beside, peers, carets } }: { readonly mark: FieldMark }) {
  const [first] = peers;
  if (!first) return null;
  const shown = peers.slice(0, TAGS_MAX);
  return (
    <div className="absolute left-0 top-0" style={placed(box)}>
      <div
        className="absolute -inset-0.5 rounded-sm border-2"
        style={{ borderColor: COLOUR_LOOK[first.colour].ground }}
      />
      {carets.map(({ peer, caret, stretches }) => (
        <Caret key={peer.clientId} peer={peer} caret={caret} stretches={stretches} />
      ))}
      {/* No flag covers a text: names stand behind the label, or first letters outside of the frame. */}
      <div
        className={`field-flags absolute flex gap-1 ${beside ? 'left-2 top-0' : 'left-full top-0 flex-col'}`}
        style={beside && { transform: `translate(${beside.left}px, ${beside.top}px)` }}
      >
        {shown.map(({ clientId, name, colour }) => (
          <Tag key={clientId} name={beside ? name : firstLetter(name)} colour={colour} />
        ))}
        {peers.length > shown.length && <Tag name={`+${peers.length - shown.length}`} colour={first.colour} />}
      </div>
    </div>
  );
}

const firstLetter = (name: string): string => [...name][0] ?? '';

function Tag({ name, colour }: { readonly name: string; readonly colour: Colour }) {
  const { ground, ink } = COLOUR_LOOK[colour];
  return (
    <span
      className="sign block max-w-36 truncate rounded-sm border border-ink px-1 pt-0.5 text-xs"
      style={{ background: ground, color: ink }}
    >
      {name}
    </span>
  );
}

function Caret(props: { readonly peer: Peer; readonly caret: Box; readonly stretches: readonly Box[] }) {
  const { peer, caret, stretches } = props;
  const { ground } = COLOUR_LOOK[peer.colour];
  return (
    <>
      {stretches.map((stretch, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stretches are told apart by their order alone
        <div key={i} className="absolute left-0 top-0 opacity-30" style={{ ...placed(stretch), background: ground }} />
      ))}
      <div
        className="peer-caret absolute left-0 top-0 rounded-full outline outline-ink"
        style={{ ...placed({ ...caret, left: caret.left - 1, width: 2 }), background: ground }}
      />
    </>
  );
}
