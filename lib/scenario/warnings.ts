/** What players may want to know before they agree to play, in the terms of common safety tools. The list is closed. */
export const CONTENT_WARNINGS = [
  'abuse',
  'alcohol-and-drugs',
  'animal-harm',
  'blood-and-gore',
  'body-horror',
  'bugs-and-spiders',
  'captivity',
  'child-harm',
  'claustrophobia',
  'death',
  'discrimination',
  'disease',
  'mental-illness',
  'mind-control',
  'pregnancy',
  'self-harm',
  'sexual-content',
  'sexual-violence',
  'torture',
  'violence',
] as const;

/** The author has thought about it, and nothing needs a warning; an empty list says nothing of the kind. */
export const NONE_NEEDED = 'none-needed';

/** What authors choose from. */
export const WARNINGS = [...CONTENT_WARNINGS, NONE_NEEDED] as const;

export type Warning = (typeof WARNINGS)[number];

export const WARNING_LABELS: Readonly<Record<Warning, string>> = {
  abuse: 'Abuse',
  'alcohol-and-drugs': 'Alcohol and drugs',
  'animal-harm': 'Harm to animals',
  'blood-and-gore': 'Blood and gore',
  'body-horror': 'Body horror',
  'bugs-and-spiders': 'Bugs and spiders',
  captivity: 'Captivity',
  'child-harm': 'Harm to children',
  claustrophobia: 'Claustrophobia',
  death: 'Death',
  discrimination: 'Discrimination',
  disease: 'Disease',
  'mental-illness': 'Mental illness',
  'mind-control': 'Mind control',
  pregnancy: 'Pregnancy',
  'self-harm': 'Suicide and self-harm',
  'sexual-content': 'Sexual content',
  'sexual-violence': 'Sexual violence',
  torture: 'Torture',
  violence: 'Violence',
  'none-needed': 'None needed',
};
