import type { Issue } from '@/lib/kernel/issue';
import { setTo } from '@/lib/tabletop/authoring/reporter';
import { called } from '@/lib/tabletop/words/wording';
import { inventoryOf, setupCounts } from '../inventory';
import type { Ship } from '../schema';
import { report } from './codes';
import type { Survey } from './survey';

/** Checks that the box holds enough for every level (rules 9, constraints). */
export function* checkSupplies(survey: Survey): Generator<Issue> {
  yield* checkLevels(survey);
  yield* checkBox(survey);
  yield* checkMarkers(survey);
  yield* checkSpares(survey);
}

function* checkLevels({ body: { levels }, game }: Survey): Generator<Issue> {
  if (levels.length === 0) {
    yield report('mothership/no-level', ['levels'], 'There is no level yet. Say how many tiles of each kind it has.');
  }
  for (const [i, level] of levels.entries()) {
    const { id, label, safe, trap, objective } = level;
    const total = safe + trap + objective;
    if (total === game.cells || game.cells === 0) continue;
    const fitting = game.cells - trap - objective;
    const say = total > game.cells ? `${total - game.cells} too many` : `${game.cells - total} too few`;
    yield report(
      'mothership/tile-count',
      ['levels', id],
      `${called(label, 'Level', i)} has ${total} tiles for ${game.cells} cells: ${say}. Change its mix, or the layout.`,
      fitting >= 0 ? setTo(['levels', id, 'safe'], fitting, `${fitting} safe tiles`) : undefined,
    );
  }
}

function* checkBox({ body }: Survey): Generator<Issue> {
  const most = { safe: 0, trap: 0, objective: 0 };
  for (const level of body.levels) {
    const { boxLeftover } = setupCounts(body, level, body.players.min);
    for (const sort of ['safe', 'trap', 'objective'] as const) most[sort] = Math.max(most[sort], -boxLeftover[sort]);
  }
  if (most.safe > 0) {
    const enough = body.supplies.safe + most.safe;
    yield report(
      'mothership/too-few-safe',
      ['supplies', 'safe'],
      `The safest level and the draw pile need ${enough} safe tiles; the box holds ${body.supplies.safe}. Add more.`,
      setTo(['supplies', 'safe'], enough, `${enough} safe tiles`),
    );
  }
  if (most.trap > 0) {
    yield report(
      'mothership/too-few-traps',
      ['traps'],
      `The deadliest level and the draw pile need ${most.trap} trap ${most.trap === 1 ? 'tile' : 'tiles'} more than the box holds (${inventoryOf(body).trapTiles}). Give a trap more tiles, or the level fewer.`,
    );
  }
  if (most.objective > 0) {
    const enough = body.supplies.objective + most.objective;
    yield report(
      'mothership/too-few-objectives',
      ['supplies', 'objective'],
      `A level hides ${enough} objectives; the box holds ${body.supplies.objective}. Add more.`,
      setTo(['supplies', 'objective'], enough, `${enough} objectives`),
    );
  }
}

/** Checks the markers: one for each objective, plus one for each trap that can be disarmed at once. */
function* checkMarkers({ body }: Survey): Generator<Issue> {
  const objectives = Math.max(0, ...body.levels.map(({ objective }) => objective));
  const { orange } = body.supplies;
  const enough = objectives + disarmsAtOnce(body);
  const fix = setTo(['supplies', 'orange'], Math.min(676, enough), `${Math.min(676, enough)} markers`);
  const path = ['supplies', 'orange'];
  if (orange < objectives) {
    yield report(
      'mothership/too-few-markers',
      path,
      `${objectives} objectives need a marker each when they are shut down; there are ${orange}. Add more.`,
      fix,
    );
  } else if (orange < enough) {
    yield report(
      'mothership/few-markers',
      path,
      `With ${objectives} objectives and disarmed traps up to ${enough} markers may be needed; there are ${orange}. Disarming will sometimes be impossible.`,
      fix,
    );
  }
}

function disarmsAtOnce({ characters, players }: Ship): number {
  const each = characters.flatMap(({ abilities }) =>
    abilities.flatMap((ability) => {
      if (ability.kind !== 'disarm') return [];
      return [ability.rounds * (ability.usesPerRound ?? Math.max(1, Math.floor(players.apPerRound / ability.apCost)))];
    }),
  );
  return each.reduce((sum, count) => sum + count, 0);
}

function* checkSpares({ body, game }: Survey): Generator<Issue> {
  const leaving = game.traps.reduce(
    (sum, { deeds, tiles }) =>
      sum +
      (deeds.some((deed) => deed.kind === 'swapTile' || (deed.kind === 'removeTile' && deed.replaced)) ? tiles : 0),
    0,
  );
  const spares = body.drawPile.safe + body.drawPile.trap;
  if (leaving > spares) {
    yield report(
      'mothership/few-spares',
      ['drawPile'],
      `${leaving} tiles of the box are replaced when they leave, but the draw pile holds ${spares}. A space may stay empty for the rest of the game.`,
      setTo(
        ['drawPile', 'safe'],
        Math.min(676, body.drawPile.safe + leaving - spares),
        'Add safe tiles to the draw pile',
      ),
    );
  }
}
