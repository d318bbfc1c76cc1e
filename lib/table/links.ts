import type { Form } from '@/lib/contract/form';
import type { ChosenLink, LinkQuestion, LinkReason } from '@/lib/contract/link-question';
import { type Entry, entriesOf, type Json } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import { entriesAt } from '@/lib/schema/references';
import { nameOf } from './follow-up';

/** Returns a form's questions about links, with paths from the draft's root. */
export const linkQuestionsOf = ({ steps }: Form): readonly LinkQuestion[] =>
  steps.flatMap(({ links = [] }) =>
    links.map((question) => ({
      ...question,
      of: ['body', ...question.of],
      links: { ...question.links, path: ['body', ...question.links.path] },
    })),
  );

/** Reason that applies to two entries, in one direction, with the words to choose from. */
export interface OfferedReason extends Pick<LinkReason, 'kind' | 'title'> {
  /** Unique among the reasons for two entries. */
  readonly key: string;
  readonly reason: string;
  readonly a: Entry;
  readonly b: Entry;
  readonly words: readonly [readonly string[], readonly string[]];
}

/** Returns the reasons for which two entries can be linked. Leaves out reasons for which one of them has no word. */
export function reasonsFor({ reasons }: LinkQuestion, one: Entry, other: Entry): readonly OfferedReason[] {
  return reasons.flatMap(({ id, title, kind, words }) => {
    const isSame = words[0].join() === words[1].join();
    const directions = [[one, other] as const, ...(isSame ? [] : [[other, one] as const])];
    return directions.flatMap(([a, b], i): readonly OfferedReason[] => {
      const found = [wordsOf(a, words[0]), wordsOf(b, words[1])] as const;
      if (found.some((list) => list.length === 0)) return [];
      const named = title.replace('{a}', () => nameOf(a, 'entry')).replace('{b}', () => nameOf(b, 'entry'));
      return [{ key: `${id}-${i}`, reason: id, title: named, kind, a, b, words: found }];
    });
  });
}

/** Returns the words in an entry's fields: its texts, and the texts in its lists. */
function wordsOf(entry: Entry, fields: readonly string[]): readonly string[] {
  const texts = fields.flatMap((field) => {
    const value = entry[field];
    if (typeof value === 'string') return [value];
    return entriesOf(value).flatMap(
      ({ id: _, ...held }) => Object.values(held).find((text) => typeof text === 'string') ?? [],
    );
  });
  return [...new Set(texts.map((text) => String(text).trim()))].filter((text) => text !== '');
}

/** Tells whether a draft offers a link: both entries exist, and the words are on their lists. */
export function isOffered(question: LinkQuestion, { reason, a, b, words }: ChosenLink, draft: Json): boolean {
  const entries = entriesAt(draft, question.of);
  const [one, other] = [a, b].map((id) => entries.find((entry) => entry.id === id));
  if (!one || !other || one === other) return false;
  return reasonsFor(question, one, other).some(
    (offered) =>
      offered.reason === reason && offered.a === one && offered.words.every((list, i) => list.includes(words[i] ?? '')),
  );
}

/** All links of two entries of the same kind with the same label. */
export interface Bundle {
  readonly link: Entry;
  readonly count: number;
}

/** Returns the links between two entries, in order, bundled by kind and label. */
export function linksBetween({ links }: LinkQuestion, a: string, b: string, draft: Json): readonly Bundle[] {
  const bundles = new Map<string, Bundle>();
  for (const link of entriesAt(draft, links.path)) {
    const ends = [link[links.a], link[links.b]];
    if (!ends.includes(a) || !ends.includes(b)) continue;
    const key = JSON.stringify([link[links.by], link[links.label]]);
    const before = bundles.get(key);
    bundles.set(key, { link: before?.link ?? link, count: (before?.count ?? 0) + 1 });
  }
  return [...bundles.values()];
}

/** Returns the patches that remove a link and all others in its bundle; none if it is gone. */
export function unlinkPatches({ links: { path, a, b, by, label } }: LinkQuestion, id: string, draft: Json) {
  const all = entriesAt(draft, path);
  const link = all.find((each) => each.id === id);
  const keyOf = (each: Entry) => JSON.stringify([[each[a], each[b]].toSorted(), each[by], each[label]]);
  return all
    .filter((each) => link && keyOf(each) === keyOf(link))
    .map((each): Patch => ({ op: 'remove', path: [...path, each.id] }));
}
