import type { Remark } from '@/lib/contract/authored';
import { clockSentences } from './kit/clock-sentences';
import { eventWords } from './kit/event-words';
import { namesOf } from './names';
import type { Setting } from './schema';

/** Shows the words that are printed for clocks, and for Events with conditions or branches, so that their form reads as a sentence. */
export function remarks(setting: Setting): readonly Remark[] {
  const events = setting.events.filter(({ onlyIf, follows }) => onlyIf.length > 0 || follows.length > 0);
  if (events.length === 0 && setting.clocks.length === 0) return [];
  const names = namesOf(setting);
  const ofClocks = setting.clocks.map(
    (clock): Remark => ({
      kind: 'sentence',
      path: ['clocks', clock.id],
      text: clockSentences(clock, setting, names).join(' '),
    }),
  );
  const ofEvents = events.map((event): Remark => {
    const { target, effects } = eventWords(event, setting, names);
    const text = [...(target === '' ? [] : [`Hits ${target}.`]), ...effects].join(' ');
    return { kind: 'sentence', path: ['events', event.id], text };
  });
  return [...ofClocks, ...ofEvents];
}
