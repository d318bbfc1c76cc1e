'use client';

import type { ReactNode } from 'react';
import { Button } from '@/app/_ui/button';
import type { Paint } from '@/lib/contract/form';
import { PAINT_LOOK } from './grid-look';
import { type Axis, edits, type GridConfig, type GridSize, type Side } from './grid-model';

/** Tool of the pointer: a paint (undefined erases), walls, a pin by its number, or scrolling. */
export type Tool = { readonly paints: string | undefined } | 'edges' | { readonly pin: number } | 'look';

export function firstTool(widget: GridConfig): Tool {
  if (edits(widget, 'cells')) return { paints: widget.paints[0]?.value };
  return widget.edges && edits(widget, 'edges') ? 'edges' : { pin: 1 };
}

const CHOICE =
  'sign inline-flex min-h-11 items-center gap-2 border-2 border-ink px-3 text-sm aria-pressed:bg-ink aria-pressed:text-paper';

export function GridPalette(props: {
  readonly widget: GridConfig;
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
}) {
  const { widget, tool, onTool } = props;
  const paints: readonly (Omit<Paint, 'value'> & { readonly value: string | undefined })[] = edits(widget, 'cells')
    ? [...widget.paints, { ...widget.gap, value: undefined }]
    : [];
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">What to paint</legend>
      {paints.map(({ value, title, look, sign }) => (
        <button
          key={title}
          type="button"
          aria-pressed={typeof tool === 'object' && 'paints' in tool && tool.paints === value}
          onClick={() => onTool({ paints: value })}
          className={CHOICE}
        >
          <span
            aria-hidden
            className={`flex size-6 items-center justify-center border-2 ${PAINT_LOOK[look]} ${look === 'empty' ? 'bg-paper' : ''}`}
          >
            {look === 'way' || look === 'start' ? sign : ''}
          </span>
          {title}
        </button>
      ))}
      {widget.edges && edits(widget, 'edges') && (
        <button type="button" aria-pressed={tool === 'edges'} onClick={() => onTool('edges')} className={CHOICE}>
          <span aria-hidden className="h-6 w-1.5 bg-current" />
          {widget.edges.title}
        </button>
      )}
      {widget.pins && edits(widget, 'pins') && (
        <button
          type="button"
          aria-pressed={typeof tool === 'object' && 'pin' in tool}
          onClick={() => onTool({ pin: 1 })}
          className={CHOICE}
        >
          <span aria-hidden className="flex size-6 items-center justify-center rounded-full bg-service text-paper">
            1
          </span>
          {widget.pins.title}
        </button>
      )}
      <button type="button" aria-pressed={tool === 'look'} onClick={() => onTool('look')} className={CHOICE}>
        Scroll
      </button>
    </fieldset>
  );
}

const FOLD_TITLE: Readonly<Record<Axis, string>> = { across: 'Left = right', down: 'Top = bottom' };
const SIDES: readonly Side[] = ['left', 'right', 'top', 'bottom'];
const OTHER: Readonly<Record<Side, Side>> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' };
const AXIS: Readonly<Record<Side, Axis>> = { left: 'across', right: 'across', top: 'down', bottom: 'down' };
const LINE: Readonly<Record<Side, string>> = { left: 'column', right: 'column', top: 'row', bottom: 'row' };

/** Painting on both sides at once, and copying one half onto the other. */
export function GridSymmetry(props: {
  readonly widget: GridConfig;
  readonly axes: readonly Axis[];
  readonly folds: readonly Axis[];
  readonly onFolds: (folds: readonly Axis[]) => void;
  readonly onMirror: (from: Side) => void;
}) {
  const { widget, axes, folds, onFolds, onMirror } = props;
  const [turning] = widget.paints.filter(({ twin }) => twin !== undefined);
  const twin = widget.paints.find(({ value }) => value === turning?.twin);
  return (
    <Group title="Symmetry">
      <div className="flex flex-wrap gap-1">
        {axes.map((axis) => (
          <button
            key={axis}
            type="button"
            aria-pressed={folds.includes(axis)}
            onClick={() => onFolds(folds.includes(axis) ? folds.filter((other) => other !== axis) : [...folds, axis])}
            className={CHOICE}
          >
            {FOLD_TITLE[axis]}
          </button>
        ))}
      </div>
      <p className="text-sm text-grey">
        {widget.only === 'pins' ? 'Puts the next one on the other side too.' : 'Paints both sides at once.'}
        {turning && twin && ` ${turning.title} on the left is ${twin.title.toLowerCase()} on the right.`}
      </p>
      <div className="flex flex-wrap gap-1">
        {SIDES.filter((side) => axes.includes(AXIS[side])).map((side) => (
          <Button key={side} className="text-sm!" onClick={() => onMirror(side)}>
            Copy {side} to {OTHER[side]}
          </Button>
        ))}
      </div>
    </Group>
  );
}

/** Buttons that add and remove rows and columns at each side. */
export function GridSizes(props: {
  readonly size: GridSize;
  readonly least: GridSize;
  readonly most: GridSize;
  /** Rows added or removed at the top in one step; 2 keeps hexagons' neighbours. */
  readonly atTop: 1 | 2;
  readonly onLine: (side: Side, by: 1 | -1) => void;
  readonly onTrim: () => void;
}) {
  const { size, least, most, atTop, onLine, onTrim } = props;
  const countOf = ({ columns, rows }: GridSize, side: Side) => (LINE[side] === 'column' ? columns : rows);
  const step = (side: Side) => (side === 'top' ? atTop : 1);
  const removed = (side: Side) => (step(side) === 2 ? 'the top 2 rows' : `the ${side} ${LINE[side]}`);
  const added = (side: Side) => (step(side) === 2 ? '2 rows' : `a ${LINE[side]}`);
  return (
    <Group title={`Size: ${size.columns} × ${size.rows}`}>
      <ul className="grid gap-x-4 gap-y-1 [grid-template-columns:repeat(auto-fit,minmax(min(100%,9.5rem),1fr))]">
        {SIDES.map((side) => (
          <li key={side} className="flex items-center justify-between gap-1">
            <span className="text-sm first-letter:uppercase">{side}</span>
            <span className="flex gap-1">
              <Button
                className="w-[44px] px-0!"
                aria-label={`Remove ${removed(side)}`}
                disabled={countOf(size, side) - step(side) < countOf(least, side)}
                onClick={() => onLine(side, -1)}
              >
                −
              </Button>
              <Button
                className="w-[44px] px-0!"
                aria-label={`Add ${added(side)} at the ${side}`}
                disabled={countOf(size, side) + step(side) > countOf(most, side)}
                onClick={() => onLine(side, 1)}
              >
                +
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {atTop === 2 && (
        <p className="text-sm text-grey">At the top two rows at a time, so that hexagons keep their neighbours.</p>
      )}
      <Button className="self-start text-sm!" onClick={onTrim}>
        Trim empty edges
      </Button>
    </Group>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-2 border-t-2 border-line pt-3">
      <h3 className="kicker">{title}</h3>
      {children}
    </section>
  );
}
