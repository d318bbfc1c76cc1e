import { at } from './at';
import { filled } from './filled';

/** Returns the nodes of one cycle in the order of their edges; undefined without one. Linear, not recursive. */
export function findCycle<Node extends { readonly id: string }>(
  nodes: readonly Node[],
  successors: (node: Node) => Iterable<string>,
): readonly [Node, ...Node[]] | undefined {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const done = new Set<string>();
  for (const start of nodes) {
    if (done.has(start.id)) continue;
    const trail: { node: Node; rest: Iterator<string> }[] = [];
    const onTrail = new Map<string, number>();
    const enter = (node: Node) => {
      onTrail.set(node.id, trail.length);
      trail.push({ node, rest: successors(node)[Symbol.iterator]() });
    };
    enter(start);
    for (let top = trail.at(-1); top; top = trail.at(-1)) {
      const next = top.rest.next();
      if (next.done) {
        done.add(top.node.id);
        onTrail.delete(top.node.id);
        trail.pop();
        continue;
      }
      const seenAt = onTrail.get(next.value);
      if (seenAt !== undefined) {
        const [first, ...others] = trail.slice(seenAt).map((step) => step.node);
        if (first) return [first, ...others];
      }
      const node = byId.get(next.value);
      if (node && !done.has(node.id)) enter(node);
    }
  }
  return undefined;
}

/** Returns a function that lists a goal's needs in order, the goal last; null if one is missing or circular. */
export function orderTo<Node extends { readonly id: string }>(
  nodes: readonly Node[],
  needsOf: (node: Node) => readonly string[],
): (goal: string) => readonly Node[] | null {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return (goal) => {
    const done = new Map<string, Node>();
    const waiting = new Set<string>();
    const canDo = (id: string): boolean => {
      if (done.has(id)) return true;
      const node = byId.get(id);
      if (!node || waiting.has(id)) return false;
      waiting.add(id);
      const isOpen = needsOf(node).every(canDo);
      waiting.delete(id);
      if (isOpen) done.set(id, node);
      return isOpen;
    };
    return canDo(goal) ? [...done.values()] : null;
  };
}

/** Returns everything that can be reached from `starts`, which are included. */
export function reachableFrom(
  starts: Iterable<string>,
  neighbours: (id: string) => Iterable<string>,
): ReadonlySet<string> {
  const reached = new Set(starts);
  // A Set's iterator also visits items added during the walk.
  for (const id of reached) for (const neighbour of neighbours(id)) reached.add(neighbour);
  return reached;
}

/** Returns the number of steps from `start` to each node; `far` for unreachable ones. Nodes are numbers. */
export function stepsFrom(start: number, neighbours: readonly (readonly number[])[], far: number): number[] {
  const steps = filled(neighbours.length, far);
  steps[start] = 0;
  const reached = [start];
  // An array's iterator also visits items added during the walk.
  for (const node of reached) {
    for (const next of at(neighbours, node)) {
      if (at(steps, next) < far) continue;
      steps[next] = at(steps, node) + 1;
      reached.push(next);
    }
  }
  return steps;
}

/** Returns a shortest path from `start` to one of `ends`, both included; undefined if no end can be reached. */
export function shortestPath(
  start: string,
  ends: ReadonlySet<string>,
  neighbours: (id: string) => Iterable<string>,
): readonly string[] | undefined {
  const cameFrom = new Map<string, string | undefined>([[start, undefined]]);
  // A Map's iterator also visits keys added during the walk.
  for (const id of cameFrom.keys()) {
    if (ends.has(id)) return wayBack(id, cameFrom);
    for (const neighbour of neighbours(id)) if (!cameFrom.has(neighbour)) cameFrom.set(neighbour, id);
  }
  return undefined;
}

function wayBack(end: string, cameFrom: ReadonlyMap<string, string | undefined>): readonly string[] {
  const way: string[] = [];
  for (let at: string | undefined = end; at !== undefined; at = cameFrom.get(at)) way.push(at);
  return way.toReversed();
}
