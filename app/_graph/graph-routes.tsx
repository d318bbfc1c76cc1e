'use client';

import { useId } from 'react';
import { SelectSeveral } from '@/app/_canvas/several-panel';
import { Button, IconButton } from '@/app/_ui/button';
import { Options } from '@/app/_ui/options';
import type { Effort, Route } from '@/lib/contract/authored';
import { type Graph, sayRoute } from './graph-model';
import type { GraphParts } from './use-graph-parts';

/** Menu of the ways out that the graph can show. Keeps its place in the layout while routes are being computed. */
export function RoutePicker(props: {
  readonly routes: readonly Route[] | undefined;
  readonly shown: string;
  readonly onShow: (id: string) => void;
}) {
  const picker = useId();
  const { routes } = props;
  const none = routes?.length === 0 ? 'No way out yet' : 'Show none';
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <label htmlFor={picker} className="sign text-sm">
        Shortest way out
      </label>
      <select
        id={picker}
        className="input w-auto min-w-0 grow basis-40"
        value={routes?.some(({ id }) => id === props.shown) ? props.shown : ''}
        disabled={!routes || routes.length === 0}
        onChange={({ target }) => props.onShow(target.value)}
      >
        <option value="">{routes ? none : 'Looking…'}</option>
        <Options of={routes?.map((route) => [route.id, nameRoute(route)]) ?? []} />
      </select>
    </div>
  );
}

const nameRoute = ({ title, reachable }: Route): string =>
  `${title || 'Unnamed way out'}${reachable ? '' : ' (blocked)'}`;

export function RouteWords(props: {
  readonly route: Route | undefined;
  readonly effort: Effort | undefined;
  readonly graph: Graph;
}) {
  const { route, effort, graph } = props;
  if (!route || !effort) return null;
  return (
    <p className={`mb-3 border-l-4 pl-3 text-sm ${route.reachable ? 'border-exit' : 'border-alarm'}`}>
      {sayRoute(route, effort, graph)}
    </p>
  );
}

function PartSteps({ number, count, onStep }: GraphParts) {
  return (
    <div className="flex basis-full items-center justify-between border-b border-line">
      <IconButton label="Previous part" onClick={() => onStep(-1)} icon="back" />
      <span className="sign">
        Part {number} of {count}
      </span>
      <IconButton label="Next part" onClick={() => onStep(1)} icon="on" />
    </div>
  );
}

export function GraphToolbar(props: {
  readonly editable: boolean;
  readonly isEmpty: boolean;
  readonly several: boolean;
  readonly tidying: boolean;
  readonly parts: GraphParts | undefined;
  readonly onZoomIn: () => void;
  readonly onZoomOut: () => void;
  readonly onShowAll: () => void;
  readonly onSeveral: (several: boolean) => void;
  readonly onTidy: () => void;
}) {
  return (
    <div className="flex flex-wrap items-center gap-1 border-2 border-b-0 border-ink bg-raised p-1 print:hidden">
      {props.parts && <PartSteps {...props.parts} />}
      <IconButton label="Zoom in" onClick={props.onZoomIn} icon="add" />
      <IconButton label="Zoom out" onClick={props.onZoomOut} icon="remove" />
      <Button look="quiet" onClick={props.onShowAll}>
        Show all
      </Button>
      <SelectSeveral several={props.several} onSeveral={props.onSeveral} />
      {props.editable && (
        <Button look="quiet" disabled={props.tidying || props.isEmpty} onClick={props.onTidy}>
          {props.tidying ? 'Tidying…' : 'Tidy up'}
        </Button>
      )}
    </div>
  );
}
