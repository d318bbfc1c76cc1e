import type { ELK, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js';

interface LayoutBox {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly layoutOptions?: LayoutOptions;
}

interface LayoutLine {
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

export type Positions = ReadonlyMap<string, { readonly x: number; readonly y: number }>;

let engine: Promise<ELK> | undefined;

function loadEngine(): Promise<ELK> {
  engine ??= import('elkjs/lib/elk-api.js').then(
    ({ default: Engine }) =>
      new Engine({
        workerFactory: () => new Worker(new URL('../_workers/layout.worker.ts', import.meta.url), { type: 'module' }),
      }),
  );
  engine.catch(() => {
    engine = undefined;
  });
  return engine;
}

/** Lays out boxes in a worker. Rejects if the engine can't be loaded. */
export async function layOut(
  boxes: readonly LayoutBox[],
  lines: readonly LayoutLine[],
  layoutOptions: LayoutOptions,
): Promise<Positions> {
  const elk = await loadEngine();
  const root: ElkNode = {
    id: 'root',
    layoutOptions,
    children: boxes.map((box) => ({ ...box })),
    edges: lines.map(({ id, from, to }) => ({ id, sources: [from], targets: [to] })),
  };
  const { children = [] } = await elk.layout(root);
  return new Map(children.map(({ id, x = 0, y = 0 }) => [id, { x, y }]));
}
