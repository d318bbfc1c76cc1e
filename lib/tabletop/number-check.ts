import type { Fix, Issue } from '@/lib/kernel/issue';
import type { Path } from '@/lib/kernel/path';
import { called, joinedUpTo } from './wording';

interface Numbered {
  readonly id: string;
  readonly name: string;
  readonly number: number;
}

/** The codes for a number that two have and for one that none has, what an entry is called, and what a gap amounts to. */
interface Terms<Code> {
  readonly twice: Code;
  readonly gap: Code;
  readonly noun: string;
  readonly holder: string;
  readonly without: string;
}

/** Checks that entries have the numbers from 1 on, each once. */
export const numberCheck = <Code extends string>(
  report: (code: Code, path: Path, message: string, fix?: Fix) => Issue,
  { twice, gap, noun, holder, without }: Terms<NoInfer<Code>>,
) =>
  function* (path: readonly string[], entries: readonly Numbered[]): Generator<Issue> {
    const fix = renumbered(path, entries);
    const taken = new Map<number, Numbered>();
    for (const entry of entries) {
      const { id, name, number } = entry;
      const first = taken.get(number);
      if (first) {
        const both = `${called(name, `A ${noun}`, 0)} has the number ${number}, as ${called(first.name, 'another', 0)} does.`;
        yield report(twice, [...path, id, 'number'], `${both} Each number stands once in a ${holder}.`, fix);
      } else taken.set(number, entry);
    }
    const missing = entries.map((_, i) => i + 1).filter((number) => !taken.has(number));
    if (missing.length === 0) return;
    const which = joinedUpTo(5, missing.map(String));
    const cure = `Number them from 1 to ${entries.length}, or ${without}.`;
    yield report(gap, path, `No ${noun} has the number ${which}. ${cure}`, fix);
  };

/** Numbers from 1 without gaps, in the order that the entries have already. */
function renumbered(path: readonly string[], entries: readonly Numbered[]): Fix {
  const inOrder = entries.toSorted((a, b) => a.number - b.number);
  return {
    label: `Number them 1 to ${entries.length}`,
    patches: inOrder.map(({ id }, i) => ({ op: 'set', path: [...path, id, 'number'], value: i + 1 })),
  };
}
