'use client';

import { type ReactNode, useRef, useState } from 'react';
import { Button } from './button';

type Take = (file: File | undefined) => void;

/** Takes the first of the files that are dropped on its children. */
export function DropArea({ onTake, children }: { readonly onTake: Take; readonly children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files can be chosen with a button, too
    <div
      className={isOver ? 'outline-4 outline-offset-4 outline-exit' : ''}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        const [dropped] = event.dataTransfer.files;
        if (!dropped) return;
        event.preventDefault();
        onTake(dropped);
      }}
    >
      {children}
    </div>
  );
}

/** Button that chooses a file, with the kinds that it takes. */
export function FileChoice(props: {
  readonly label: string;
  /** Kinds of files, as `accept` has them. */
  readonly accept: string;
  readonly children: ReactNode;
  readonly onTake: Take;
}) {
  const { label, accept, children, onTake } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-grey">
      <Button look="quiet" icon="file" className="-ml-4" onClick={() => input.current?.click()}>
        Choose a file
      </Button>
      {children}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={(event) => {
          onTake(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </p>
  );
}
