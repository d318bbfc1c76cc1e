'use client';

import { useId } from 'react';
import { nextStep } from '@/app/_canvas/viewport';
import { IconButton } from '@/app/_ui/button';
import { Options } from '@/app/_ui/options';
import type { OutlineEntry } from '@/templates/drawing/display-list';
import type { RulerUnit } from './ruler-ticks';
import { ZOOM_STEPS, type Zoom } from './stage';

export function PageBar(props: {
  readonly page: number;
  readonly last: number;
  readonly says: string;
  readonly outline: readonly OutlineEntry[];
  readonly onPage: (page: number) => void;
}) {
  const { page, last, says, outline, onPage } = props;
  const id = useId();
  const entries = outline.flatMap((entry) => [
    { title: entry.title, page: entry.page },
    ...entry.children.map((child) => ({ title: `\u2003${child.title}`, page: child.page })),
  ]);
  return (
    <>
      <div className="-mx-2 flex items-center">
        <IconButton label="Previous page" disabled={page === 0} onClick={() => onPage(page - 1)} icon="back" />
        <p className="sign min-w-28 text-center tabular-nums">{says}</p>
        <IconButton label="Next page" disabled={page === last} onClick={() => onPage(page + 1)} icon="on" />
      </div>
      <div className="flex min-w-48 flex-1 items-center gap-2">
        <label htmlFor={id} className="sign shrink-0">
          Go to
        </label>
        <select
          id={id}
          className="input min-w-0"
          value={entries.findLastIndex((entry) => entry.page <= page)}
          onChange={({ target }) => onPage(entries[Number(target.value)]?.page ?? page)}
        >
          {entries.map(({ title }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two pieces may have one name
            <option key={i} value={i}>
              {title}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}

/** Zoom and rulers. */
export function ViewBar(props: {
  readonly zoom: Zoom;
  readonly scale: number;
  readonly onZoom: (zoom: Zoom) => void;
  readonly ruler: RulerUnit | 'none';
  readonly onRuler: (ruler: RulerUnit | 'none') => void;
}) {
  const { zoom, scale, onZoom } = props;
  const isStep = typeof zoom !== 'number' || ZOOM_STEPS.some((step) => step === zoom);
  return (
    <>
      <div className="-mx-2 flex items-center">
        <IconButton label="Zoom out" onClick={() => onZoom(nextStep(ZOOM_STEPS, scale, -1))} icon="remove" />
        <select
          aria-label="Zoom"
          className="input w-36"
          value={String(zoom)}
          onChange={({ target: { value } }) => onZoom(value === 'page' || value === 'width' ? value : Number(value))}
        >
          <option value="page">Whole page</option>
          <option value="width">Fit width</option>
          {!isStep && <option value={String(zoom)}>{percent(scale)}</option>}
          <Options of={ZOOM_STEPS.map((step) => [String(step), step === 1 ? 'Actual size' : percent(step)])} />
        </select>
        <IconButton label="Zoom in" onClick={() => onZoom(nextStep(ZOOM_STEPS, scale, 1))} icon="add" />
      </div>
      <select
        aria-label="Rulers"
        className="input w-36"
        value={props.ruler}
        onChange={({ target: { value } }) => props.onRuler(value === 'mm' || value === 'in' ? value : 'none')}
      >
        <option value="none">No rulers</option>
        <option value="mm">Rulers: mm</option>
        <option value="in">Rulers: inches</option>
      </select>
    </>
  );
}

const percent = (scale: number): string => `${Math.round(scale * 100)} %`;
