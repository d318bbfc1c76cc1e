import type { Issue } from '@/lib/kernel/issue';
import { type Board, NONE } from '@/lib/tabletop/board';
import { formatEdge, parseEdge } from '@/lib/tabletop/grid-edge';
import { formatPlace } from '@/lib/tabletop/grid-place';
import { remove, setTo } from '@/lib/tabletop/reporter';
import { counted } from '@/lib/tabletop/wording';
import { standingOn, supplyLeft } from '../rules/ground';
import { report, reportAll } from './report';
import type { Survey } from './survey';

const WALLS = ['walls'] as const;

/** Whether every wall has a side to stand on, and comes out of the box (rules 9). */
export function* checkWalls(survey: Survey): Generator<Issue> {
  const { body, ground } = survey;
  const ids = body.walls.map(({ id }) => id);
  yield* checkSides(ids, ground.board);
  yield* checkTwins(ids, ground.board);
  if (body.options.wallKind === 'tile') {
    const idle = ids.filter((id) => ground.board.edgeOf(id) !== NONE);
    yield* reportAll('walls/wall-idle', WALLS, idle, 'on a side, but walls fill whole tiles here. Paint walled tiles.');
  }
  yield* checkSupply(survey);
}

function* checkSides(ids: readonly string[], board: Board): Generator<Issue> {
  const stray = ids.filter((id) => board.edgeOf(id) === NONE);
  const endsOnBoard = (id: string) => (parseEdge(id) ?? []).filter((end) => board.cellOf(formatPlace(end)) !== NONE);
  const [unreadable, rest] = [stray.filter((id) => !parseEdge(id)), stray.filter((id) => parseEdge(id))];
  yield* reportAll('walls/wall-unreadable', WALLS, unreadable, 'not two tiles, such as A1-B1. Nothing stands there.');
  yield* reportAll(
    'walls/wall-on-rim',
    WALLS,
    rest.filter((id) => endsOnBoard(id).length < 2),
    'on the rim or off the board, where no wall can stand.',
  );
  yield* reportAll(
    'walls/wall-apart',
    WALLS,
    rest.filter((id) => endsOnBoard(id).length === 2),
    'between tiles that have no side in common, so no wall can stand there.',
  );
}

/** Walls that are named twice, or the wrong way round. */
function* checkTwins(ids: readonly string[], board: Board): Generator<Issue> {
  const taken = new Set<string>();
  for (const id of ids.filter((each) => board.edgeOf(each) !== NONE)) {
    const ends = parseEdge(id);
    const edge = ends ? formatEdge(...ends) : id;
    if (taken.has(edge)) {
      const fix = remove([[...WALLS, id]], `Remove ${id}`);
      yield report('walls/wall-twice', [...WALLS, id], `${id} is on a side that has a wall already.`, fix);
    } else if (edge !== id && !ids.includes(edge)) {
      yield report('walls/wall-reversed', [...WALLS, id], `${id} is the side ${edge}. Call it so.`, {
        label: `Call it ${edge}`,
        patches: [
          { op: 'insert', path: WALLS, entry: { id: edge }, before: id },
          { op: 'remove', path: [...WALLS, id] },
        ],
      });
    }
    taken.add(edge);
  }
}

function* checkSupply({ body, ground }: Survey): Generator<Issue> {
  const { wallSupply } = body;
  const standing = standingOn(ground);
  if (wallSupply !== null && standing > wallSupply) {
    yield report(
      'walls/supply-too-small',
      ['wallSupply'],
      `${counted(standing, 'wall')} already ${standing === 1 ? 'stands' : 'stand'}, but the box holds ${wallSupply}.`,
      setTo(['wallSupply'], null, 'No limit'),
    );
  } else if (supplyLeft(body, ground) === 0) {
    yield report(
      'walls/no-wall-left',
      ['wallSupply'],
      'All walls stand already, so nobody is ever shut in. Put more in the box, or take some away.',
    );
  }
}
