'use client';

import { type KeyboardEvent, memo, type PointerEvent, useRef, useState } from 'react';
import type { LinkDrawing } from '@/lib/kit/link-drawing';
import type { LinkGraph } from '@/lib/kit/link-graph';
import { middleOf } from '@/lib/kit/link-ring';
import { useLinkLayout } from './link-drawing';
import { LinkNode, LinkPlate, LinkStroke, pathOf } from './link-parts';
import { keyOf, type LinksConfig, type Pair, sayTies } from './links-model';

export type Selection = { readonly pair: string } | { readonly person: string } | undefined;

interface Drag {
  readonly from: string;
  readonly x: number;
  readonly y: number;
}

/** Width of a stroke's hit area: wide enough for a thin line, but clear of its neighbours. */
const HIT_PX = 16;
const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Editable graph. The panel below or the table offers every action of it too. */
export function LinksCanvas(props: {
  readonly label: string;
  readonly widget: LinksConfig;
  readonly graph: LinkGraph;
  readonly pairs: readonly Pair[];
  readonly editable: boolean;
  readonly selection: Selection;
  /** `isLed` is true for keyboard selection, after which the focus moves along. */
  readonly onSelect: (selection: Selection, isLed?: boolean) => void;
  readonly onConnect: (a: string, b: string) => void;
}) {
  const { label, widget, graph, pairs, editable, selection, onSelect, onConnect } = props;
  const { frame, room, drawing } = useLinkLayout(graph);
  const svg = useRef<SVGSVGElement>(null);
  const [drag, setDrag] = useState<Drag>();
  /** True for a finger that selects what it touches unless the browser scrolls. */
  const tapping = useRef(false);
  const [current, setCurrent] = useState<string>();
  const ids = graph.nodes.map(({ id }) => id);
  const tabStop = current !== undefined && ids.includes(current) ? current : ids[0];
  const chosenPair = selection && 'pair' in selection ? selection.pair : undefined;
  const chosenPerson = selection && 'person' in selection ? selection.person : undefined;

  const spotOf = ({ clientX, clientY }: PointerEvent) => {
    const box = svg.current?.getBoundingClientRect();
    const scale = room.width / (box?.width || room.width);
    return { x: (clientX - (box?.left ?? 0)) * scale, y: (clientY - (box?.top ?? 0)) * scale };
  };
  const select = (target: Element) => {
    const person = personAt(target);
    const pair = target.closest<SVGElement>('[data-pair]')?.dataset.pair;
    if (person !== undefined) setCurrent(person);
    onSelect(person !== undefined ? { person } : pair !== undefined ? { pair } : undefined);
  };
  const onPointerDown = (event: PointerEvent) => {
    const target = event.target as Element;
    const person = personAt(target);
    // A finger scrolls the page unless it starts on the selected person.
    tapping.current = event.pointerType === 'touch' && (person === undefined || person !== chosenPerson);
    if (tapping.current) return;
    select(target);
    if (!editable || person === undefined) return;
    svg.current?.setPointerCapture(event.pointerId);
    setDrag({ from: person, ...spotOf(event) });
  };
  const onPointerUp = (event: PointerEvent) => {
    if (tapping.current) select(event.target as Element);
    tapping.current = false;
    if (!drag) return;
    setDrag(undefined);
    const target = document.elementFromPoint(event.clientX, event.clientY);
    const to = target ? personAt(target) : undefined;
    if (to !== undefined && to !== drag.from) onConnect(drag.from, to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const person = personAt(event.target as Element);
    if (person === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEP[event.key];
    if (step !== undefined) {
      const next = ids[(ids.indexOf(person) + step + ids.length) % ids.length];
      if (next !== undefined) svg.current?.querySelector<SVGElement>(`[data-person="${CSS.escape(next)}"]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') onSelect({ person }, true);
    else if (event.key === 'Escape' && (drag || selection)) {
      setDrag(undefined);
      onSelect(undefined);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const origin = drawing.nodes.find(({ id }) => id === drag?.from);

  return (
    <section ref={frame} aria-label={label} className="overflow-x-auto border-2 border-ink bg-paper">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the section's label names it */}
      <svg
        ref={svg}
        width={room.width}
        height={room.height}
        viewBox={`0 0 ${room.width} ${room.height}`}
        className={`block select-none ${editable && chosenPerson !== undefined ? 'touch-none' : ''}`}
        onPointerDown={onPointerDown}
        onPointerMove={(event) => drag && setDrag({ from: drag.from, ...spotOf(event) })}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          tapping.current = false;
          setDrag(undefined);
        }}
        onKeyDown={onKeyDown}
      >
        <Strokes drawing={drawing} chosen={chosenPair} />
        {drawing.nodes.map((node) => (
          // biome-ignore lint/a11y/useSemanticElements: a drawing holds no HTML buttons
          <g
            key={node.id}
            role="button"
            aria-pressed={node.id === chosenPerson}
            aria-label={`${node.label}: ${sayTies(widget, tiesOf(pairs, node.id))}`}
            tabIndex={node.id === tabStop ? 0 : -1}
            data-person={node.id}
            className={`group outline-none ${editable ? 'cursor-crosshair' : 'cursor-pointer'}`}
            onFocus={() => setCurrent(node.id)}
          >
            <LinkNode node={node} letter={drawing.letter} />
            <rect
              x={node.x - 4}
              y={node.y - 4}
              width={node.width + 8}
              height={node.height + 8}
              className={`pointer-events-none fill-none stroke-service stroke-[3] group-focus-visible:opacity-100 ${node.id === chosenPerson || node.id === drag?.from ? '' : 'opacity-0'}`}
            />
          </g>
        ))}
        <Plates drawing={drawing} />
        {drag && origin && (
          <line
            x1={middleOf(origin).x}
            y1={middleOf(origin).y}
            x2={drag.x}
            y2={drag.y}
            className="pointer-events-none stroke-service stroke-[4] [stroke-dasharray:2_6]"
          />
        )}
      </svg>
    </section>
  );
}

const personAt = (element: Element): string | undefined => element.closest<SVGElement>('[data-person]')?.dataset.person;

const tiesOf = (pairs: readonly Pair[], id: string): Pick<Pair, 'ties'> => ({
  ties: pairs.flatMap(({ a, b, ties }) => (a.id === id || b.id === id ? ties : [])),
});

/** Memoised, so that strokes are not redrawn while a link is being drawn. */
const Strokes = memo(function Strokes({
  drawing,
  chosen,
}: {
  readonly drawing: LinkDrawing;
  readonly chosen: string | undefined;
}) {
  return drawing.strokes.map((stroke) => {
    const pair = keyOf(stroke.a, stroke.b);
    return (
      <g key={`${pair} ${stroke.kind.value}`} data-pair={pair} className="cursor-pointer">
        <path
          d={pathOf(stroke.curve)}
          strokeWidth={Math.max(HIT_PX, stroke.thickness + 8)}
          className="fill-none stroke-transparent"
        />
        {pair === chosen && (
          <path d={pathOf(stroke.curve)} strokeWidth={stroke.thickness + 8} className="fill-none stroke-service" />
        )}
        {pair === chosen && (
          <path d={pathOf(stroke.curve)} strokeWidth={stroke.thickness + 3} className="fill-none stroke-paper" />
        )}
        <LinkStroke stroke={stroke} letter={drawing.letter} />
      </g>
    );
  });
});

const Plates = memo(function Plates({ drawing }: { readonly drawing: LinkDrawing }) {
  return drawing.strokes.map((stroke) => (
    <g
      key={`${stroke.a} ${stroke.b} ${stroke.kind.value}`}
      data-pair={keyOf(stroke.a, stroke.b)}
      className="cursor-pointer"
    >
      <LinkPlate stroke={stroke} letter={drawing.letter} />
    </g>
  ));
});
