'use client';

import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import type { Form, Step, Widget } from '@/lib/contract/form';
import { formatPath, type Path } from '@/lib/kernel/path';

interface Chosen {
  readonly ids: ReadonlyMap<string, string>;
  readonly choose: (list: Path, id: string) => void;
}

const ChosenContext = createContext<Chosen>({ ids: new Map(), choose: () => {} });

/** Remembers the entry chosen in steps that show one at a time, so that the next such step shows the same one. */
export function ChosenEntries({ children }: { readonly children: ReactNode }) {
  const [ids, setIds] = useState<ReadonlyMap<string, string>>(new Map());
  const choose = useCallback(
    (list: Path, id: string) => setIds((before) => new Map(before).set(formatPath(list), id)),
    [],
  );
  return <ChosenContext value={useMemo(() => ({ ids, choose }), [ids, choose])}>{children}</ChosenContext>;
}

/** Returns the entry of a list (path from the body) that was chosen last, and a function that chooses another. */
export function useChosen(list: Path): readonly [string | undefined, (id: string) => void] {
  const { ids, choose } = use(ChosenContext);
  return [ids.get(formatPath(list)), useCallback((id: string) => choose(list, id), [choose, list])];
}

/** For one-entry steps: returns a function that chooses the entry which a path (from the file's root) leads into. */
export function useChooseOnTheWay({ steps }: Form): (path: Path) => void {
  const { choose } = use(ChosenContext);
  return useCallback(
    ([root, ...path]: Path) => {
      for (const list of steps.flatMap(({ each }) => (each ? [each.path] : []))) {
        const id = path[list.length];
        const leadsIn = root === 'body' && list.every((step, i) => step === path[i]);
        if (leadsIn && typeof id === 'string') return choose(list, id);
      }
    },
    [steps, choose],
  );
}

/** Returns the step with the entry's id in place of the placeholder 0 in its paths. */
export const stepAt = (step: Step, id: string): Step => ({
  ...step,
  widgets: step.widgets.map((widget) => widgetAt(widget, id)),
  slots: step.slots.map((slot) => ({ ...slot, path: pathAt(slot.path, id) })),
});

const pathAt = (path: Path, id: string): Path => path.map((step) => (step === 0 ? id : step));

function widgetAt(widget: Widget, id: string): Widget {
  if (widget.widget === 'fields') return { ...widget, paths: widget.paths.map((path) => pathAt(path, id)) };
  if (widget.widget === 'links') {
    const { nodes, links } = widget;
    return {
      ...widget,
      nodes: { ...nodes, path: pathAt(nodes.path, id) },
      links: { ...links, path: pathAt(links.path, id) },
    };
  }
  if (widget.widget !== 'map') return { ...widget, path: pathAt(widget.path, id) };
  const { places, ways, start } = widget;
  return {
    ...widget,
    places: { ...places, path: pathAt(places.path, id) },
    ways: { ...ways, path: pathAt(ways.path, id) },
    start: pathAt(start, id),
  };
}
