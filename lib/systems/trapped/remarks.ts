import type { Remark } from '@/lib/contract/authored';
import { clockSentences } from './kit/clock-sentences';
import { eventWords } from './kit/event-words';
import { monsterWords } from './kit/monster-words';
import { thingWords } from './kit/thing-words';
import { namesOf } from './names';
import { isUsualMonster } from './rules/monster';
import type { Setting } from './schema';

/** Shows the words that are printed for clocks, unusual monsters and things, and Events that go on, so that forms read as sentences. */
export function remarks(setting: Setting): readonly Remark[] {
  const { clocks } = setting;
  const events = setting.events.filter(({ onlyIf, follows }) => onlyIf.length > 0 || follows.length > 0);
  const monsters = setting.monsters.filter((monster) => !isUsualMonster(monster));
  const things = setting.items.filter((item) => thingWords(item).length > 0);
  if ([clocks, events, monsters, things].every(({ length }) => length === 0)) return [];
  const names = namesOf(setting);
  const sentence = (path: readonly string[], sentences: readonly string[]): Remark => ({
    kind: 'sentence',
    path,
    text: sentences.join(' '),
  });
  return [
    ...clocks.map((clock) => sentence(['clocks', clock.id], clockSentences(clock, setting, names))),
    ...events.map((event) => {
      const { target, effects } = eventWords(event, setting, names);
      return sentence(['events', event.id], [...(target === '' ? [] : [`Hits ${target}.`]), ...effects]);
    }),
    ...monsters.map((monster) => sentence(['monsters', monster.id], monsterWords(monster, setting, names))),
    ...things.map((item) => sentence(['items', item.id], thingWords(item))),
  ];
}
