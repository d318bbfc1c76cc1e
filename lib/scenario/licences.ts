/** Licences under which a scenario may be published, as files spell them. Any other text grants no permission. */
export const LICENCE_IDS = [
  'CC0-1.0',
  'CC-BY-4.0',
  'CC-BY-SA-4.0',
  'CC-BY-NC-4.0',
  'CC-BY-NC-SA-4.0',
  'CC-BY-ND-4.0',
  'MIT',
  'all-rights-reserved',
] as const;

export type LicenceId = (typeof LICENCE_IDS)[number];

interface Licence {
  /** Usual spelling: "CC BY 4.0". */
  readonly name: string;
  readonly sentence: string;
  /** Address of the full text; '' if there is none. */
  readonly address: string;
  readonly maySell: boolean;
  /** Licences that a remix may have. A remix always credits the earlier authors. */
  readonly remixes: readonly LicenceId[];
}

const deed = (name: string) => `https://creativecommons.org/${name}/`;

export const LICENCES: Readonly<Record<LicenceId, Licence>> = {
  'CC0-1.0': {
    name: 'CC0 1.0',
    sentence: 'The authors have given up their rights: you may copy, change and sell it without asking.',
    address: deed('publicdomain/zero/1.0'),
    maySell: true,
    remixes: LICENCE_IDS,
  },
  'CC-BY-4.0': {
    name: 'CC BY 4.0',
    sentence: 'You may copy, change and sell it if you credit the authors.',
    address: deed('licenses/by/4.0'),
    maySell: true,
    remixes: LICENCE_IDS,
  },
  'CC-BY-SA-4.0': {
    name: 'CC BY-SA 4.0',
    sentence: 'You may copy, change and sell it if you credit the authors and keep this licence.',
    address: deed('licenses/by-sa/4.0'),
    maySell: true,
    remixes: ['CC-BY-SA-4.0'],
  },
  'CC-BY-NC-4.0': {
    name: 'CC BY-NC 4.0',
    sentence: 'You may copy and change it if you credit the authors and make no money with it.',
    address: deed('licenses/by-nc/4.0'),
    maySell: false,
    remixes: ['CC-BY-NC-4.0', 'CC-BY-NC-SA-4.0'],
  },
  'CC-BY-NC-SA-4.0': {
    name: 'CC BY-NC-SA 4.0',
    sentence: 'You may copy and change it if you credit the authors, make no money with it and keep this licence.',
    address: deed('licenses/by-nc-sa/4.0'),
    maySell: false,
    remixes: ['CC-BY-NC-SA-4.0'],
  },
  'CC-BY-ND-4.0': {
    name: 'CC BY-ND 4.0',
    sentence: 'You may copy and sell it unchanged if you credit the authors.',
    address: deed('licenses/by-nd/4.0'),
    maySell: true,
    remixes: [],
  },
  MIT: {
    name: 'MIT',
    sentence: 'You may copy, change and sell it if you keep the authors’ copyright notice.',
    address: 'https://opensource.org/license/mit',
    maySell: true,
    remixes: LICENCE_IDS,
  },
  'all-rights-reserved': {
    name: 'All rights reserved',
    sentence: 'You may read, print and play it. For anything else, ask the authors.',
    address: '',
    maySell: false,
    remixes: [],
  },
};

export const mayRemix = (licence: LicenceId): boolean => LICENCES[licence].remixes.length > 0;

export const maySell = (licence: LicenceId): boolean => LICENCES[licence].maySell;

export const mayBecome = (from: LicenceId, to: LicenceId): boolean => LICENCES[from].remixes.includes(to);

export const sayLicence = (licence: LicenceId): string => LICENCES[licence].sentence;

/** Returns the licence that a text means; all rights reserved if the text is empty or unknown. */
export function licenceOf(text: string): LicenceId {
  const written = normaliseLicence(text);
  return LICENCE_IDS.find((id) => id === written) ?? 'all-rights-reserved';
}

/**
 * Spells a licence as files do: "cc by-sa 4.0" becomes "CC-BY-SA-4.0". Returns the text unchanged unless it clearly
 * means one of ours: for example a different version, two licences, or a licence with an exception.
 */
export function normaliseLicence(text: string): string {
  // Example: "Attribution 4.0 International (CC BY 4.0)". Both halves must mean the same licence.
  const halves = /^([^()]+)\(([^()]+)\)\s*$/.exec(text)?.slice(1) ?? [text];
  const [meant, ...others] = new Set(halves.map(idMeantBy));
  return others.length === 0 && meant ? meant : text;
}

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^https? (?:www )?creativecommons org (?:licenses|publicdomain) /, 'cc '],
  [/\bcreative ?commons\b/, 'cc'],
  [/\blicen[cs]e\b/g, 'license'],
  [/\battribution\b/, 'by'],
  [/\bshare ?alike\b/, 'sa'],
  [/\bnon ?commercial\b/, 'nc'],
  [/\bno ?deriv(?:ative)?s(?: works)?\b/, 'nd'],
];

/** Elements in the order in which licence names list them. */
const ELEMENTS = ['by', 'nc', 'sa', 'nd'];

function idMeantBy(text: string): LicenceId | undefined {
  const plain = text
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim();
  const words = WORDS.reduce((text, [pattern, word]) => text.replace(pattern, word), plain);
  if (/^all rights? reserved$/.test(words)) return 'all-rights-reserved';
  if (/^(?:the )?mit(?: license)?$/.test(words)) return 'MIT';
  if (/^cc ?(?:0|zero)(?: v?1(?: 0)?)?(?: universal)?(?: public domain dedication)?$/.test(words)) return 'CC0-1.0';
  const [, elements = ''] =
    /^(?:cc )?((?:by|nc|sa|nd)(?: (?:by|nc|sa|nd))*) v?4(?: 0)?(?: international)?(?: public)?(?: license)?$/.exec(
      words,
    ) ?? [];
  const found = elements.split(' ');
  const name = ELEMENTS.filter((element) => found.includes(element));
  const id = `CC-${name.join('-').toUpperCase()}-4.0`;
  return name.length === found.length ? LICENCE_IDS.find((known) => known === id) : undefined;
}
