import type { System } from '@/lib/contract/authored';
import type { RealEvening } from '@/lib/contract/playtest-report';
import type { Patch } from '@/lib/kernel/patch';
import type { Path } from '@/lib/kernel/path';
import type { Draft } from './draft';

/** Largest number of real evenings in a scenario. */
export const REAL_EVENINGS_MAX = 100;
export const ROUNDS_MAX = 10_000;

/** Path of the games that people played. */
const EVENINGS: Path = ['evenings'];

type Evenings = Pick<Draft, 'evenings'>;

/** Returns the patch that adds an evening; undefined if it is there already, or if there is no room. */
export function addEveningPatch({ evenings = [] }: Evenings, evening: RealEvening): Patch | undefined {
  if (evenings.length >= REAL_EVENINGS_MAX || evenings.some(({ id }) => id === evening.id)) return undefined;
  return { op: 'insert', path: EVENINGS, entry: evening };
}

export const removeEveningPatch = (id: string): Patch => ({ op: 'remove', path: [...EVENINGS, id] });

/** Returns the patch that shares an evening with published versions, or keeps it from later ones. */
export const shareEveningPatch = (id: string, isShared: boolean): Patch => ({
  op: 'set',
  path: [...EVENINGS, id, 'isShared'],
  value: isShared,
});

/** Returns a draft with shared evenings only, for publishing. */
export function withSharedEvenings<T extends Evenings>(draft: T): T {
  const { evenings, ...others } = draft;
  const shared = evenings?.filter(({ isShared }) => isShared) ?? [];
  return { ...others, ...(shared.length > 0 && { evenings: shared }) } as unknown as T;
}

/** Returns the copy of a draft that players may read: without the GM's fields, and without evenings, which tell how it ends. */
export function playersCopy(system: Pick<System, 'open'>, draft: Draft): Draft {
  const { evenings: _, ...others } = draft;
  return { ...others, body: system.open(draft.body).forPlayers() };
}
