import { picturedBy } from '../pictured';

/** Signs by the ids of what they show. */
const SIGNS: Readonly<Record<string, string>> = {
  C1: 'sing',
  C2: 'pearl-necklace',
  C3: 'bright-explosion',
  C4: 'uprising',
  C5: 'crush',
  C6: 'torpedo',
  H1: 'hand-grip',
  H2: 'back-pain',
  H3: 'sharp-lips',
  H4: 'valve',
  H5: 'musical-score',
  H6: 'siren',
  S1: 'light-bulb',
  S2: 'airtight-hatch',
  S3: 'poison-gas',
  S4: 'ship-wheel',
  S5: 'bolt-drop',
  S6: 'attack-gauge',
  D1: 'ladder',
  D2: 'diving-helmet',
  D3: 'mini-submarine',
  D4: 'opened-food-can',
  D5: 'chest',
  D6: 'periscope',
  siren: 'mermaid',
  captain: 'captain-hat-profile',
  cook: 'cooking-pot',
  chief: 'boat-engine',
  listener: 'human-ear',
  medic: 'tooth',
  cadet: 'anchor',
  cat: 'cat',
};

/** The same entries with their signs, of which a variant may have its own. */
export const pictured = <Entry extends { readonly id?: string }>(
  entries: readonly Entry[],
  own: Readonly<Record<string, string>> = {},
) => picturedBy({ ...SIGNS, ...own })(entries);
