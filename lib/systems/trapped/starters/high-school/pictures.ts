import { picturedBy } from '../pictured';

/** Signs by the ids of what they show. */
const SIGNS: Readonly<Record<string, string>> = {
  C1: 'vampire-dracula',
  C2: 'robber-hand',
  C3: 'basketball-ball',
  C4: 'punch',
  C5: 'whistle',
  C6: 'trophy',
  H1: 'table',
  H2: 'fangs',
  H3: 'love-letter',
  H4: 'discussion',
  H5: 'water-flask',
  H6: 'compact-disc',
  S1: 'exit-door',
  S2: 'closed-doors',
  S3: 'frog',
  S4: 'desk',
  S5: 'speaker',
  S6: 'ringing-bell',
  D1: 'skateboard',
  D2: 'gloves',
  D3: 'bus',
  D4: 'chocolate-bar',
  D5: 'archive-register',
  D6: 'chalice-drops',
  vampires: 'bat',
  principal: 'graduate-cap',
  caretaker: 'keyring',
  nurse: 'nurse-female',
  goth: 'raven',
  teacher: 'erlenmeyer',
  rival: 'trophy-cup',
  mascot: 'tiger-head',
};

/** The same entries with their signs, of which a variant may have its own. */
export const pictured = <Entry extends { readonly id?: string }>(
  entries: readonly Entry[],
  own: Readonly<Record<string, string>> = {},
) => picturedBy({ ...SIGNS, ...own })(entries);
