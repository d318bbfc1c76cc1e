import type { Secret, SettledSecrets } from '@/lib/contract/secrets';
import { titled } from '@/lib/tabletop/words/wording';
import type { Setting } from './schema';

/** Lists the secrets the GM settles before play (rules 7.10): rooms of goals, and starting rooms of monsters. */
export function secrets({ goals, monsters, map }: Setting): readonly Secret[] {
  const rooms = map.rooms.map(({ id, title }) => ({ value: id, title: titled(title, 'room') }));
  return [
    ...goals
      .filter(({ where }) => where === 'secret')
      .map(({ id, title }) => ({
        id: secretOfGoal(id),
        title: titled(title, 'goal'),
        help: 'The room where it can be tried. The players find out by looking.',
        choices: rooms,
      })),
    ...monsters.map(({ id, name }) => ({
      id: secretOfMonster(id),
      title: titled(name, 'monster'),
      help: 'The room where it starts the night. If none is chosen: where the setting puts it.',
      choices: rooms,
    })),
  ];
}

/** Applies the evening's secrets to the setting: monsters start in the rooms chosen for them. */
export function settledFor(setting: Setting, settled: SettledSecrets): Setting {
  const rooms = new Set(setting.map.rooms.map(({ id }) => id));
  const monsters = setting.monsters.map((monster) => {
    const room = settled[secretOfMonster(monster.id)];
    return room !== undefined && rooms.has(room) ? { ...monster, start: room } : monster;
  });
  return { ...setting, monsters };
}

export const secretOfGoal = (goalId: string): string => `room-of-${goalId}`;
export const secretOfMonster = (monsterId: string): string => `start-of-${monsterId}`;
