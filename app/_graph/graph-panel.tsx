'use client';

import { useId } from 'react';
import { ChosenHead, ConnectMenu, SeveralPanel } from '@/app/_canvas/several-panel';
import { Button, IconButton } from '@/app/_ui/button';
import type { EdgeList, Graph, GraphEdge } from './graph-model';

interface PanelProps {
  readonly graph: Graph;
  readonly lists: readonly EdgeList[];
  readonly noun: string;
  /** Noun of the selected nodes. */
  readonly selected: string;
  readonly editable: boolean;
  readonly onAdd: () => void;
  readonly onOpen: (id: string) => void;
  readonly onConnect: (from: string, to: string) => void;
  readonly onCut: (edge: GraphEdge) => void;
  readonly onRemove: (ids: readonly string[]) => void;
  readonly onDuplicate: (ids: readonly string[]) => void;
}

/** Actions for the selected node or link, or for an empty selection. All of them work without a pointer. */
export function GraphPanel(
  props: PanelProps & { readonly nodes: readonly string[]; readonly edge: string | undefined },
) {
  const { graph, noun } = props;
  const chosen = graph.nodes.filter(({ id }) => props.nodes.includes(id));
  const [node] = chosen;
  if (chosen.length > 1) return <SeveralPanel {...props} noun={props.selected} chosen={chosen} />;
  const edge = graph.edges.find(({ id }) => id === props.edge);
  if (node) return <NodePanel key={node.id} {...props} node={node} />;
  if (edge) return <EdgePanel {...props} chosen={edge} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="measure grow basis-60 text-sm">
        {props.editable
          ? `Drag from the tab below one ${noun} to the tab above another to make the second wait for the first. Or choose a ${noun}.`
          : `Choose a ${noun} to see what it waits for.`}
        <span className="mt-1 block text-grey pointer-coarse:sr-only">
          Arrow keys: next {noun}. Enter or double-click: its form. Space: what it waits for; Escape: back.
          {props.editable && ' Delete: delete it. Ctrl+D: duplicate it.'}
        </span>
        <span className="mt-1 block text-grey pointer-coarse:sr-only">
          {props.editable && 'Drag it or press Shift and an arrow to move it. '}
          Shift-click, Shift-drag beside them, or Shift+Space: select several; Ctrl+A: all.
        </span>
      </p>
      {props.editable && (
        <Button onClick={props.onAdd} icon="add">
          Add a {noun}
        </Button>
      )}
    </div>
  );
}

function NodePanel(props: PanelProps & { readonly node: Graph['nodes'][number] }) {
  const { graph, noun, editable } = props;
  const { id, title, end } = props.node;
  const picker = useId();
  const titleOf = (of: string) => graph.nodes.find((node) => node.id === of)?.title ?? of;
  const others = graph.nodes.filter((node) => node.id !== id && !node.end);
  return (
    <div className="flex flex-col gap-3">
      <ChosenHead {...props} id={id} title={title} editable={editable && !end} />
      <Links
        title="Waits for"
        none="No prerequisite."
        edges={graph.edges.filter(({ to }) => to === id)}
        name={({ from, firm, list }) => {
          const kind = firm ? undefined : props.lists.find(({ key }) => key === list)?.title;
          return kind === undefined ? titleOf(from) : `${titleOf(from)} (${kind})`;
        }}
        cut={editable ? props.onCut : undefined}
      />
      {!end && (
        <Links
          title="Comes before"
          none="Nothing waits for it."
          edges={graph.edges.filter(({ from }) => from === id)}
          name={({ to }) => titleOf(to)}
          cut={editable ? props.onCut : undefined}
        />
      )}
      {editable && others.length > 0 && (
        <ConnectMenu
          id={picker}
          label="It waits for…"
          action="Make it wait"
          noun={noun}
          others={others}
          onConnect={(first) => props.onConnect(first, id)}
        />
      )}
    </div>
  );
}

function Links(props: {
  readonly title: string;
  readonly none: string;
  readonly edges: readonly GraphEdge[];
  readonly name: (edge: GraphEdge) => string;
  readonly cut: ((edge: GraphEdge) => void) | undefined;
}) {
  const { cut } = props;
  return (
    <div>
      <p className="kicker text-grey">{props.title}</p>
      {props.edges.length === 0 && <p className="text-sm">{props.none}</p>}
      <ul>
        {props.edges.map((edge) => (
          <li key={edge.id} className="flex items-center justify-between gap-2 border-b border-line">
            <span className="break-words">{props.name(edge)}</span>
            {cut && edge.link !== undefined && (
              <IconButton
                label={`${props.title} “${props.name(edge)}”: remove this link`}
                onClick={() => cut(edge)}
                icon="close"
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function EdgePanel({ graph, chosen, editable, onCut }: PanelProps & { readonly chosen: GraphEdge }) {
  const titleOf = (id: string) => graph.nodes.find((node) => node.id === id)?.title ?? id;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="measure grow basis-60">
        “{titleOf(chosen.to)}” waits for “{titleOf(chosen.from)}”.
      </p>
      {editable && chosen.link !== undefined && (
        <Button look="danger" onClick={() => onCut(chosen)} icon="trash">
          Remove this link
        </Button>
      )}
    </div>
  );
}
