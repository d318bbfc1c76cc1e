import type { Result } from '@/lib/kernel/result';

export interface ImportRequest {
  readonly type: 'import';
  readonly file: File;
}

export type ImportReply =
  | { readonly type: 'ready' }
  /** The scenario as JSON, or what to tell whoever chose the file. */
  | { readonly type: 'imported'; readonly result: Result<unknown> };
