import type { ComponentType } from 'react';
import { systems } from '@/lib/systems/registry';
import type { Printed } from './printed';

/** A page of ours; it names Printed without importing it. */
type Text = ComponentType<{ readonly components?: { readonly Printed: typeof Printed } }>;

interface Page {
  readonly default: Text;
  readonly meta: { readonly title: string; readonly summary: string };
}

export interface Guide {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly Text: Text;
}

/** In the order one needs them; content/guides holds a file for each. */
const SLUGS = [
  'make-a-setting',
  'build-a-ship',
  'build-an-arena',
  'build-a-campaign',
  'build-a-siege',
  'playtest',
  'print-and-cut',
  'gm-guide',
  'pictures',
  'keep-and-share',
  'round-one-table',
  'run-your-own',
] as const;

/** A guide of ours, or a game's primer; compiled at build time. */
export async function loadGuide(slug: string): Promise<Guide | undefined> {
  const page = await loadPage(slug);
  return page && { slug, ...page.meta, Text: page.default };
}

export async function loadGuides(): Promise<readonly Guide[]> {
  const slugs = [...systems.map(({ id }) => id), ...SLUGS];
  const guides = await Promise.all(slugs.map(loadGuide));
  return guides.filter((guide) => guide !== undefined);
}

async function loadPage(slug: string): Promise<Page | undefined> {
  if (SLUGS.some((known) => known === slug)) return import(`@/content/guides/${slug}.mdx`);
  if (systems.some(({ id }) => id === slug)) return import(`@/content/systems/${slug}.mdx`);
  return undefined;
}
