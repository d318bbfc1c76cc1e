import type { Issue } from '@/lib/kernel/issue';
import { objectShapeOf } from '@/lib/schema/shape';
import { brokenReferences, removeLine, setTo } from '@/lib/tabletop/reporter';
import { checkPlayers } from '@/lib/tabletop/table-size';
import { isBlank } from '@/lib/tabletop/wording';
import { schema } from '../schema';
import { report } from './codes';
import type { Survey } from './survey';

const shape = objectShapeOf(schema);

/** Reports references to entries that do not exist, and empty ones. */
export function* checkReferences({ body }: Survey): Generator<Issue> {
  // An empty throw goes to the start board.
  const { dangling, empty } = brokenReferences(shape, body, ({ to }) => to === 'traps');
  for (const { path, to, id } of [...empty, ...dangling]) {
    const [what, fix] =
      to === 'traps'
        ? [id === '' ? 'A line names no trap yet' : `No trap has the id “${id}”`, removeLine(path, 'Remove the line')]
        : [`The layout has no cell ${id}`, setTo(path, '', 'Use the start board instead')];
    yield report('mothership/unknown-reference', path, `${what}. Pick one that exists, or remove it.`, fix);
  }
}

/** Checks name, premise, objective and number of players. */
export function* checkShip({ body: { ship, players } }: Survey): Generator<Issue> {
  if (isBlank(ship.name)) {
    yield report('mothership/ship-unnamed', ['ship', 'name'], 'The ship has no name. Say what they are trapped in.');
  }
  if (isBlank(ship.premise)) {
    yield report(
      'mothership/no-premise',
      ['ship', 'premise'],
      'Nothing is read aloud before the first turn. Say who they are and why they must get out now.',
    );
  }
  if (isBlank(ship.objectiveNoun)) {
    yield report(
      'mothership/objective-unnamed',
      ['ship', 'objectiveNoun'],
      'Nobody knows what has to be shut down. One word will do: generator, engine, altar.',
    );
  }
  yield* checkPlayers(report, 'mothership/player-range', { players });
}
