import type { Bucket, Strength } from '@/lib/contract/form';
import type { Entry } from '@/lib/kernel/json';
import type { ChoiceShape, ListShape } from '@/lib/schema/shape';

/** How strong an entry is: the bands it reaches, and the same in words. */
interface EntryStrength {
  readonly lit: readonly boolean[];
  readonly words: string;
}

const choiceOf = ({ entry }: ListShape, key: string): ChoiceShape | undefined => {
  const field = entry.kind === 'object' ? entry.fields[key] : undefined;
  return field?.kind === 'choice' ? field : undefined;
};

/** "6–King: moderate to strong", read off the two choices that bound it. Undefined where they say nothing. */
export function strengthOf(strength: Strength, list: ListShape, entry: Entry): EntryStrength | undefined {
  const scale = choiceOf(list, strength.from);
  if (!scale) return undefined;
  const ends = [strength.from, strength.to].map((key) => scale.options.indexOf(String(entry[key])));
  const [low = 0, high = 0] = ends.toSorted((a, b) => a - b);
  if (low < 0) return undefined;
  const lit = strength.bands.map(({ upTo }, i) => {
    const top = scale.options.indexOf(upTo);
    const bottom = i === 0 ? -1 : scale.options.indexOf(strength.bands[i - 1]?.upTo ?? '');
    return low <= top && high > bottom;
  });
  const reached = strength.bands.filter((_, i) => lit[i]).map(({ title }) => title);
  const label = (at: number) => {
    const option = scale.options[at] ?? '';
    return scale.labels[option] ?? option;
  };
  if (low === 0 && high === scale.options.length - 1) return { lit, words: strength.any };
  const span = [...new Set([low, high])].map(label).join('–');
  return { lit, words: `${span}: ${[...new Set([reached[0], reached.at(-1)])].join(' to ')}` };
}

/** The suit of a column by its own name, which the column's title may not say. */
export const bucketName = (list: ListShape, by: string, { value }: Bucket): string =>
  choiceOf(list, by)?.labels[value] ?? value;
