/** Guides in the order in which readers need them; content/guides holds a file for each. */
export const GUIDE_SLUGS = [
  'make-a-setting',
  'bring-your-notes',
  'build-a-ship',
  'build-an-arena',
  'build-a-deck',
  'build-a-campaign',
  'build-a-siege',
  'playtest',
  'print-and-cut',
  'screen-readers',
  'gm-guide',
  'pictures',
  'keep-and-share',
  'publishing',
  'round-one-table',
  'run-your-own',
  'for-programs',
] as const;

export const guideAddress = (slug: string): string => `/guides/${slug}`;

export const rulesAddress = (game: string): string => `/guides/rules/${game}`;
