import { isHeldBy, widgetPaths } from '@/app/_draft/steps';
import type { System } from '@/lib/contract/authored';
import { formatPath, parsePath } from '@/lib/kernel/path';
import { sanitiseLine } from '@/lib/kernel/visible';
import type { Draft } from '@/lib/scenario/envelope';
import type { CommentPlace } from '@/lib/services/requests/renderer';
import { type Reading, readBody } from './reading';

/** Returns everything that a page of this draft shows, by path, and the steps of the studio that it shows a part of. */
export function placesOf(draft: Draft, system: System): readonly CommentPlace[] {
  const { body, remarks } = system.open(draft.body);
  const shown = [
    { about: 'title', title: 'The whole scenario', level: 1 },
    ...(draft.summary === '' ? [] : [{ about: 'summary', title: 'Summary', level: 2 }]),
    ...placesIn(readBody(system.shape, body, system.form, remarks()), [], 2),
  ];
  const paths = shown.map(({ about }) => parsePath(about));
  const steps = system.form.steps.filter(({ widgets }) =>
    widgets.flatMap(widgetPaths).some((held) => paths.some((path) => isHeldBy(path, held))),
  );
  return [...shown, ...steps.map(({ id, title }) => ({ about: formatPath(['step', id]), title }))];
}

function* placesIn(parts: readonly Reading[], names: readonly string[], level: number): Generator<CommentPlace> {
  for (const part of parts) {
    const named = [...names, part.title];
    yield { ...placeAt(part.path, named), ...(part.kind !== 'word' && { level }) };
    if (part.kind === 'group') yield* placesIn(part.parts, named, level + 1);
    if (part.kind !== 'list') continue;
    for (const [i, { path, title, parts }] of part.entries.entries()) {
      const entry = [...names, title === '' ? `${part.title} ${i + 1}` : title];
      yield { ...placeAt(path, entry), level: level + 1 };
      yield* placesIn(parts, entry, level + 2);
    }
  }
}

const placeAt = (path: Reading['path'], names: readonly string[]): CommentPlace => ({
  about: formatPath(['body', ...path]),
  title: names.map(sanitiseLine).join(' › '),
});
