'use client';

import { useEffect, useState } from 'react';
import type { ReadFile } from '@/app/_workers/import-protocol';
import { failure } from '@/lib/kernel/result';
import { Losses } from './losses';

interface Props {
  readonly disabled: boolean;
  /** What was read is on its way to the studio. */
  readonly opening: boolean;
  readonly onScenario: (scenario: unknown) => void;
}

/** Takes a file by picking or by dropping; it is read in a worker that is fetched only then. */
export function FileRoom({ disabled, opening, onScenario }: Props) {
  const [over, setOver] = useState(false);
  const [reading, setReading] = useState<string | undefined>(undefined);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const [losing, setLosing] = useState<ReadFile | undefined>(undefined);

  // A file that misses the box would take the browser away from the page.
  useEffect(() => {
    const stay = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    window.addEventListener('dragover', stay);
    window.addEventListener('drop', stay);
    return () => {
      window.removeEventListener('dragover', stay);
      window.removeEventListener('drop', stay);
    };
  }, []);

  const take = async (file: File | undefined) => {
    if (!file || disabled) return;
    setTrouble(undefined);
    setLosing(undefined);
    setReading(file.name);
    const read = await import('./read-file').then(
      ({ readFile }) => readFile(file),
      () => failure('The file reader could not be loaded. Check your connection, then try again.'),
    );
    setReading(undefined);
    if (!read.ok) setTrouble(read.error);
    else if (read.value.losses.length > 0) setLosing(read.value);
    else onScenario(read.value.scenario);
  };

  return (
    <>
      <p>A Trapdoor JSON file, or a kit PDF: the kit contains its scenario.</p>
      <label
        className={`sign relative flex min-h-28 flex-1 items-center justify-center border-2 border-dashed p-3 text-center hover:border-ink focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-service ${over ? 'border-exit bg-sunk' : 'border-grey'}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void take(event.dataTransfer.files[0]);
        }}
      >
        <input
          type="file"
          aria-label="Open a file"
          accept=".json,.pdf,application/json,application/pdf"
          className="absolute inset-0 cursor-pointer opacity-0"
          disabled={disabled}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <span role="status" className="[overflow-wrap:anywhere]">
          {reading !== undefined
            ? `Reading ${reading}…`
            : opening
              ? 'Opening the studio…'
              : 'Open a file, or drop it here'}
          {(reading !== undefined || opening) && (
            <progress aria-label="Reading" className="mt-2 block h-3 w-full accent-exit" />
          )}
        </span>
      </label>
      {trouble !== undefined && (
        <p role="alert" className="border-l-4 border-alarm pl-3 text-alarm">
          {trouble}
        </p>
      )}
      {losing && (
        <Losses
          losses={losing.losses}
          onAccept={() => {
            setLosing(undefined);
            onScenario(losing.scenario);
          }}
          onLeave={() => setLosing(undefined)}
        />
      )}
    </>
  );
}
