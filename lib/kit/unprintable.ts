import { groupedBy } from '@/lib/kernel/grouped';
import type { Issue } from '@/lib/kernel/issue';
import type { Path } from '@/lib/kernel/path';

/** A character that no font can draw, or a sequence that no font draws as a single sign, and its place. */
export interface Unprintable {
  readonly sign: string;
  readonly path: Path;
}

/** Scripts reported by name. Rare letters of Latin, Greek and Cyrillic are listed individually. */
const SCRIPTS = (
  'Adlam Arabic Armenian Balinese Batak Bengali Bopomofo Braille Canadian_Aboriginal Cherokee Coptic Cuneiform ' +
  'Devanagari Egyptian_Hieroglyphs Ethiopic Georgian Gothic Gujarati Gurmukhi Han Hangul Hebrew Hiragana Javanese ' +
  'Kannada Katakana Khmer Lao Lepcha Limbu Malayalam Meetei_Mayek Mongolian Myanmar New_Tai_Lue Nko Ogham Ol_Chiki ' +
  'Oriya Runic Sinhala Sundanese Syriac Tagalog Tai_Le Tamil Telugu Thaana Thai Tibetan Tifinagh Vai Yi'
)
  .split(' ')
  .map((name) => [name.replaceAll('_', ' '), new RegExp(`\\p{Script=${name}}`, 'u')] as const);

/** Groups without a script: single characters, and sequences. */
const [CHARACTERS, SEQUENCES] = ['characters', 'sequences'] as const;
/** Limit of listed characters. */
const SHOWN = 12;

/** Warns of unprintable characters: once per script, however often it occurs. */
export const unprintableIssues = (all: readonly Unprintable[]): readonly Issue[] =>
  warnings(all, (group, signs) => {
    if (group === SEQUENCES) {
      const found = `No font here has ${listed(signs)} as one sign, so only its parts are printed.`;
      return { message: `${found} Use another sign.`, toReaders: found };
    }
    if (group === CHARACTERS) {
      const found = `No font here can print ${sayCharacters(signs)}. A \ufffd is printed instead`;
      return { message: `${found}: use another character.`, toReaders: `${found}.` };
    }
    const found = `No font here can print ${group}. A \ufffd is printed for each of its letters`;
    return { message: `${found}: write it in another script, or use a picture.`, toReaders: `${found}.` };
  });

/** Warns of text that fillable fields can't show: they have a single font for all input. */
export const untypableIssues = (all: readonly Unprintable[]): readonly Issue[] =>
  warnings(all, (group, signs) => {
    const what = group === SEQUENCES || group === CHARACTERS ? sayCharacters(signs) : group;
    const found = `Fields to fill in on a screen can’t show ${what}: a \ufffd is printed instead. Print the sheets without fields`;
    return { message: `${found}, or write it another way.`, toReaders: `${found}.` };
  });

function warnings(
  all: readonly Unprintable[],
  say: (group: string, signs: readonly string[]) => Pick<Issue, 'message' | 'toReaders'>,
): readonly Issue[] {
  return [...groupedBy(all, ({ sign }) => groupOf(sign))].map(([group, found]): Issue => {
    const signs = [...new Set(found.map(({ sign }) => sign))].sort();
    return { code: 'print/missing-character', severity: 'warning', path: found[0].path, ...say(group, signs) };
  });
}

function groupOf(sign: string): string {
  if ([...sign].length > 1) return SEQUENCES;
  return SCRIPTS.find(([, letters]) => letters.test(sign))?.[0] ?? CHARACTERS;
}

const listed = (words: readonly string[]): string =>
  words.slice(0, SHOWN).join(', ') + (words.length > SHOWN ? ` and ${words.length - SHOWN} more` : '');

const sayCharacters = (signs: readonly string[]): string => listed(signs.map(sayCharacter));

function sayCharacter(sign: string): string {
  if (sign === '\ufffd') return 'a broken character';
  const codes = Array.from(sign, (one) => `U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`);
  return `${sign} (${codes.join(' ')})`;
}
