import type { Issue } from '@/lib/kernel/issue';
import type { Patch } from '@/lib/kernel/patch';
import { danglingAmong, referencesIn } from '@/lib/schema/references';
import { objectShapeOf } from '@/lib/schema/shape';
import { schema } from '../schema';
import { report } from './report';
import type { Survey } from './survey';

const shape = objectShapeOf(schema);

/** Whatever names an entry that does not exist, or none where it must name one. */
export function* checkReferences({ body }: Survey): Generator<Issue> {
  const references = referencesIn(shape, body);
  // Of a throw, nothing means the start board.
  const empty = references.filter(({ id, to }) => id === '' && to === 'traps');
  for (const { path, to, id } of [...empty, ...danglingAmong(references, body)]) {
    const line = path.slice(0, -1);
    const what =
      id === ''
        ? 'A line names no trap yet'
        : to === 'traps'
          ? `No trap has the id “${id}”`
          : `The layout has no cell ${id}`;
    const patch: Patch = to === 'traps' ? { op: 'remove', path: line } : { op: 'set', path, value: '' };
    yield report('mothership/unknown-reference', path, `${what}. Pick one that exists, or remove it.`, {
      label: to === 'traps' ? 'Remove the line' : 'Use the start board instead',
      patches: [patch],
    });
  }
}
