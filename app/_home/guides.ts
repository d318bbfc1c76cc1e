import type { ComponentType } from 'react';
import { systems } from '@/lib/systems/registry';
import { GUIDE_PAGES, GUIDE_SLUGS } from './guide-slugs';
import type { LicenceTable } from './licence-table';
import type { Printed } from './printed';

/** What our pages name without importing it. */
interface Components {
  readonly LicenceTable: typeof LicenceTable;
  readonly Printed: typeof Printed;
}

type Text = ComponentType<{ readonly components?: Components }>;

interface Page {
  readonly default: Text;
  readonly meta: { readonly title: string; readonly summary: string };
}

interface Guide {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly Text: Text;
}

/** A guide of ours, or a game's primer; compiled at build time. */
export async function loadGuide(slug: string): Promise<Guide | undefined> {
  const page = await loadPage(slug);
  return page && { slug, ...page.meta, Text: page.default };
}

export async function loadGuides(): Promise<readonly Guide[]> {
  const guides = await Promise.all(GUIDE_PAGES.map(loadGuide));
  return guides.filter((guide) => guide !== undefined);
}

async function loadPage(slug: string): Promise<Page | undefined> {
  if (GUIDE_SLUGS.some((known) => known === slug)) return import(`@/content/guides/${slug}.mdx`);
  if (systems.some(({ id }) => id === slug)) return import(`@/content/systems/${slug}.mdx`);
  return undefined;
}
