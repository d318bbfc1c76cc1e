import type { State } from '@/lib/systems/trapped/engine/state';
import { suitOf } from '@/lib/systems/trapped/rules/cards';
import type { Setting } from '@/lib/systems/trapped/schema';
import { SUITS } from '@/lib/tabletop/cards/playing-cards';
import type { Scene } from '@/test/support/trapped/scene';
import type { What } from './claim';

/** Lists the changes that only follow-ups of Events bring. */
export function furtherChanges(
  setting: Setting,
  before: State,
  scene: Scene,
  struck: readonly number[],
): readonly What[] {
  const after = scene.state;
  const suits = new Set(scene.events('swayed').map(({ to }) => SUITS[suitOf(to)]));
  return [
    ...clockChanges(setting, scene),
    ...roomChanges(setting, before, after, struck),
    // Of a goal in a secret room, players learn the room.
    ...setting.goals.flatMap(({ id }, i): What[] =>
      before.revealed[i] === after.revealed[i] && !scene.events('told').some(({ goal }) => goal === i)
        ? []
        : [{ reveals: id }],
    ),
    ...(before.weaknessKnown[0] === after.weaknessKnown[0] ? [] : (['weakness'] as const)),
    ...scene.events('mislaid').map(({ item, gone }): What => {
      const loses = setting.items[item]?.id ?? '';
      return gone ? { loses, forGood: true } : { loses };
    }),
    ...[...suits].flatMap((suit): What[] => (suit ? [{ feels: suit }] : [])),
    ...(scene.events('monsterWent').some(({ why }) => why === 'drawn') ? (['nearer'] as const) : []),
    ...scene.events('setOut').map(({ room }): What => ({ setsOut: setting.map.rooms[room]?.id ?? '' })),
  ];
}

function roomChanges(setting: Setting, before: State, after: State, struck: readonly number[]): readonly What[] {
  const theirs = struck.map((person) => before.room[person]);
  return setting.map.rooms.flatMap(({ id }, i): What[] => {
    const named = theirs.includes(i) ? '' : id;
    if (!before.flooded[i] && after.flooded[i])
      return [{ floods: named, without: setting.items[after.airItem[i] ?? -1]?.id ?? '' }];
    if (before.dark[i] === after.dark[i]) return [];
    return [after.dark[i] ? { darkens: named } : { lights: named }];
  });
}

/** Moves of clocks by the Event. The end of its round, which also moves clocks, comes after the Event. */
function clockChanges({ clocks }: Setting, { heard }: Scene): readonly What[] {
  const during = heard.slice(
    0,
    heard.findIndex(({ type }) => type === 'eventEnded'),
  );
  return clocks.flatMap(({ id }, i): What[] => {
    const moves = during.flatMap((one) => (one.type === 'clockMoved' && one.clock === i ? [one.steps] : []));
    const by = moves.reduce((sum, steps) => sum + steps, 0);
    return by === 0 ? [] : [{ clock: id, by }];
  });
}
