import type { ComponentType } from 'react';
import { systems } from '@/lib/systems/registry';
import type { LicenceTable } from './licence-table';
import type { Printed } from './printed';

/** Components that our pages use without importing them. */
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

/** Returns a guide or a game's primer, compiled at build time; undefined if there is none. */
export async function loadGuide(slug: string): Promise<Guide | undefined> {
  const page = await loadPage(slug);
  return page && { slug, ...page.meta, Text: page.default };
}

/** Guides in the order in which readers need them; content/guides holds a file for each. */
const GUIDE_SLUGS = [
  'make-a-setting',
  'build-a-ship',
  'build-an-arena',
  'build-a-deck',
  'build-a-campaign',
  'build-a-siege',
  'playtest',
  'print-and-cut',
  'gm-guide',
  'pictures',
  'keep-and-share',
  'publishing',
  'round-one-table',
  'run-your-own',
  'for-programs',
] as const;

export const GUIDE_PAGES: readonly string[] = [...systems.map(({ id }) => id), ...GUIDE_SLUGS];

export const rulesAddress = (game: string): string => `/guides/rules/${game}`;

export async function loadGuides(): Promise<readonly Guide[]> {
  const guides = await Promise.all(GUIDE_PAGES.map(loadGuide));
  return guides.filter((guide) => guide !== undefined);
}

async function loadPage(slug: string): Promise<Page | undefined> {
  if (GUIDE_SLUGS.some((known) => known === slug)) return import(`@/content/guides/${slug}.mdx`);
  if (systems.some(({ id }) => id === slug)) return import(`@/content/systems/${slug}.mdx`);
  return undefined;
}
