import { picturedBy } from '../pictured';

/** Signs by the ids of what they show. */
const SIGNS: Readonly<Record<string, string>> = {
  C1: 'semi-closed-eye',
  C2: 'robber-hand',
  C3: 'pipes',
  C4: 'angry-eyes',
  C5: 'robot-grab',
  C6: 'meteor-impact',
  H1: 'gas-mask',
  H2: 'pill',
  H3: 'radar-dish',
  H4: 'id-card',
  H5: 'torch',
  H6: 'musical-notes',
  S1: 'light-bulb',
  S2: 'closed-doors',
  S3: 'potato',
  S4: 'airtight-hatch',
  S5: 'hole',
  S6: 'server-rack',
  D1: 'kick-scooter',
  D2: 'space-suit',
  D3: 'run',
  D4: 'coffee-cup',
  D5: 'crystal-cluster',
  D6: 'speaker',
  nightstalker: 'sunglasses',
  quartermaster: 'cardboard-box',
  pilot: 'astronaut-helmet',
  cook: 'potato',
  doctor: 'brass-eye',
  intern: 'coffee-mug',
  investor: 'top-hat',
  rover: 'mars-curiosity',
};

/** The same entries with their signs, of which a variant may have its own. */
export const pictured = <Entry extends { readonly id?: string }>(
  entries: readonly Entry[],
  own: Readonly<Record<string, string>> = {},
) => picturedBy({ ...SIGNS, ...own })(entries);
