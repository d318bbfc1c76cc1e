import { picturedBy } from '../pictured';

/** Signs by the ids of what they show. */
const SIGNS: Readonly<Record<string, string>> = {
  C1: 'velociraptor-tracks',
  C2: 'claw-slashes',
  C3: 'coconuts',
  C4: 'stiletto',
  C5: 'spiral-shell',
  C6: 'sauropod-head',
  H1: 'hand-grip',
  H2: 'water-drop',
  H3: 'sand-castle',
  H4: 'contract',
  H5: 'whistle',
  H6: 'vibrating-smartphone',
  S1: 'electric',
  S2: 'cut-palm',
  S3: 'smoke-bomb',
  S4: 'door-handle',
  S5: 'megaphone',
  S6: 'fangs',
  D1: 'rope-coil',
  D2: 'snorkel',
  D3: 'helicopter',
  D4: 'palm-tree',
  D5: 'dinosaur-egg',
  D6: 'cash',
  raptors: 'velociraptor',
  manager: 'ringing-bell',
  keeper: 'dinosaur-bones',
  programmer: 'keyboard',
  aunt: 'umbrella',
  skipper: 'sailboat',
  bellhop: 'briefcase',
  parrot: 'parrot-head',
};

/** The same entries with their signs, of which a variant may have its own. */
export const pictured = <Entry extends { readonly id?: string }>(
  entries: readonly Entry[],
  own: Readonly<Record<string, string>> = {},
) => picturedBy({ ...SIGNS, ...own })(entries);
