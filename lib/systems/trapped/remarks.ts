import type { Remark } from '@/lib/contract/authored';
import { eventWords } from './kit/event-words';
import { thingWords } from './kit/thing-words';
import { namesOf } from './names';
import type { Setting } from './schema';

/** Shows the words that are printed for Events with conditions or branches, so that their form reads as a sentence. */
export function remarks(setting: Setting): readonly Remark[] {
  const events = setting.events.filter(({ onlyIf, follows }) => onlyIf.length > 0 || follows.length > 0);
  const things = thingRemarks(setting);
  if (events.length === 0) return things;
  const names = namesOf(setting);
  const sentences = events.map((event): Remark => {
    const { target, effects } = eventWords(event, setting, names);
    const text = [...(target === '' ? [] : [`Hits ${target}.`]), ...effects].join(' ');
    return { kind: 'sentence', path: ['events', event.id], text };
  });
  return [...sentences, ...things];
}

/** Shows what is special about a thing. */
const thingRemarks = ({ items }: Setting): readonly Remark[] =>
  items.flatMap((item) => {
    const text = thingWords(item).join(' ');
    return text === '' ? [] : [{ kind: 'sentence', path: ['items', item.id], text }];
  });
