/** Content warnings in the terms of common safety tools. A closed list. */
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

/** The author has decided that nothing needs a warning. An empty list means that the author has not decided yet. */
export const NONE_NEEDED = 'none-needed';

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
