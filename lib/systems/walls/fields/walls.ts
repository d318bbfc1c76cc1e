import { entry, list } from '@/lib/schema/fields';

/** As many as the largest grid has sides, so that whatever a file says too much can still be seen and named. */
const LISTED_MAX = 2_000;

/** A wall's id is the side on which it stands, so that two people who put up the same one have put up one. */
export const walls = list(
  entry({}, { title: 'Wall', description: 'Its id names the two tiles it stands between, such as A1-B1.' }),
  {
    title: 'Walls',
    description: 'What stands before the first turn. The ids name two neighbouring tiles: A1-B1.',
    noun: 'wall',
    max: LISTED_MAX,
  },
);
