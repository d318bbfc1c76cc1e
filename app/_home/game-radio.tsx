'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** One game of a choice: a whole card that is pressed. `look` has the classes of its border and its chosen state. */
export function GameRadio(props: {
  readonly name: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly look: string;
  readonly children: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a choice made before the page was awake
  useEffect(() => {
    if (input.current?.checked && !props.checked) props.onChoose();
  }, []);
  return (
    <label
      className={`relative flex min-h-11 cursor-pointer flex-col justify-center rounded-sm border-2 py-1.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-service ${props.look}`}
    >
      <input
        ref={input}
        type="radio"
        name={props.name}
        checked={props.checked}
        onChange={props.onChoose}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      {props.children}
    </label>
  );
}
