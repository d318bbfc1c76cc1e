import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Json } from '@/lib/kernel/json';

/**
 * State stored on this device and validated by `read`, which gets undefined if nothing is stored. While a page comes
 * from the server, `read` gets undefined and `isHere` is false: the server does not know the device.
 */
export function useRemembered<T extends object>(
  key: string,
  read: (json: Json | undefined, isHere: boolean) => T,
): readonly [T, (change: Partial<T>) => void] {
  const isHere = useIsHere();
  const [wasHere, setWasHere] = useState(isHere);
  const [value, setValue] = useState(() => read(isHere ? load(key) : undefined, isHere));
  if (isHere && !wasHere) {
    setWasHere(true);
    setValue(read(load(key), true));
  }
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

/** Returns false while a component renders on the server, and in the browser until its page is hydrated. */
export const useIsHere = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const never = () => () => undefined;

/** Returns the value stored on this device under a key. */
export function load(key: string): Json | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Json) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value on this device, if that is possible. */
export function store(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is optional.
  }
}

type Known<T> = ReadonlyMap<string, { readonly text: string; readonly item: T }>;

/** Returns the items with stable identities, so that only changed ones are redrawn; the same array if none is. */
export function useStableItems<T extends { readonly id: string }>(items: readonly T[]): T[] {
  const before = useRef<Known<T>>(new Map());
  const list = useRef<T[]>([]);
  return useMemo(() => {
    const { known, kept } = keep(before.current, items);
    before.current = known;
    const same = kept.length === list.current.length && kept.every((item, i) => item === list.current[i]);
    if (!same) list.current = kept;
    return list.current;
  }, [items]);
}

/** Replaces items by the earlier objects with equal contents. */
export function keep<T extends { readonly id: string }>(
  before: Known<T>,
  items: readonly T[],
): { readonly known: Known<T>; readonly kept: T[] } {
  const known = new Map(
    items.map((item) => {
      const text = JSON.stringify(item);
      const old = before.get(item.id);
      return [item.id, old?.text === text ? old : { text, item }];
    }),
  );
  return { known, kept: [...known.values()].map(({ item }) => item) };
}
