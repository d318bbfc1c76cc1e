import { picturedBy } from '../pictured';

/** Signs by the ids of what they show. */
const SIGNS: Readonly<Record<string, string>> = {
  C1: 'werewolf',
  C2: 'paw',
  C3: 'candle-light',
  C4: 'duel',
  C5: 'boot-prints',
  C6: 'visored-helm',
  H1: 'hand-grip',
  H2: 'perfume-bottle',
  H3: 'engagement-ring',
  H4: 'table',
  H5: 'wool',
  H6: 'wolf-howl',
  S1: 'candles',
  S2: 'closed-doors',
  S3: 'door-handle',
  S4: 'hole',
  S5: 'ringing-bell',
  S6: 'pipe-organ',
  D1: 'secret-door',
  D2: 'spoon',
  D3: 'run',
  D4: 'brandy-bottle',
  D5: 'coins',
  D6: 'scroll-unfurled',
  werewolf: 'wolf-head',
  butler: 'bow-tie',
  cook: 'cook',
  aunt: 'flower-hat',
  lawyer: 'quill-ink',
  maid: 'feather',
  vicar: 'prayer-beads',
  suitor: 'rose',
};

/** The same entries with their signs, of which a variant may have its own. */
export const pictured = <Entry extends { readonly id?: string }>(
  entries: readonly Entry[],
  own: Readonly<Record<string, string>> = {},
) => picturedBy({ ...SIGNS, ...own })(entries);
