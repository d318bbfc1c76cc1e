import type { Alternatives } from '@/lib/intake/alternatives';
import type { IntakeTarget } from '@/lib/intake/target';
import type { Intake, IntakeChoices } from '@/lib/intake/types';
import type { Result } from '@/lib/kernel/result';

/** Text that was pasted or typed, or a file that was chosen or dropped. */
export type IntakeSource = { readonly text: string } | { readonly file: File };

export interface IntakeRequest {
  readonly seq: number;
  readonly source: IntakeSource;
  readonly target: IntakeTarget;
  readonly choices: IntakeChoices;
}

export type IntakeReply =
  | { readonly type: 'ready' }
  /** `text` is the decoded file, if it is a short text. */
  | { readonly type: 'read'; readonly seq: number; readonly result: Result<Intake>; readonly text?: string }
  | { readonly type: 'alternatives'; readonly seq: number; readonly alternatives: Alternatives };
