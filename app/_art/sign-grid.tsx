'use client';

import { type KeyboardEvent, useRef, useState } from 'react';
import { SignPicture } from './sign-picture';
import { SIGNS_SHOWN, sayName } from './sign-search';

/** Signs to pick from, as pictures with their names: one stop of the Tab key, arrow keys within. */
export function SignGrid(props: {
  readonly names: readonly string[];
  readonly chosen: string | undefined;
  readonly onChoose: (name: string) => void;
}) {
  const names = props.names.slice(0, SIGNS_SHOWN);
  const [active, setActive] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const at = Math.min(active, names.length - 1);

  const move = (event: KeyboardEvent) => {
    const options = [...(grid.current?.children ?? [])].filter((child) => child instanceof HTMLElement);
    const next = stepFrom(at, event.key, options);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    options[next]?.focus();
  };

  return (
    <div
      ref={grid}
      role="listbox"
      aria-label="Icons"
      tabIndex={-1}
      onKeyDown={move}
      className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2"
    >
      {names.map((name, i) => (
        <button
          key={name}
          type="button"
          role="option"
          aria-selected={name === props.chosen}
          tabIndex={i === at ? 0 : -1}
          onFocus={() => setActive(i)}
          onClick={() => props.onChoose(name)}
          className="flex min-h-24 flex-col items-center gap-1 rounded-sm border-2 border-line bg-raised p-2 text-center text-sm leading-tight hover:border-ink aria-selected:border-exit"
        >
          <SignPicture name={name} />
          <span className="min-w-0 max-w-full [overflow-wrap:anywhere]">{sayName(name)}</span>
        </button>
      ))}
    </div>
  );
}

/** Where a key leads from one option: beside it, or to the nearest one in the next row. */
function stepFrom(at: number, key: string, options: readonly HTMLElement[]): number | undefined {
  const last = options.length - 1;
  const columns = options.findIndex(({ offsetTop }) => offsetTop !== options[0]?.offsetTop);
  const row = columns === -1 ? options.length : columns;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + row,
    ArrowUp: at - row,
    Home: 0,
    End: last,
  };
  const next = steps[key];
  return next === undefined || next < 0 || next > last ? undefined : next;
}
