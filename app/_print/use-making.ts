import { useEffect, useRef, useState } from 'react';
import { Cancelled, KitClient, type KitJob } from './kit-client';
import { saveFile } from './save-file';

/** One file of the kit at a time, on a worker of its own, so that cancelling it leaves the preview alone. */
export interface Making {
  /** From 0 to 1; undefined while nothing is being made. */
  readonly done: number | undefined;
  readonly error: string | undefined;
  /** Makes a file and hands it to the browser. Whoever pressed gets the keyboard back. */
  readonly run: (request: Omit<KitJob<'make'>, 'type'>, pressed?: HTMLElement) => Promise<void>;
  readonly cancel: () => void;
}

export function useMaking(): Making {
  const [done, setDone] = useState<number>();
  const [error, setError] = useState<string>();
  const stop = useRef<AbortController>(undefined);
  const [press] = useState(() => new KitClient());
  useEffect(() => () => press.close(), [press]);

  const run: Making['run'] = async (request, pressed) => {
    stop.current = new AbortController();
    setDone(0);
    setError(undefined);
    try {
      const options = { onProgress: setDone, signal: stop.current.signal };
      const { file } = await press.ask<'make'>({ ...request, type: 'make' }, options);
      saveFile(file.name, [file.bytes as Uint8Array<ArrayBuffer>], file.mediaType);
    } catch (reason) {
      if (!(reason instanceof Cancelled)) setError((reason as Error).message);
    } finally {
      setDone(undefined);
      // The button slept and Cancel has gone: without this the keyboard would begin at the top of the page.
      requestAnimationFrame(() => document.activeElement === document.body && pressed?.focus());
    }
  };
  return { done, error, run, cancel: () => stop.current?.abort() };
}
