import type { Issue } from '@/lib/kernel/issue';
import type { Patch } from '@/lib/kernel/patch';
import { formatPlace } from '@/lib/kit/grid';
import { setTo } from '@/lib/tabletop/authoring/reporter';
import { type Board, NONE, parseEdge } from '@/lib/tabletop/play/board';
import { counted } from '@/lib/tabletop/words/wording';
import { fewestToCut, standingOn, supplyLeft } from '../rules/ground';
import { listed, report, reportAll } from './codes';
import type { Survey } from './survey';

const WALLS = ['walls'] as const;

/** Defects whose fix is to remove the wall. */
const TROUBLE = {
  'walls/wall-unreadable': 'not two tiles, such as A1-B1. Nothing stands there.',
  'walls/wall-on-rim': 'on the rim or off the board, where no wall can stand.',
  'walls/wall-apart': 'between tiles that have no side in common, so no wall can stand there.',
  'walls/wall-twice': 'on a side that has a wall already.',
  'walls/wall-idle': 'on a side, but walls fill whole tiles here. Paint walled tiles.',
} as const;

/** Checks that every wall stands on its own edge, and that the supply suffices (rules 9). */
export function* checkWalls(survey: Survey): Generator<Issue> {
  const { walls, options } = survey.body;
  const { board } = survey.ground;
  const found = new Map<string, string[]>();
  const ids = new Set(walls.map(({ id }) => id));
  const taken = new Set<number>();
  for (const id of ids) {
    const trouble = troubleOf(id, board, ids, taken) ?? (options.wallKind === 'tile' ? 'walls/wall-idle' : undefined);
    if (!trouble) continue;
    const same = found.get(trouble);
    if (same) same.push(id);
    else found.set(trouble, [id]);
  }
  for (const [code, trouble] of Object.entries(TROUBLE)) {
    yield* reportAll(code as keyof typeof TROUBLE, WALLS, found.get(code) ?? [], trouble);
  }
  yield* checkReversed(found.get('walls/wall-reversed') ?? [], board);
  yield* checkSupply(survey);
}

/** Returns the defect of a wall, if any, and adds its edge to `taken`, the edges of the walls before it. */
function troubleOf(id: string, board: Board, ids: ReadonlySet<string>, taken: Set<number>) {
  const edge = board.edgeOf(id);
  if (edge === NONE) {
    const ends = parseEdge(id);
    if (!ends) return 'walls/wall-unreadable';
    return ends.some((end) => board.cellOf(formatPlace(end)) === NONE) ? 'walls/wall-on-rim' : 'walls/wall-apart';
  }
  const name = board.edgeNames[edge] ?? id;
  if (taken.has(edge) || (name !== id && ids.has(name))) return 'walls/wall-twice';
  taken.add(edge);
  return name === id ? undefined : 'walls/wall-reversed';
}

function* checkReversed(ids: readonly string[], board: Board): Generator<Issue> {
  const [first] = ids;
  if (first === undefined) return;
  const message = `${listed(ids)}: the wrong way round, though it is clear which side is meant.`;
  yield report('walls/wall-reversed', [...WALLS, first], message, {
    label: 'Turn round',
    patches: ids.flatMap((id): readonly Patch[] => [
      { op: 'insert', path: WALLS, entry: { id: board.edgeNames[board.edgeOf(id)] ?? id }, before: id },
      { op: 'remove', path: [...WALLS, id] },
    ]),
  });
}

function* checkSupply(survey: Survey): Generator<Issue> {
  const { body, ground } = survey;
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
      setTo(['wallSupply'], null, 'No limit'),
    );
  } else {
    yield* checkCut(survey);
    yield* checkPath(survey);
  }
}

/** Checks that the walls that are left can cut off any part of the board. One wall does, if walls fill tiles. */
function* checkCut({ body, ground }: Survey): Generator<Issue> {
  const left = supplyLeft(body, ground);
  const least = body.options.wallKind === 'tile' ? 1 : fewestToCut(ground.board, ground.closed, left);
  if (left >= least) return;
  const most = counted(left, 'wall');
  yield report(
    'walls/supply-cuts-nothing',
    ['wallSupply'],
    `Only ${most} can be put up, but it takes ${least} to cut off any part of the board, so nobody is ever shut in. Put at least ${least - left} more in the box.`,
    setTo(['wallSupply'], null, 'No limit'),
  );
}

/** Checks that a path has a tile to wall: the first may not count, and the token stands on the last. */
function* checkPath({ body: { arrows, options } }: Survey): Generator<Issue> {
  if (options.wallKind !== 'tile' || options.includeStartTile || arrows > 1) return;
  const path = ['options', 'includeStartTile'];
  yield report(
    'walls/no-place-on-path',
    path,
    'With one arrow, a player who moves has no tile to wall: the first tile does not count, and the token stands on the other. Let the first tile count, or give players more arrows.',
    setTo(path, true, 'The first tile counts'),
  );
}
