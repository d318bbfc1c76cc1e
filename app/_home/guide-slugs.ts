import { systems } from '@/lib/systems/registry';

/** In the order one needs them; content/guides holds a file for each. */
export const GUIDE_SLUGS = [
  'make-a-setting',
  'build-a-ship',
  'build-an-arena',
  'build-a-campaign',
  'build-a-siege',
  'playtest',
  'print-and-cut',
  'gm-guide',
  'pictures',
  'keep-and-share',
  'publishing',
  'round-one-table',
  'run-your-own',
  'for-programs',
] as const;

/** A primer of each game, then the guides. */
export const GUIDE_PAGES: readonly string[] = [...systems.map(({ id }) => id), ...GUIDE_SLUGS];

/** Address of a game’s rules as played. */
export const rulesAddress = (game: string): string => `/guides/rules/${game}`;
