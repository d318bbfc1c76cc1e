import { useEffect, useRef, useState } from 'react';
import { saveFile } from '@/app/_ui/save-file';
import type { Product } from '@/app/_workers/kit-protocol';
import { Cancelled, KitClient, type KitJob } from './kit-client';

/** One file of the kit at a time, on a worker of its own, so that cancelling it leaves the preview alone. */
export interface Making {
  /** From 0 to 1; undefined while nothing is being made. */
  readonly done: number | undefined;
  /** What is being made, or was last. */
  readonly product: Product | undefined;
  /** Name and size of the file that was made last. */
  readonly made: string | undefined;
  readonly error: string | undefined;
  /** Makes a file and hands it to the browser. The pressed button gets the focus back. */
  readonly run: (request: Omit<KitJob<'make'>, 'type'>, pressed?: HTMLElement) => Promise<void>;
  readonly cancel: () => void;
}

export function useMaking(): Making {
  const [done, setDone] = useState<number>();
  const [product, setProduct] = useState<Product>();
  const [made, setMade] = useState<string>();
  const [error, setError] = useState<string>();
  const stop = useRef<AbortController>(undefined);
  const [press] = useState(() => new KitClient());
  useEffect(() => () => press.close(), [press]);

  const run: Making['run'] = async (request, pressed) => {
    stop.current = new AbortController();
    setDone(0);
    setError(undefined);
    setMade(undefined);
    setProduct(request.product);
    try {
      const options = { onProgress: setDone, signal: stop.current.signal };
      const { file } = await press.ask<'make'>({ ...request, type: 'make' }, options);
      saveFile(file.name, [file.blob], file.blob.type);
      setMade(`${file.name}, ${sayBytes(file.blob.size)}`);
    } catch (reason) {
      if (!(reason instanceof Cancelled)) setError((reason as Error).message);
    } finally {
      setDone(undefined);
      // The button slept and Cancel has gone: without this the keyboard would begin at the top of the page.
      requestAnimationFrame(() => document.activeElement === document.body && pressed?.focus());
    }
  };
  return { done, product, made, error, run, cancel: () => stop.current?.abort() };
}

/** A file's size as browsers show it: thousands, not 1024s. */
const sayBytes = (bytes: number): string =>
  bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1e3))} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
