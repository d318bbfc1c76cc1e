'use client';

import dynamic from 'next/dynamic';
import type { ComponentType, ReactNode } from 'react';
import type { System } from '@/lib/contract/authored';
import { invariant } from '@/lib/kernel/invariant';
import { useStudio } from './use-draft';

/** Games loaded by this page; most pages load one. */
const games = new Map<string, System>();

/** Returns the scenario's game. Call it only inside a `gamePart`. */
export function useGame(): System {
  const { id } = useStudio().system;
  const game = games.get(id);
  invariant(game, 'a part that needs the game is made by gamePart');
  return game;
}

/**
 * Makes a component that needs the scenario's game. Renders `loading` until the part and the game are fetched, and the
 * component from `missing` if a fetch fails.
 */
export function gamePart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  missing: () => ComponentType<Props>,
  loading?: () => ReactNode,
): ComponentType<Props> {
  const parts = new Map<string, ComponentType<Props>>();
  const make = (id: string): ComponentType<Props> =>
    dynamic<Props>(() => Promise.all([fetchPart(), loadGame(id)]).then(([part]) => part, missing), {
      ssr: false,
      ...(loading && { loading }),
    });
  return function GamePart(props: Props) {
    const { id } = useStudio().system;
    const Part = parts.get(id) ?? make(id);
    parts.set(id, Part);
    return <Part {...props} />;
  };
}

/** Loads the code of a game. Parts of pages that need it find it loaded. */
export async function loadGame(id: string): Promise<void> {
  if (games.has(id)) return;
  const { findSystem } = await import('@/lib/systems/registry');
  const game = await findSystem(id)?.load();
  invariant(game, 'the page and the server know the same games');
  games.set(id, game);
}
