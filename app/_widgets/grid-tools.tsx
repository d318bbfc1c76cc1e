'use client';

import type { ReactNode } from 'react';
import { Button } from '@/app/_ui/button';
import type { Paint } from '@/lib/contract/form';
import { PAINT_LOOK } from './grid-look';
import { AXES, type Axis, type GridConfig, type GridSize, type Side } from './grid-model';

/** What the pointer does: one of the paints, emptying, or nothing but looking around. */
export type Tool = { readonly paints: string | undefined } | 'look';

const CHOICE =
  'sign inline-flex min-h-11 items-center gap-2 border-2 border-ink px-3 text-sm aria-pressed:bg-ink aria-pressed:text-paper';

/** The paints, and what else a pointer can be for. */
export function GridPalette(props: {
  readonly widget: GridConfig;
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
}) {
  const { widget, tool, onTool } = props;
  const paints: readonly (Omit<Paint, 'value'> & { readonly value: string | undefined })[] = [
    ...widget.paints,
    { ...widget.gap, value: undefined },
  ];
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">What to paint</legend>
      {paints.map(({ value, title, look, sign }) => (
        <button
          key={title}
          type="button"
          aria-pressed={tool !== 'look' && tool.paints === value}
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
      <button type="button" aria-pressed={tool === 'look'} onClick={() => onTool('look')} className={CHOICE}>
        Scroll
      </button>
    </fieldset>
  );
}

const FOLD_TITLE: Readonly<Record<Axis, string>> = { across: 'Left = right', down: 'Top = bottom' };
const SIDES: readonly Side[] = ['left', 'right', 'top', 'bottom'];
const OTHER: Readonly<Record<Side, Side>> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' };
const LINE: Readonly<Record<Side, string>> = { left: 'column', right: 'column', top: 'row', bottom: 'row' };

/** Painting on both sides at once, and one half copied onto the other. */
export function GridSymmetry(props: {
  readonly widget: GridConfig;
  readonly folds: readonly Axis[];
  readonly onFolds: (folds: readonly Axis[]) => void;
  readonly onMirror: (from: Side) => void;
}) {
  const { widget, folds, onFolds, onMirror } = props;
  const [turning] = widget.paints.filter(({ twin }) => twin !== undefined);
  const twin = widget.paints.find(({ value }) => value === turning?.twin);
  return (
    <Group title="Symmetry">
      <div className="flex flex-wrap gap-1">
        {AXES.map((axis) => (
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
        Paints both sides at once.
        {turning && twin && ` ${turning.title} on the left is ${twin.title.toLowerCase()} on the right.`}
      </p>
      <div className="flex flex-wrap gap-1">
        {SIDES.map((side) => (
          <Button key={side} className="text-sm!" onClick={() => onMirror(side)}>
            Copy {side} to {OTHER[side]}
          </Button>
        ))}
      </div>
    </Group>
  );
}

/** Rows and columns at each side. */
export function GridSizes(props: {
  readonly size: GridSize;
  readonly most: GridSize;
  readonly onLine: (side: Side, by: 1 | -1) => void;
  readonly onTrim: () => void;
}) {
  const { size, most, onLine, onTrim } = props;
  const count = (side: Side) => (LINE[side] === 'column' ? size.columns : size.rows);
  const limit = (side: Side) => (LINE[side] === 'column' ? most.columns : most.rows);
  return (
    <Group title={`Size: ${size.columns} × ${size.rows}`}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-1">
        {SIDES.map((side) => (
          <li key={side} className="flex items-center justify-between gap-1">
            <span className="text-sm first-letter:uppercase">{side}</span>
            <span className="flex gap-1">
              <Button
                className="w-11 px-0!"
                aria-label={`Remove the ${side} ${LINE[side]}`}
                disabled={count(side) <= 1}
                onClick={() => onLine(side, -1)}
              >
                −
              </Button>
              <Button
                className="w-11 px-0!"
                aria-label={`Add a ${LINE[side]} at the ${side}`}
                disabled={count(side) >= limit(side)}
                onClick={() => onLine(side, 1)}
              >
                +
              </Button>
            </span>
          </li>
        ))}
      </ul>
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
