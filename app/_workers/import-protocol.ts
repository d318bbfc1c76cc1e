import type { Result } from '@/lib/kernel/result';

export interface ImportRequest {
  readonly type: 'import';
  readonly file: File;
}

/** A file that was read. */
export interface ReadFile {
  /** The scenario as JSON. */
  readonly scenario: unknown;
  /** What of the file it can't hold, a sentence each: opening it would lose that. */
  readonly losses: readonly string[];
  /** Of the scenario's file: a version of the library is known by it. */
  readonly sha256: string;
}

export type ImportReply =
  | { readonly type: 'ready' }
  /** Fails with what to tell the user. */
  | { readonly type: 'imported'; readonly result: Result<ReadFile> };
