import type { Issue } from '@/lib/kernel/issue';
import { sumOf } from '@/lib/kernel/sums';
import { objectShapeOf } from '@/lib/schema/shape';
import { brokenReferences, checkerOf, remove, removeLine, setTo } from '@/lib/tabletop/authoring/reporter';
import { checkPlayers } from '@/lib/tabletop/authoring/table-size';
import { called, isBlank } from '@/lib/tabletop/words/wording';
import { schema } from '../schema';
import { AP_CEILING } from '../vocabulary';
import { checkNames, report } from './codes';
import { checkEndings } from './endings';
import { checkHeld } from './held';
import { checkLayout } from './layout';
import { checkSupplies } from './supplies';
import { type Survey, surveyOf } from './survey';
import { checkTracker } from './tracker';
import { checkTraps } from './traps';

/** Returns all issues of a ship (rules 3.3 and 9), in the order in which a ship is made. */
export const check = checkerOf(surveyOf, [
  checkShip,
  checkLayout,
  checkSupplies,
  checkTracker,
  checkTraps,
  checkHeld,
  checkCharacters,
  checkEndings,
  checkReferences,
]);

const shape = objectShapeOf(schema);

/** Reports references to entries that do not exist, and empty ones. */
function* checkReferences({ body }: Survey): Generator<Issue> {
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
function* checkShip({ body: { ship, players } }: Survey): Generator<Issue> {
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

/** Checks that there are enough characters and that their abilities are useful. */
function* checkCharacters({ body, game }: Survey): Generator<Issue> {
  const { characters, players } = body;
  if (characters.length < players.max) {
    yield report(
      'mothership/too-few-characters',
      ['characters'],
      `${characters.length} of ${players.max} characters. Each player needs a different one, so up to ${players.max} are needed.`,
    );
  }
  yield* checkNames(['characters'], 'name', characters, { noun: 'Character', code: 'mothership/character-unnamed' });
  const gains = game.traps.map(({ apDelta, stackable, tokens }) => Math.max(0, apDelta) * (stackable ? tokens : 1));
  const points = Math.min(AP_CEILING, players.apPerRound + sumOf(gains));
  const lasting = new Map(body.traps.map(({ id }, i) => [id, game.traps[i]?.leavesToken === true]));
  for (const [i, { id, name, immune, waiveSurcharge, releases, abilities }] of characters.entries()) {
    const who = called(name, 'Character', i);
    if (immune.length + waiveSurcharge.length + releases.length + abilities.length === 0) {
      yield report(
        'mothership/character-plain',
        ['characters', id],
        `${who} can do nothing the others can’t. Give them something.`,
      );
    }
    const costs = [
      ...abilities.map((ability) => ({ ...ability, list: 'abilities' })),
      ...releases.map((release) => ({ ...release, list: 'releases' })),
    ];
    for (const { apCost, list, id: line } of costs) {
      if (apCost <= points) continue;
      yield report(
        'mothership/ability-too-dear',
        ['characters', id, list, line, 'apCost'],
        `${who} would need ${apCost} points in one round, and has ${points} at most. Make it cheaper.`,
      );
    }
    for (const release of releases) {
      if (lasting.get(release.trap) !== false) continue;
      const path = ['characters', id, 'releases', release.id];
      yield report(
        'mothership/release-pointless',
        path,
        `${who} can break free from a trap that leaves no token. Pick another one.`,
        remove([path], 'Remove it'),
      );
    }
  }
}
