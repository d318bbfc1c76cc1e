import { BaseEdge, type Edge, type EdgeProps } from '@xyflow/react';

export type LineEdge = Edge<{ readonly path: string }, 'line'>;

/** A link along a path that leads around the nodes. */
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
