import { counted } from '@/lib/tabletop/words/wording';
import type { ListsPlan } from './plan';

/** Sums up a plan, one sentence for each kind of change: "2 entries changed." */
export function sayPlanned({ counts, texts }: Pick<ListsPlan, 'counts' | 'texts'>): readonly string[] {
  const { added, changed, removed } = counts;
  const entries = Object.entries({ added, changed, removed }).flatMap(([word, count]) =>
    count > 0 ? [`${counted(count, 'entry', 'entries')} ${word}.`] : [],
  );
  return [
    ...entries,
    ...(texts.changed > 0 ? [`${counted(texts.changed, 'text')} changed.`] : []),
    ...(texts.translated > 0 ? [`${counted(texts.translated, 'text')} translated.`] : []),
    ...(texts.translated > 0 && texts.untranslated > 0
      ? [`${counted(texts.untranslated, 'text')} without a translation: they stay as they are.`]
      : []),
  ];
}
