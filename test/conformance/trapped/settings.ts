import { startersOf } from '@/test/support/starters';

/** Every setting we ship, loaded at once: a rule case is answered without waiting. */
export const starters = await startersOf('trapped');
