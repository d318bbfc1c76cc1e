import type { ListedSystem, System } from '@/lib/contract/authored';
import type { Starter } from '@/lib/scenario/envelope';
import { readStarters } from '@/lib/starters/read-starters';
import { systems as listed } from '@/lib/systems/registry';

/** A loaded game with all its starters. */
export interface WholeSystem extends System, ListedSystem {
  readonly starters: readonly Starter[];
}

/** Loads the starters of a game. `folder` holds them if the game is not in the registry. */
export function wholeSystem(system: System, folder?: string): WholeSystem {
  const whole: WholeSystem = { ...system, starters: readStarters(system, folder), load: async () => whole };
  return whole;
}

/** Every game, with its code and its starters. */
export const systems: readonly WholeSystem[] = await Promise.all(
  listed.map(async ({ load }) => wholeSystem(await load())),
);

export const findSystem = (id: string): WholeSystem | undefined => systems.find((system) => system.id === id);
