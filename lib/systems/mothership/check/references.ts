import type { Issue } from '@/lib/kernel/issue';
import { objectShapeOf } from '@/lib/schema/shape';
import { brokenReferences, removeLine, setTo } from '@/lib/tabletop/reporter';
import { schema } from '../schema';
import { report } from './codes';
import type { Survey } from './survey';

const shape = objectShapeOf(schema);

/** References to entries that do not exist, and lines that name none. */
export function* checkReferences({ body }: Survey): Generator<Issue> {
  // A throw that names nothing goes to the start board.
  const { dangling, empty } = brokenReferences(shape, body, ({ to }) => to === 'traps');
  for (const { path, to, id } of [...empty, ...dangling]) {
    const [what, fix] =
      to === 'traps'
        ? [id === '' ? 'A line names no trap yet' : `No trap has the id “${id}”`, removeLine(path, 'Remove the line')]
        : [`The layout has no cell ${id}`, setTo(path, '', 'Use the start board instead')];
    yield report('mothership/unknown-reference', path, `${what}. Pick one that exists, or remove it.`, fix);
  }
}
