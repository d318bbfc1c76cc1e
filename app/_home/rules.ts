import type { ComponentType } from 'react';
import { systems } from '@/lib/systems/registry';
import { rulesAddress } from './guide-addresses';

interface RulesPage {
  readonly address: string;
  readonly game: string;
  readonly credit: string;
}

export const RULES_PAGES: readonly RulesPage[] = systems.map(({ id, title, credit }) => ({
  address: rulesAddress(id),
  game: title,
  credit,
}));

/** Returns the rules of a game, compiled at build time; undefined if there is no such game. */
export async function loadRules(id: string): Promise<(RulesPage & { readonly Text: ComponentType }) | undefined> {
  const page = RULES_PAGES.find(({ address }) => address === rulesAddress(id));
  if (!page) return undefined;
  const { default: Text }: { readonly default: ComponentType } = await import(`@/content/rules/${id}.md`);
  return { ...page, Text };
}
