import { picturedBy } from '../pictured';

/** Signs of game-icons.net for what is printed on cards and standees, by the ids of what they show. */
const SIGNS: Readonly<Record<string, string>> = {
  // Violence.
  C1: 'floating-tentacles',
  C2: 'tentacle-strike',
  C3: 'asteroid',
  C4: 'enrage',
  C5: 'suckered-tentacle',
  // Relationships.
  H1: 'discussion',
  H2: 'chained-heart',
  H3: 'medical-thermometer',
  H4: 'love-letter',
  H5: 'choice',
  // Breakdowns.
  S1: 'light-bulb',
  S2: 'electric',
  S3: 'lightning-branches',
  S4: 'gravitation',
  S5: 'locked-door',
  S6: 'closed-doors',
  S7: 'gas-mask',
  S8: 'vintage-robot',
  // Opportunity.
  D1: 'booze',
  D2: 'backstab',
  D3: 'shower',
  D4: 'key-card',
  D5: 'space-suit',
  alien: 'squid-head',
  steward: 'keyring',
  professor: 'magnifying-glass',
  marine: 'sergeant',
  heiress: 'diamond-ring',
  salesman: 'rocket-thruster',
  medic: 'tooth',
  child: 'balloons',
  robot: 'mono-wheel-robot',
};

/** The same entries with their signs, of which a variant may have its own. */
export const pictured = <Entry extends { readonly id?: string }>(
  entries: readonly Entry[],
  own: Readonly<Record<string, string>> = {},
) => picturedBy({ ...SIGNS, ...own })(entries);
