/** The look of a label around a radio button or a checkbox that is to be tapped as a whole. */
export const CHIP =
  'sign inline-flex min-h-11 items-center gap-2 rounded-sm border-2 border-grey bg-raised px-3 py-1 text-left hover:border-ink has-checked:border-exit has-checked:bg-exit has-checked:text-on-exit has-disabled:border-line has-disabled:not-has-checked:text-grey has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-service';
