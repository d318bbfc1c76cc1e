import { useCallback, useState } from 'react';
import type { Json } from '@/lib/kernel/json';

/** Something that this device remembers, checked by `read`; undefined is what a device that knows nothing says. */
export function useRemembered<T extends object>(
  key: string,
  read: (json: Json | undefined) => T,
): readonly [T, (change: Partial<T>) => void] {
  const [value, setValue] = useState(() => read(load(key)));
  const change = useCallback(
    (part: Partial<T>) =>
      setValue((before) => {
        const next = { ...before, ...part };
        store(key, next);
        return next;
      }),
    [key],
  );
  return [value, change];
}

/** What the device remembers under a key. */
export function load(key: string): Json | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Json) ?? undefined;
  } catch {
    return undefined;
  }
}

function store(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A device that remembers nothing still prints.
  }
}
