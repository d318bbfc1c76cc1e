import { useMemo } from 'react';
import { useReport, useStudio, useUndoable, useValue } from '@/app/_draft/use-draft';
import { announce } from '@/app/_ui/announce';
import { useStableItems } from '@/app/_ui/use-remembered';
import type { Severity } from '@/lib/kernel/issue';
import { isWithin, type Path } from '@/lib/kernel/path';
import { blankEntry } from '@/lib/schema/blank';
import type { ListShape } from '@/lib/schema/shape';
import { shapeAt } from '@/lib/schema/shape-at';
import { aLink, type Links, type LinksConfig, linksOf, newTie, type Pair, sayPair, spareTie } from './links-model';

export interface LinksAt {
  readonly root: Path;
  readonly home: Path;
  readonly list: ListShape;
  readonly noun: string;
}

/** Returns the paths and shapes of the two lists; undefined if the game's body has no such lists. */
export function useLinksAt(widget: LinksConfig): LinksAt | undefined {
  const { system } = useStudio();
  return useMemo(() => {
    const [root, home]: readonly Path[] = [widget.links.path, widget.nodes.path].map((path) => ['body', ...path]);
    const [list, nodes] = [root, home].map((path) => path && shapeAt(system.draftShape, path, undefined));
    if (!root || !home || list?.kind !== 'list' || nodes?.kind !== 'list') return undefined;
    return { root, home, list, noun: nodes.noun };
  }, [system, widget]);
}

/** Returns people and pairs, with stable identities while their contents are unchanged. */
export function useLinks(widget: LinksConfig, { root, home, noun }: LinksAt): Links {
  const [nodes, links] = [useValue(home), useValue(root)];
  const read = useMemo(() => linksOf(widget, noun, nodes, links), [widget, noun, nodes, links]);
  const [people, pairs, strays] = [
    useStableItems(read.people),
    useStableItems(read.pairs),
    useStableItems(read.strays),
  ];
  return useMemo(() => ({ people, pairs, strays }), [people, pairs, strays]);
}

/** Returns the worst severity of each link, by its id. */
export function useTrouble(root: Path): ReadonlyMap<string, Severity> {
  const { faults: issues } = useReport();
  return useMemo(() => {
    const worst = new Map<string, Severity>();
    for (const { path, severity } of issues) {
      const id = path[root.length];
      if (id === undefined || !isWithin(path, root)) continue;
      const before = worst.get(String(id));
      if (!before || RANK[severity] > RANK[before]) worst.set(String(id), severity);
    }
    return worst;
  }, [issues, root]);
}

export const RANK: Readonly<Record<Severity, number>> = { hint: 0, warning: 1, error: 2 };

/** Link edits. Each is one undo step and is announced. */
export interface LinkEdits {
  readonly add: (pair: Pair, kind: string) => void;
  /** Removes one link of a kind. */
  readonly drop: (pair: Pair, kind: string) => void;
  readonly remove: (ids: readonly string[], said: string) => void;
}

export interface LinksContext {
  readonly widget: LinksConfig;
  readonly at: LinksAt;
  readonly edits: LinkEdits;
}

export function useLinkEdits(widget: LinksConfig, { root, list }: LinksAt): LinkEdits {
  const { session } = useStudio();
  const undoable = useUndoable();
  return useMemo(() => {
    const remove = (ids: readonly string[], said: string) =>
      undoable(
        said,
        ids.map((id) => ({ op: 'remove', path: [...root, id] })),
      );
    return {
      add: (pair, kind) => {
        const entry = blankEntry(list, newTie(widget, pair.a.id, pair.b.id, kind));
        session.edit([{ op: 'insert', path: root, entry }]);
        announce(`Added ${aLink(widget, kind)} between ${sayPair(pair)}.`);
      },
      drop: (pair, kind) => {
        const tie = spareTie(pair, kind);
        if (tie) remove([tie.id], `Removed ${aLink(widget, kind)} between ${sayPair(pair)}.`);
      },
      remove,
    };
  }, [widget, root, list, session, undoable]);
}
