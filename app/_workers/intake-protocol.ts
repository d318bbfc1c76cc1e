import type { Alternatives } from '@/lib/intake/alternatives';
import type { IntakeTarget } from '@/lib/intake/target';
import type { Intake, IntakeChoices } from '@/lib/intake/types';
import type { Result } from '@/lib/kernel/result';

/** Text that was pasted or typed, or a file that was chosen or dropped. */
export type IntakeSource = { readonly text: string } | { readonly file: File };

/** Rows and questions that the page gets: twice the entries of the longest list. */
export const MOST_SENT = 1_000;

/** Result of reading, without the rows and questions that no list has room for. */
export interface SentIntake extends Intake {
  /** Numbers of rows and questions that were left out. */
  readonly more: {
    readonly rows: number;
    readonly asks: number;
    /** Numbers of those rows by bucket. */
    readonly buckets: Readonly<Record<string, number>>;
  };
}

/** Leaves out the rows and questions of a long list that no list has room for. */
export const sentIntake = ({ rows, asks, settings }: Intake): SentIntake => ({
  rows: rows.slice(0, MOST_SENT),
  asks: asks.slice(0, MOST_SENT),
  settings,
  more: {
    rows: Math.max(0, rows.length - MOST_SENT),
    asks: Math.max(0, asks.length - MOST_SENT),
    buckets: countBuckets(rows.slice(MOST_SENT)),
  },
});

function countBuckets(rows: Intake['rows']): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { bucket } of rows) if (bucket !== null) counts[bucket] = (counts[bucket] ?? 0) + 1;
  return counts;
}

export interface IntakeRequest {
  readonly seq: number;
  readonly source: IntakeSource;
  readonly target: IntakeTarget;
  readonly choices: IntakeChoices;
}

export type IntakeReply =
  | { readonly type: 'ready' }
  /** `text` is the decoded file, if it is a short text. */
  | { readonly type: 'read'; readonly seq: number; readonly result: Result<SentIntake>; readonly text?: string }
  | { readonly type: 'alternatives'; readonly seq: number; readonly alternatives: Alternatives };
