import { readStarters } from '@/lib/starters/read-starters';
import { trapped } from '@/lib/systems/trapped';

/** Every setting we ship. Without top-level await: broken rules are bundled as one script (broken-rule.ts). */
export const starters = readStarters(trapped);
