import type { Rank } from '@/lib/tabletop/cards/playing-cards';
import type { CardLanguage } from '@/lib/tabletop/cards/suit-words';

/** A list entry that was recognised completely. */
export interface IntakeRow {
  /** Id of an entry, from a column “id”. */
  readonly id?: string;
  /** Value of the bucket; null for lists without buckets. */
  readonly bucket: string | null;
  readonly title: string;
  readonly text: string;
  readonly rank?: Rank;
  readonly copies?: number;
  /** Cells of columns that the list has no field for, as "Column: cell" lines. */
  readonly notes?: string;
  /** Cells of columns that are named like further fields of the list, by the field's key. */
  readonly fields?: Readonly<Record<string, string | number | boolean>>;
  /** Line of the text, or row of the sheet, counted from 1. */
  readonly line: number;
  /** Confidence from 0 to 1. */
  readonly sure: number;
}

/** A part of the input that needs an answer. It is in no row. */
export interface IntakeAsk {
  readonly line: number;
  /** The line or row as it was written. */
  readonly text: string;
  readonly why: string;
  /** Values of buckets to choose from, the likeliest first. */
  readonly offers: readonly string[];
  /** The entry as it will be once a bucket is chosen; undefined if there is nothing to add. */
  readonly entry?: Omit<IntakeRow, 'bucket'>;
}

export type IntakeKind = 'lines' | 'markdown' | 'table' | 'json' | 'xlsx' | 'ods';

export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export const SEPARATORS = ['\t', ';', ',', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** The reader's assumptions about the input. Null where they do not apply. */
export interface IntakeSettings {
  readonly kind: IntakeKind;
  readonly separator: Separator | null;
  /** True if the first row of a table is its header. */
  readonly header: boolean | null;
  /** Null for text that was pasted, and for spreadsheets. */
  readonly encoding: Encoding | null;
}

/** Settings that a user chose instead of the reader. */
export interface IntakeChoices {
  /** A separator, or "none" to read lines. */
  readonly separator?: Separator | 'none';
  readonly header?: boolean;
  readonly encoding?: Encoding;
  /** Language of single letters that stand for suits. */
  readonly language?: CardLanguage;
}

export interface Intake {
  readonly rows: readonly IntakeRow[];
  readonly asks: readonly IntakeAsk[];
  readonly settings: IntakeSettings;
}

/** Part of the input that may become a row, before single letters and numbers in front of lines are settled. */
export interface Found {
  readonly line: number;
  /** Text of the line, unchanged. */
  readonly raw: string;
  bucket?: string | undefined;
  /** Single letter that may stand for a bucket, and what follows it. */
  lettered?: { readonly letter: string; readonly rest?: string } | undefined;
  /** Bucket that is named without a separator, and what follows it. */
  loose?: { readonly bucket: string; readonly rank?: Rank | undefined; readonly rest: string } | undefined;
  rank?: Rank | undefined;
  /** Highest rank of a range that begins with `rank`. */
  upTo?: Rank | undefined;
  /** Number in front of the bucket: a rank, or the number of the line. */
  count?: number | undefined;
  /** Rank that the line may begin with, and what follows it. */
  ranked?: { readonly rank: Rank; readonly upTo?: Rank; readonly rest: string } | undefined;
  /** Number or letter in front of the line, which may be a rank. */
  marker?: string | undefined;
  title: string;
  text: string;
  /** Lines below that go on with the text. */
  more?: string | undefined;
  id?: string | undefined;
  copies?: number | undefined;
  notes?: string | undefined;
  fields?: Readonly<Record<string, string | number | boolean>> | undefined;
  sure: number;
  why?: string | undefined;
  /** Word that was read as a bucket's name without success. */
  misread?: string | undefined;
}
