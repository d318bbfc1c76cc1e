import { reachableFrom } from '@/lib/kernel/graph';
import { afterDefeat } from '../rules/monster';
import { canCross } from '../rules/passages';
import type { HouseRules, Monster, Passage, Setting } from '../schema';
import type { ProgramDraft } from './program-draft';

/** Adds rules for meeting and killing monsters (rules 7.5, ruling A33), unless no goal depends on them. */
export function addMonsters(draft: ProgramDraft, { monsters, goals, map, options }: Setting, inTurns: boolean): void {
  if (!goals.some(({ kind, where }) => kind === 'monster' || where === 'monster')) return;
  for (const monster of monsters) {
    const { id, means, defeats } = monster;
    const haunts = hauntsOf(monster, map);
    if (haunts.length === 0) draft.rule(`met ${id}`, []);
    for (const room of haunts) draft.rule(`met ${id}`, [`room ${room}`]);
    for (const { item } of means) if (item !== '') draft.rule(`means ${id}`, [`item ${item}`]);
    let before = `met ${id}`;
    for (let n = 1; n <= defeats; n++) {
      const after = n === defeats ? `killed ${id}` : `beaten ${n} ${id}`;
      const body = needsMeans(monster, n, options) ? [before, `means ${id}`] : [before];
      draft.rule(after, body, inTurns ? undefined : { kind: 'defeat', id });
      before = after;
    }
  }
}

/** Tells whether the n-th defeat of a monster counts only with something that exploits its weakness. */
export const needsMeans = (
  { killNeedsMeans, defeats: needed }: Pick<Monster, 'killNeedsMeans' | 'defeats'>,
  n: number,
  { weaponNeeded }: Pick<HouseRules, 'weaponNeeded'>,
): boolean => afterDefeat({ defeats: n - 1, meansUsed: false, killNeedsMeans, needed }, weaponNeeded).defeats < n;

/** Returns every room a monster can reach if all barriers are opened or broken; none without a map. */
export function hauntsOf(monster: Monster, { rooms, passages }: Setting['map']): readonly string[] {
  const start = rooms.find(({ id }) => id === monster.start) ?? rooms[0];
  if (!start) return [];
  if (monster.steps === 'none' && monster.grows === null) return [start.id];
  const shunned = new Set(
    monster.shuns.flatMap((one) => (one.kind === 'room' && one.room !== start.id ? [one.room] : [])),
  );
  const known = new Set(rooms.flatMap(({ id }) => (shunned.has(id) ? [] : [id])));
  const usable = passages.filter((way) => canCross(monster, way) && known.has(way.a) && known.has(way.b));
  return [...reachableFrom([start.id], roomsBeside(usable))];
}

export function roomsBeside(passages: readonly Passage[]): (room: string) => Iterable<string> {
  const beside = new Map<string, Set<string>>();
  for (const { a, b } of passages) {
    beside.set(a, (beside.get(a) ?? new Set<string>()).add(b));
    beside.set(b, (beside.get(b) ?? new Set<string>()).add(a));
  }
  return (room) => beside.get(room) ?? [];
}
