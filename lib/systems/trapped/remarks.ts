import type { Remark } from '@/lib/contract/authored';
import { eventWords } from './kit/event-words';
import { monsterWords } from './kit/monster-words';
import { namesOf } from './names';
import { isUsualMonster } from './rules/monster';
import type { Setting } from './schema';

/** Shows the words that are printed for Events that go on and for unusual monsters, so that forms read as sentences. */
export function remarks(setting: Setting): readonly Remark[] {
  const events = setting.events.filter(({ onlyIf, follows }) => onlyIf.length > 0 || follows.length > 0);
  const monsters = setting.monsters.filter((monster) => !isUsualMonster(monster));
  if (events.length === 0 && monsters.length === 0) return [];
  const names = namesOf(setting);
  return [
    ...events.map((event) => {
      const { target, effects } = eventWords(event, setting, names);
      const text = [...(target === '' ? [] : [`Hits ${target}.`]), ...effects].join(' ');
      return { kind: 'sentence', path: ['events', event.id], text } as const;
    }),
    ...monsters.map((monster) => {
      const text = monsterWords(monster, setting, names).join(' ');
      return { kind: 'sentence', path: ['monsters', monster.id], text } as const;
    }),
  ];
}
