/** Code of an error. Each function documents the codes that it throws; a code never changes its meaning. */
export type ErrorCode =
  | `file/${string}`
  | 'scenario/unknown'
  | 'fix/none'
  | 'game/unknown'
  | 'game/mismatch'
  | 'play/unknown'
  | 'play/invalid'
  | 'order/invalid'
  | 'print/nothing'
  | 'print/pages'
  | 'stopped';

/** The only error that functions of this package throw on purpose: its `code` is for programs, its message for people. */
export class TrapdoorError extends Error {
  override readonly name = 'TrapdoorError';

  constructor(
    readonly code: ErrorCode,
    message: string,
  ) {
    super(message);
  }
}
