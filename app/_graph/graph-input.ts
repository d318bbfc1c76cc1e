import type { NodeChange } from '@xyflow/react';
import { type KeyboardEvent, type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { type DrawnSelection, nodesIn, toggleNode } from '@/app/_canvas/drawn-selection';
import type { Positions } from '@/app/_canvas/layout-client';
import { nearestInDirection } from '@/app/_canvas/walk';
import { steppedBy } from './graph-places';

/** Point outside the page, where there is no tab to join. */
const NOWHERE = { clientX: -1e6, clientY: -1e6 };

/** Tells whether an event came from a tab, where lines begin. */
export const isTab = ({ target }: SyntheticEvent): boolean => (target as Element).matches('.react-flow__handle');

/**
 * Ends a line that is being drawn when its pointer is released or cancelled, and on Escape. React Flow listens for
 * `mouseup` alone, which browsers don't send over a disabled control, so one is dispatched for it.
 */
export function useConnectionEnd(): (event: PointerEvent) => void {
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  return (event) => {
    if (!isTab(event)) return;
    const { pointerId } = event;
    stop.current?.abort();
    const listening = new AbortController();
    stop.current = listening;
    const options = { capture: true, signal: listening.signal };
    const end = (at: Pick<MouseEvent, 'clientX' | 'clientY'>) => {
      listening.abort();
      const { clientX, clientY } = at;
      for (const type of ['mousemove', 'mouseup']) document.dispatchEvent(new MouseEvent(type, { clientX, clientY }));
    };
    const isOther = (event: globalThis.PointerEvent) => event.pointerId !== pointerId;
    window.addEventListener('pointerup', (event) => isOther(event) || end(event), options);
    window.addEventListener('pointercancel', (event) => isOther(event) || end(NOWHERE), options);
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        end(NOWHERE);
      },
      options,
    );
  };
}

type GraphAction =
  | { readonly select: DrawnSelection }
  /** Moves the focus to a node; the selection `follows` or stays. */
  | { readonly go: string; readonly follows: boolean }
  | { readonly move: Positions }
  /** Opens the form of a node. */
  | { readonly open: string }
  /** Moves the focus to the buttons for a node. */
  | { readonly act: string }
  | { readonly remove: DrawnSelection }
  | { readonly duplicate: readonly string[] };

/** Returns the action of a key pressed on the node `at`; undefined if the graph does not use that key. */
export function actionOf(
  { key, shiftKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>,
  given: {
    readonly positions: Positions;
    readonly editable: boolean;
    readonly selection: DrawnSelection;
    readonly at: string;
  },
): GraphAction | undefined {
  const { positions, editable, selection, at } = given;
  const chosen = nodesIn(selection);
  const acted = chosen.includes(at) ? chosen : [at];
  const isLink = selection !== undefined && 'edge' in selection;
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() === 'a') return { select: { nodes: [...positions.keys()] } };
    return key.toLowerCase() === 'd' && editable ? { duplicate: acted } : undefined;
  }
  const move = shiftKey && editable ? steppedBy(key, acted, positions) : undefined;
  if (move) return { move };
  const go = nearestInDirection(key, at, positions);
  // The selection follows the focus, so that Delete deletes what is highlighted.
  if (go !== undefined) return { go, follows: isLink || chosen.length === 1 };
  if (key === 'Enter') return { open: at };
  if (key === ' ') return shiftKey ? { select: toggleNode(selection, at) } : { act: at };
  if (key === 'Delete' && editable) return { remove: isLink ? selection : { nodes: acted } };
  if (key === 'Escape' && selection) return { select: undefined };
  return undefined;
}

/**
 * Returns the nodes that a box selects, in their order. React Flow's changes are relative to the nodes drawn as
 * selected, which lag behind: the pointer is faster than the drawing of a large graph.
 */
export function nodesInBox(
  drawn: readonly { readonly id: string; readonly selected?: boolean | undefined }[],
  changes: readonly NodeChange[],
): readonly string[] {
  const changed = new Map(
    changes.flatMap((change) => (change.type === 'select' ? [[change.id, change.selected] as const] : [])),
  );
  return drawn.filter(({ id, selected }) => changed.get(id) ?? selected === true).map(({ id }) => id);
}
