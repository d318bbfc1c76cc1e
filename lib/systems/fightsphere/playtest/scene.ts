import type { Scene } from '@/lib/contract/played';
import { counted } from '@/lib/tabletop/wording';
import { type Game, NONE } from '../engine/game';
import type { Fighter, FighterId } from '../engine/state';
import type { View } from '../engine/view';
import { fighterKey, Words } from '../narration/words';
import { ratingOf } from '../rules/ratings';
import { clockOf } from './clock';

/** What a replay draws: everybody with pool and ties, and the dice of the roll. */
export function sceneOf(game: Game, view: View): Scene {
  const { table } = view;
  const words = new Words(game, view);
  const sides = table.scene?.sides ?? [];
  return {
    clock: clockOf(table),
    heading: headingOf(words),
    people: table.fighters.map((fighter, id) => ({
      id: fighterKey(id),
      label: words.fighter(id),
      kind: id < table.players ? 'character' : 'extra',
      room: undefined,
      note: noteOf(words, fighter, id),
      out: fighter.standing === 'out' || fighter.standing === 'dead',
    })),
    dice: sides.flatMap(({ fighter, faces }) => {
      const label = fighter === NONE ? 'The GM' : words.fighter(fighter);
      return faces.map((face) => ({ label, face: String(face), sides: 6 }));
    }),
    cards: [],
    done: [],
  };
}

function headingOf(words: Words): string {
  const { phase, layer, isCore, turn } = words.view.table;
  if (phase === 'over') return 'The end';
  if (phase === 'pick' || phase === 'nature') return 'Picking Gladiators';
  const where = isCore ? 'The Core' : words.layer(layer);
  return turn === NONE ? where : `${where}: turn of ${words.fighter(turn)}`;
}

const STANDING: Readonly<Record<Fighter['standing'], string>> = {
  in: '',
  out: 'out of the episode',
  last: 'last one standing',
  idle: 'in no episode',
  dead: 'dead',
};

function noteOf(words: Words, { standing, episode, pool, ties, drive }: Fighter, id: FighterId): string {
  if (standing === 'dead') return STANDING.dead;
  const { table } = words.view;
  const written = table.episodes[episode]?.written;
  const where =
    standing === 'in' && written !== undefined && !table.isCore ? words.episode(written) : STANDING[standing];
  const judged = table.judgment[id] ?? 0;
  return [
    where,
    `pool ${pool}`,
    ...ties.map(({ npc, base, rest }) => {
      const resting = rest > 0 ? `, resting ${rest}` : '';
      return `${words.npc(npc)} ${ratingOf(base, drive)}${resting}`;
    }),
    ...(judged > 0 ? [`${counted(judged, 'judgment die', 'judgment dice')}`] : []),
  ]
    .filter(Boolean)
    .join(', ');
}
