import { describe, expect, it } from 'vitest';
import { issuesByStep, widgetPaths } from '@/app/_draft/steps';
import { checkDraft } from '@/lib/flow';
import { toDoIn } from '@/lib/kernel/issue';
import { isEntry, type Json } from '@/lib/kernel/json';
import { formatPath, type Path, valueAt } from '@/lib/kernel/path';
import { newDraft, type Starter } from '@/lib/scenario/envelope';
import { openDraft } from '@/lib/scenario/open';
import { systems, type WholeSystem } from '../support/all-systems';
import { writeAlong } from '../support/write-along';

/** Returns what is to do in each step of a scenario. */
function toDo(draft: Json, system: WholeSystem): ReadonlyMap<string, readonly string[]> {
  const byStep = issuesByStep({ form: system.form, playable: true }, checkDraft(openDraft(draft, system)));
  return new Map(
    [...byStep].map(([step, issues]) => [
      step,
      toDoIn(issues).map(([{ code, path }]) => `${code} ${formatPath(path)}`),
    ]),
  );
}

/** Returns the paths that the form's steps edit, in their order, then the cover. */
function partsOf(system: WholeSystem, starter: Starter): readonly Path[] {
  const first = (path: Path): Path =>
    path.map((step, i) => {
      const list = step === 0 ? valueAt(starter as unknown as Json, path.slice(0, i)) : undefined;
      const [entry] = Array.isArray(list) ? list : [];
      return isEntry(entry) ? entry.id : step;
    });
  const cover = Object.keys(starter).filter((key) => key !== 'body');
  return [
    ...system.form.steps.flatMap(({ widgets }) => widgets.flatMap(widgetPaths)).map(first),
    ...cover.map((key) => [key]),
  ];
}

describe.each(systems.map((system) => [system.title, system] as const))('what is to do in %s', (_, system) => {
  const [starter] = system.starters;
  if (!starter) throw new Error('A game has no starter.');

  it('never grows by filling in a field, and ends with nothing to do', () => {
    const grown: string[] = [];
    let before = toDo(newDraft(system) as unknown as Json, system);
    const blank = [...before.values()].flat().length;
    for (const { kind, path, draft } of writeAlong(system, starter, partsOf(system, starter))) {
      const now = toDo(draft, system);
      for (const [step, needs] of now) {
        const was = before.get(step) ?? [];
        const fresh = needs.filter((need) => !was.includes(need));
        if (kind === 'fill' && needs.length > was.length) grown.push(`${step}, by ${formatPath(path)}: ${fresh}`);
      }
      before = now;
    }
    expect(grown).toEqual([]);
    expect(blank).toBeGreaterThan(0);
    expect([...before.values()].flat()).toEqual([]);
  });
});
