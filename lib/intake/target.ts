import { fold } from '@/lib/kernel/fold';
import type { ListShape, Shape } from '@/lib/schema/shape';
import { RANKS, SUITS, type Suit } from '@/lib/tabletop/cards/playing-cards';
import { CARD_LANGUAGES, SUIT_SYMBOLS, SUIT_WORDS } from '@/lib/tabletop/cards/suit-words';

/** A bucket of a list, with all its names and symbols. */
export interface TargetBucket {
  readonly value: string;
  readonly title: string;
  readonly words: readonly string[];
  readonly symbols: readonly string[];
}

interface TargetField {
  readonly key: string;
  readonly title: string;
  readonly max: number;
}

/** Description of a list for the reader. Plain data, so that it can be sent to a worker. */
export interface IntakeTarget {
  readonly noun: string;
  readonly title: string;
  /** The field that sorts entries into buckets. Every entry must name one. */
  readonly by?: { readonly key: string; readonly title: string; readonly buckets: readonly TargetBucket[] };
  /** Letters of each language, one for each bucket in the order of `by.buckets`. */
  readonly letters: readonly (readonly string[])[];
  readonly headline: TargetField;
  readonly body?: TargetField;
  /** Fields for the lowest and highest rank. */
  readonly ranks?: { readonly from: string; readonly to: string };
  /** Further fields that a column of a table can fill. */
  readonly columns: readonly TargetColumn[];
}

export interface TargetColumn {
  readonly key: string;
  readonly title: string;
  readonly kind: 'text' | 'number' | 'choice';
  /** Least number; most characters or greatest number. */
  readonly min: number;
  readonly max: number;
  /** Values and labels of a choice. */
  readonly options?: readonly (readonly [string, string])[];
}

/** Properties of a list that its widget in the form knows. */
export interface ListUse {
  readonly headline?: string;
  readonly body?: string;
  readonly by?: string;
  readonly buckets?: readonly { readonly value: string; readonly title: string; readonly sign?: string }[];
  readonly strength?: { readonly from: string; readonly to: string };
}

/** Describes a list for the reader; undefined if its entries have no text that could name them. */
export function targetOf(list: ListShape, use: ListUse = {}): IntakeTarget | undefined {
  const { entry } = list;
  const fields = entry.kind === 'object' ? entry.fields : (Object.values(entry.variants)[0]?.fields ?? {});
  const texts = Object.entries(fields).flatMap(([key, field]) =>
    field.kind === 'text' ? [{ key, title: field.title, max: field.max, prose: field.prose }] : [],
  );
  const headline = texts.find(({ key }) => key === use.headline) ?? texts.find(({ prose }) => !prose) ?? texts[0];
  if (!headline) return undefined;
  const body = texts.find(({ key }) => key === use.body) ?? texts.find((text) => text.prose && text !== headline);
  const by = bucketsOf(list, use);
  const ranks = use.strength ?? undefined;
  const used = new Set([headline.key, body?.key, by?.key, ranks?.from, ranks?.to]);
  return {
    noun: list.noun,
    title: list.title,
    ...(by && { by }),
    letters: by ? lettersOf(by.buckets) : [],
    headline: fieldOf(headline),
    ...(body && { body: fieldOf(body) }),
    ...(ranks && isRanked(fields[ranks.from]) && { ranks: { from: ranks.from, to: ranks.to } }),
    columns: Object.entries(fields).flatMap(([key, field]) => (used.has(key) ? [] : columnOf(key, field))),
  };
}

const fieldOf = ({ key, title, max }: TargetField): TargetField => ({ key, title, max });

const isRanked = (field: Shape | undefined): boolean =>
  field?.kind === 'choice' && RANKS.every((rank) => field.options.includes(rank));

function columnOf(key: string, field: Shape): readonly TargetColumn[] {
  const { title } = field;
  switch (field.kind) {
    case 'text':
      return [{ key, title, kind: 'text', min: 0, max: field.max }];
    case 'number':
      return [{ key, title, kind: 'number', min: field.min, max: field.max }];
    case 'choice':
      return [
        {
          key,
          title,
          kind: 'choice',
          min: 0,
          max: 0,
          options: field.options.map((option) => [option, field.labels[option] ?? option] as const),
        },
      ];
    default:
      return [];
  }
}

/** Returns the buckets of the widget, or the kinds of entries that differ in their fields. */
function bucketsOf({ entry }: ListShape, { by, buckets }: ListUse): IntakeTarget['by'] {
  if (entry.kind === 'variants') {
    const kinds = Object.entries(entry.variants).map(([value, { title }]) => bucketOf(value, title, title, ''));
    return kinds.length > 1 ? { key: entry.on, title: 'kind', buckets: kinds } : undefined;
  }
  const field = by === undefined ? undefined : entry.fields[by];
  if (by === undefined || field?.kind !== 'choice') return undefined;
  const given = buckets ?? field.options.map((value) => ({ value, title: field.labels[value] ?? value, sign: '' }));
  return {
    key: by,
    title: field.title.toLowerCase(),
    buckets: given.map(({ value, title, sign = '' }) => bucketOf(value, title, field.labels[value] ?? title, sign)),
  };
}

function bucketOf(value: string, title: string, label: string, sign: string): TargetBucket {
  const suit = SUITS.find((each) => each === value);
  const own = [value, title, label];
  return {
    value,
    title,
    words: [...new Set([...own, ...own.map(withoutPlural), ...wordsOfSuit(suit)].map(fold))].filter(
      (word) => word !== '',
    ),
    symbols: [...new Set([...(sign === '' ? [] : [sign]), ...(suit ? SUIT_SYMBOLS[suit] : [])])],
  };
}

const wordsOfSuit = (suit: Suit | undefined): readonly string[] =>
  suit ? CARD_LANGUAGES.flatMap((language) => SUIT_WORDS[language][suit]) : [];

const withoutPlural = (word: string): string => (word.length > 3 ? word.replace(/s$/, '') : word);

function lettersOf(buckets: readonly TargetBucket[]): readonly (readonly string[])[] {
  const suits = buckets.map(({ value }) => SUITS.find((suit) => suit === value));
  if (suits.every((suit) => suit !== undefined)) {
    return CARD_LANGUAGES.map((language) => suits.map((suit) => letterOf(SUIT_WORDS[language][suit][0] ?? '')));
  }
  return [buckets.map(({ title }) => letterOf(title))];
}

const letterOf = (word: string): string => fold(word).slice(0, 1);
