import { useMemo, useRef } from 'react';

/** The things of the last drawing that are still right as the same objects, so that only the others are drawn again. */
export function useKept<T extends { readonly id: string }>(items: readonly T[]): T[] {
  const before = useRef<ReadonlyMap<string, { readonly text: string; readonly item: T }>>(new Map());
  return useMemo(() => {
    const now = new Map(
      items.map((item) => {
        const text = JSON.stringify(item);
        const known = before.current.get(item.id);
        return [item.id, known?.text === text ? known : { text, item }];
      }),
    );
    before.current = now;
    return [...now.values()].map(({ item }) => item);
  }, [items]);
}
