'use client';

import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Rect } from './map-model';
import { RIM } from './plan-look';

const WIDTH = 192;

/** The field for the name of a place that was just drawn, in its place on the map. */
export function MapNaming(props: {
  readonly rect: Rect;
  readonly noun: string;
  /** Pixels of a square, and how many there are in a row. */
  readonly unit: number;
  readonly columns: number;
  readonly longest: number;
  /** `goOn` unless somebody went elsewhere to do something else. */
  readonly onKeep: (name: string, goOn: boolean) => void;
  readonly onDrop: () => void;
}) {
  const { rect, unit, columns, noun, onKeep, onDrop } = props;
  const field = useRef<HTMLInputElement>(null);
  // Taking the field away takes the focus too, which is not going elsewhere.
  const done = useRef(false);
  useEffect(() => field.current?.focus(), []);
  const width = Math.max(WIDTH, rect.width * unit);
  const end = (run: () => void) => {
    if (done.current) return;
    done.current = true;
    run();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget;
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') end(() => onKeep(value, true));
    else if (event.key === 'Escape') end(onDrop);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      className="absolute border-2 border-service bg-raised p-1 shadow-lg"
      style={{
        width,
        left: Math.max(0, RIM.left + Math.min(rect.x * unit, columns * unit - width)),
        top: RIM.top + rect.y * unit,
      }}
    >
      <input
        ref={field}
        className="input"
        aria-label={`Name of the new ${noun}, ${rect.width} by ${rect.height}`}
        placeholder={`Name of the ${noun}`}
        maxLength={props.longest}
        onKeyDown={onKeyDown}
        onBlur={({ target }) => end(() => onKeep(target.value, false))}
      />
      <p className="px-1 text-xs text-grey">Enter keeps it, Escape takes it back.</p>
    </div>
  );
}
