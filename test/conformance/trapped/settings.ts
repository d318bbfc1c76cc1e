import { readStarters } from '@/lib/starters/read-starters';
import { trapped } from '@/lib/systems/trapped';

/** All shipped settings. Loaded without top-level await, since broken-rule.ts bundles them as one script. */
export const starters = readStarters(trapped);
