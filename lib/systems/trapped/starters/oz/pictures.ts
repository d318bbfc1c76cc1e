import { picturedBy } from '../pictured';

/** Signs by the ids of what they show. */
const SIGNS: Readonly<Record<string, string>> = {
  C1: 'witch-flight',
  C2: 'monkey',
  C3: 'tiger-head',
  C4: 'axe-in-log',
  C5: 'ringing-bell',
  C6: 'human-cannonball',
  H1: 'road',
  H2: 'poppy',
  H3: 'chained-heart',
  H4: 'house',
  H5: 'soap',
  H6: 'teapot',
  S1: 'feathered-wing',
  S2: 'brick-pile',
  S3: 'flowers',
  S4: 'wind-slap',
  S5: 'direction-signs',
  S6: 'abacus',
  D1: 'mouse',
  D2: 'perfume-bottle',
  D3: 'basket',
  D4: 'pie-slice',
  D5: 'emerald',
  D6: 'hanging-sign',
  witch: 'witch-face',
  mayor: 'scissors',
  soldier: 'rifle',
  monkey: 'curly-wing',
  mouse: 'seated-mouse',
  aunt: 'steam',
  tinsmith: 'anvil',
  goat: 'goat',
};

/** The same entries with their signs, of which a variant may have its own. */
export const pictured = <Entry extends { readonly id?: string }>(
  entries: readonly Entry[],
  own: Readonly<Record<string, string>> = {},
) => picturedBy({ ...SIGNS, ...own })(entries);
