'use client';

import { useId } from 'react';
import type { Route } from '@/lib/systems/contract';
import { type Graph, sayRoute } from './graph-model';

/** Which way out the graph shows, and the same in words. */
export function GraphRoutes(props: {
  readonly routes: readonly Route[];
  readonly graph: Graph;
  readonly shown: string;
  readonly onShow: (id: string) => void;
}) {
  const picker = useId();
  const { routes, graph, shown } = props;
  if (routes.length === 0) return null;
  const route = routes.find(({ id }) => id === shown);
  return (
    <div className="mb-3">
      <div className="flex flex-wrap items-center gap-2">
        <label htmlFor={picker} className="sign text-sm">
          Shortest way out
        </label>
        <select
          id={picker}
          className="input grow basis-40"
          value={route?.id ?? ''}
          onChange={({ target }) => props.onShow(target.value)}
        >
          <option value="">Show none</option>
          {routes.map(({ id, title, reachable }) => (
            <option key={id} value={id}>
              {title || 'Unnamed way out'}
              {reachable ? '' : ' (blocked)'}
            </option>
          ))}
        </select>
      </div>
      {route && (
        <p className={`mt-2 border-l-4 pl-3 text-sm ${route.reachable ? 'border-exit' : 'border-alarm'}`}>
          {sayRoute(route, graph)}
        </p>
      )}
    </div>
  );
}
