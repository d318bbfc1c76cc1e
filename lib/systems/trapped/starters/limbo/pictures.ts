import { picturedBy } from '../pictured';

/** Signs by the ids of what they show. */
const SIGNS: Readonly<Record<string, string>> = {
  C1: 'armchair',
  C2: 'wallet',
  C3: 'brick-pile',
  C4: 'angry-eyes',
  C5: 'uprising',
  C6: 'feathered-wing',
  H1: 'chained-heart',
  H2: 'floating-ghost',
  H3: 'heart-beats',
  H4: 'files',
  H5: 'musical-score',
  H6: 'tear-tracks',
  S1: 'light-bulb',
  S2: 'closed-doors',
  S3: 'poison-cloud',
  S4: 'ticket',
  S5: 'hole',
  S6: 'papers',
  D1: 'running-shoe',
  D2: 'pirate-coat',
  D3: 'gate',
  D4: 'tied-scroll',
  D5: 'present',
  D6: 'quill-ink',
  satan: 'devil-mask',
  clerk: 'stamper',
  bride: 'flower-hat',
  monk: 'prayer-beads',
  dame: 'queen-crown',
  intern: 'trumpet',
  gambler: 'rolling-dice-cup',
  dog: 'sitting-dog',
};

/** The same entries with their signs, of which a variant may have its own. */
export const pictured = <Entry extends { readonly id?: string }>(
  entries: readonly Entry[],
  own: Readonly<Record<string, string>> = {},
) => picturedBy({ ...SIGNS, ...own })(entries);
