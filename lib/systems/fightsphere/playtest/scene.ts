import type { Scene } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { counted } from '@/lib/tabletop/words/wording';
import { standingIn, thresholdNow } from '../engine/context';
import { type Game, NONE } from '../engine/game';
import type { Fighter, FighterId } from '../engine/state';
import type { View } from '../engine/view';
import { dice, driveName, fighterKey, Words } from '../narration/words';
import { ratingOf } from '../rules/ratings';
import { clockOf } from './endings';

/** Scene for replays: Gladiators with pools and ties, episodes, and the dice of the roll. */
export function sceneOf(game: Game, view: View): Scene {
  const { fighters, players, scene, lost } = view.table;
  const words = new Words(game, view);
  return {
    clock: clockOf(view.table),
    heading: headingOf(words),
    people: fighters.map((fighter, i) => {
      const out = fighter.standing === 'out' || fighter.standing === 'dead';
      const [id, label, kind] = [fighterKey(i), words.fighter(i), i < players ? 'character' : 'extra'] as const;
      return { id, label, kind, room: undefined, note: noteOf(words, fighter, i), out };
    }),
    dice: (scene?.sides ?? []).flatMap(({ fighter, faces }) => {
      const label = fighter === NONE ? 'The GM' : words.fighter(fighter);
      return faces.map((face) => ({ label, face: String(face), sides: 6 }));
    }),
    cards: [],
    rows: rowsOf(words),
    done: lost.flatMap((isLost, npc) => (isLost ? [`${words.npc(npc)} is lost`] : [])),
  };
}

/** The open episodes with the Gladiators standing in them. */
const rowsOf = (words: Words, { table } = words.view): NonNullable<Scene['rows']> =>
  table.episodes.flatMap(({ open, written }, place) => {
    if (!open) return [];
    const cards = standingIn(table, place).map((id) => ({
      label: words.fighter(id),
      face: 'up' as const,
      note: `pool ${at(table.fighters, id).pool}`,
    }));
    return { owner: written === NONE ? `Improvised episode ${place + 1}` : words.episode(written), cards };
  });

function headingOf(words: Words): string {
  const { phase, layer, isCore, turn } = words.view.table;
  if (phase === 'over') return 'The end';
  if (phase === 'pick' || phase === 'nature') return 'Picking Gladiators';
  const where = isCore ? 'The Core' : words.layer(layer);
  const threshold = `the GM rolls ${dice(thresholdNow({ game: words.game, state: words.view.table }))}`;
  return `${where} (${threshold})${turn === NONE ? '' : `: turn of ${words.fighter(turn)}`}`;
}

const STANDING = { in: '', out: 'out of the episode', last: 'last one standing', idle: '', dead: 'dead' };

function noteOf(words: Words, { standing, pool, ties, drive }: Fighter, id: FighterId): string {
  if (standing === 'dead') return STANDING.dead;
  const judgment = words.view.table.judgment[id] ?? 0;
  const judging = judgment > 0 ? counted(judgment, 'judgment die', 'judgment dice') : '';
  const friends = ties.map(({ npc, base, rest }) => {
    const resting = rest > 0 ? ` (rests ${rest})` : '';
    return `${words.npc(npc)} ${ratingOf(base, drive)}${resting}`;
  });
  return [driveName(drive), `pool ${pool}`, ...friends, STANDING[standing], judging].filter(Boolean).join(', ');
}
