import type { Patch } from '@/lib/kernel/patch';
import type { Path } from '@/lib/kernel/path';
import { hours } from '@/lib/kernel/words';
import type { Measured } from '@/lib/kit/order';
import type { Draft } from './draft';

const MEASURED: Path = ['measured'];

/** Writes lengths as a scenario keeps them. */
export const notedLengths = (found: readonly Measured[]): NonNullable<Draft['measured']> =>
  found.map(({ players, minutes }) => ({ id: `players-${players}`, players, minutes }));

/** Returns the patches that note lengths found by a playtest. Lengths that read the same as those noted stay. */
export const measuredPatches = ({ measured = [] }: Pick<Draft, 'measured'>, found: readonly Measured[]): Patch[] =>
  found.flatMap(({ players, minutes }): Patch[] => {
    const noted = measured.find((one) => one.players === players);
    if (noted && hours(noted.minutes) === hours(minutes)) return [];
    if (noted) return [{ op: 'set', path: [...MEASURED, noted.id, 'minutes'], value: minutes }];
    return notedLengths([{ players, minutes }]).map((entry) => ({ op: 'insert', path: MEASURED, entry }));
  });
