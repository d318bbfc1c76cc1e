/** Tones of scenarios, for searching. A closed list, so that tags mean the same everywhere. */
export const TAGS = [
  'absurd',
  'action-packed',
  'bittersweet',
  'bleak',
  'campy',
  'claustrophobic',
  'cosmic',
  'dramatic',
  'dreamlike',
  'family-friendly',
  'funny',
  'gothic',
  'gritty',
  'heroic',
  'hopeful',
  'melancholic',
  'mysterious',
  'paranoid',
  'pulpy',
  'romantic',
  'satirical',
  'scary',
  'tense',
  'tragic',
] as const;

export type Tag = (typeof TAGS)[number];

/** Largest number of tags of a scenario. */
export const TAGS_MAX = 8;

export const TAG_LABELS: Readonly<Record<Tag, string>> = {
  absurd: 'Absurd',
  'action-packed': 'Action-packed',
  bittersweet: 'Bittersweet',
  bleak: 'Bleak',
  campy: 'Campy',
  claustrophobic: 'Claustrophobic',
  cosmic: 'Cosmic',
  dramatic: 'Dramatic',
  dreamlike: 'Dreamlike',
  'family-friendly': 'Family-friendly',
  funny: 'Funny',
  gothic: 'Gothic',
  gritty: 'Gritty',
  heroic: 'Heroic',
  hopeful: 'Hopeful',
  melancholic: 'Melancholic',
  mysterious: 'Mysterious',
  paranoid: 'Paranoid',
  pulpy: 'Pulpy',
  romantic: 'Romantic',
  satirical: 'Satirical',
  scary: 'Scary',
  tense: 'Tense',
  tragic: 'Tragic',
};
