import type { ComponentType } from 'react';
import { systems } from '@/lib/systems/registry';
import { gameAddress } from './games';
import { GUIDE_SLUGS, guideAddress } from './guide-addresses';
import type { LicenceTable } from './licence-table';
import type { Printed } from './printed';

/** Components that our pages use without importing them. */
interface Components {
  readonly LicenceTable: typeof LicenceTable;
  readonly Printed: typeof Printed;
}

type Text = ComponentType<{ readonly components?: Partial<Components> & { readonly h1?: ComponentType } }>;

interface Page {
  readonly default: Text;
  readonly meta: { readonly title: string; readonly summary: string };
}

interface Guide {
  readonly address: string;
  readonly title: string;
  readonly summary: string;
  readonly Text: Text;
}

/** Returns a guide, compiled at build time; undefined if there is none. */
export async function loadGuide(slug: string): Promise<Guide | undefined> {
  if (!GUIDE_SLUGS.some((known) => known === slug)) return undefined;
  const { default: Text, meta }: Page = await import(`@/content/guides/${slug}.mdx`);
  return { address: guideAddress(slug), ...meta, Text };
}

/** Returns a game's primer, compiled at build time; undefined if there is no such game. */
export async function loadPrimer(game: string): Promise<Guide | undefined> {
  if (!systems.some(({ id }) => id === game)) return undefined;
  const { default: Text, meta }: Page = await import(`@/content/systems/${game}.mdx`);
  return { address: gameAddress(game), ...meta, Text };
}

/** Returns the primers of all games, then the guides. */
export async function loadGuides(): Promise<readonly Guide[]> {
  const pages = [...systems.map(({ id }) => loadPrimer(id)), ...GUIDE_SLUGS.map(loadGuide)];
  return (await Promise.all(pages)).filter((guide) => guide !== undefined);
}
