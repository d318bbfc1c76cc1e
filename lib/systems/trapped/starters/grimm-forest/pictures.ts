import { picturedBy } from '../pictured';

/** Signs by the ids of what they show. */
const SIGNS: Readonly<Record<string, string>> = {
  C1: 'contract',
  C2: 'grasping-claws',
  C3: 'chimney',
  C4: 'shiny-apple',
  C5: 'hunting-horn',
  C6: 'fly',
  H1: 'goose',
  H2: 'apple-core',
  H3: 'dove',
  H4: 'direction-signs',
  H5: 'scroll-unfurled',
  H6: 'evil-tree',
  S1: 'moon',
  S2: 'thorny-vine',
  S3: 'sleepy',
  S4: 'pig-face',
  S5: 'conversation',
  S6: 'open-book',
  D1: 'boots',
  D2: 'flowers',
  D3: 'whip',
  D4: 'table',
  D5: 'skeleton-key',
  D6: 'fish-escape',
  rumpelstiltskin: 'spinning-wheel',
  wolf: 'wolf-head',
  hood: 'hood',
  gretel: 'gingerbread-man',
  dwarf: 'dwarf-face',
  prince: 'crown',
  godmother: 'fairy-wand',
  donkey: 'donkey',
};

/** The same entries with their signs, of which a variant may have its own. */
export const pictured = <Entry extends { readonly id?: string }>(
  entries: readonly Entry[],
  own: Readonly<Record<string, string>> = {},
) => picturedBy({ ...SIGNS, ...own })(entries);
