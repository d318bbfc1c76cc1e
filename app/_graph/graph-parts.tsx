import { BaseEdge, type Edge, type EdgeProps, Handle, type Node, type NodeProps, Position } from '@xyflow/react';
import { Icon } from '@/app/_ui/icons';
import { NODE_SIZE, TAB_PX } from './graph-places';

export interface NodeTrouble {
  readonly errors: number;
  readonly warnings: number;
}

export type EntryNode = Node<
  {
    readonly title: string;
    /** Position on the way out shown, from 1. */
    readonly turn: number | undefined;
    /** Noun of an entry of another list at the end of the graph. */
    readonly end?: string;
    readonly trouble: NodeTrouble;
    readonly editable: boolean;
  },
  'entry'
>;

const tab = (type: 'source' | 'target', position: Position, y: number) => ({
  type,
  position,
  x: (NODE_SIZE.width - TAB_PX) / 2,
  y: y - TAB_PX / 2,
  width: TAB_PX,
  height: TAB_PX,
});

/** Handles at fixed positions, so that React Flow need not draw a node to measure them. */
export const HANDLES = [tab('target', Position.Top, 0), tab('source', Position.Bottom, NODE_SIZE.height)];

/** Keeps letters readable at every zoom. */
const TEXT = 'text-[length:max(15px,calc(12.5px/var(--zoom,1)))]';
const LEADING = 1.15;
/** Height for a title inside the thickest frame. */
const TITLE_PX = NODE_SIZE.height - 12;

/** Returns the number of lines of a title that fit into a node at a zoom. */
export const linesAt = (zoom: number): number =>
  Math.max(1, Math.min(3, Math.floor(TITLE_PX / (LEADING * Math.max(15, 12.5 / zoom)))));

// Small handle with a large touch target.
const HANDLE =
  '!size-3.5 !min-h-0 !min-w-0 !rounded-none !border-2 !border-ink !bg-paper hover:!bg-hazard before:absolute before:-inset-2.5';

/** One entry as a notice. Drag from its lower tab to another's upper tab to make that one wait. */
export function GraphNodeView({ data, selected }: NodeProps<EntryNode>) {
  const { title, turn, end, trouble, editable } = data;
  const count = trouble.errors + trouble.warnings;
  const frame = turn === undefined ? 'border-2 border-ink' : 'border-4 border-exit';
  return (
    <div
      style={NODE_SIZE}
      title={title}
      className={`relative flex items-center justify-center px-2 text-center ${end ? 'bg-exit text-on-exit' : 'bg-raised text-ink'} ${frame} ${selected ? 'outline-3 outline-offset-2 outline-service' : ''}`}
    >
      {editable && <Handle type="target" position={Position.Top} className={HANDLE} />}
      {!editable && <Handle type="target" position={Position.Top} className="opacity-0" isConnectable={false} />}
      <span className={`line-clamp-(--lines) hyphens-auto break-words ${TEXT}`} style={{ lineHeight: LEADING }}>
        {title}
      </span>
      {end && (
        <span className="absolute -bottom-3 flex size-7 items-center justify-center border-2 border-ink bg-exit text-on-exit">
          <Icon name="out" className="size-5" />
        </span>
      )}
      {turn !== undefined && (
        <span
          className={`sign absolute -top-4 -left-5 flex h-7 min-w-7 items-center justify-center rounded-full bg-exit px-1 text-on-exit ${TEXT}`}
        >
          {turn}
        </span>
      )}
      {count > 0 && (
        <span
          className={`sign absolute -top-4 -right-5 flex h-7 min-w-7 items-center justify-center px-1 ${TEXT} ${trouble.errors > 0 ? 'bg-alarm text-on-alarm' : 'bg-hazard text-on-hazard'}`}
        >
          {trouble.errors > 0 ? '!' : '?'}
          {count}
        </span>
      )}
      <Handle
        type="source"
        position={Position.Bottom}
        className={editable && !end ? HANDLE : 'opacity-0'}
        isConnectable={editable && !end}
      />
    </div>
  );
}

export type LineEdge = Edge<{ readonly path: string }, 'line'>;

export function GraphEdgeView({ id, data, style, markerEnd }: EdgeProps<LineEdge>) {
  return (
    <BaseEdge
      id={id}
      path={data?.path ?? ''}
      {...(style && { style })}
      {...(markerEnd && { markerEnd })}
      interactionWidth={20}
    />
  );
}
