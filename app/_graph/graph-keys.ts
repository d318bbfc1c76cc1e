import type { KeyboardEvent } from 'react';
import { type DrawnSelection, nodesIn, toggleNode } from '@/app/_widgets/drawn-selection';
import type { Positions } from '@/app/_widgets/layout-client';
import { nearestInDirection } from '@/app/_widgets/walk';
import { steppedBy } from './graph-places';

/** Action of a key on the graph. */
type GraphWish =
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
export function wishOf(
  { key, shiftKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>,
  given: {
    readonly positions: Positions;
    readonly editable: boolean;
    readonly selection: DrawnSelection;
    readonly at: string;
  },
): GraphWish | undefined {
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
