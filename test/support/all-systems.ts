import type { ListedSystem, System } from '@/lib/contract/authored';
import type { ListedStarter, Starter } from '@/lib/contract/starter';
import { systems as listed } from '@/lib/systems/registry';

/** A game with all its starters, loaded at once: for tests that go through them. */
export interface WholeSystem extends System, ListedSystem {
  readonly starters: readonly (ListedStarter & Starter)[];
}

export async function wholeSystem(system: System): Promise<WholeSystem> {
  const starters = await Promise.all(system.starters.map(async (each) => ({ ...each, ...(await each.load()) })));
  const whole: WholeSystem = { ...system, starters, load: async () => whole };
  return whole;
}

/** Every game, with its code and its starters. */
export const systems: readonly WholeSystem[] = await Promise.all(
  listed.map(async ({ load }) => wholeSystem(await load())),
);

export const findSystem = (id: string): WholeSystem | undefined => systems.find((system) => system.id === id);
