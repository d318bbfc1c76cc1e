import type { Issue } from '@/lib/kernel/issue';
import { checkPlayers } from '@/lib/tabletop/table-size';
import { isBlank } from '@/lib/tabletop/wording';
import { report } from './codes';
import type { Survey } from './survey';

/** What the place is called, what is to be done there, and by how many. */
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
