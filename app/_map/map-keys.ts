import { type KeyboardEvent, useState } from 'react';
import { type DrawnSelection, nodesIn, toggleNode } from '@/app/_canvas/drawn-selection';
import type { Limits } from '@/app/_canvas/free-spot';
import { nearestInDirection, STEPS } from '@/app/_canvas/walk';
import type { Moved } from './map-drag';
import { type MapModel, middlesOf, resize } from './map-model';
import { moveTogether } from './move-together';

type MapAction =
  | { readonly select: DrawnSelection }
  /** Selects places, and picks them up or puts them down. */
  | { readonly pick: readonly string[]; readonly up: boolean }
  /** Moves the focus to a place; undefined if there is none on that side. */
  | { readonly go: string | undefined }
  | { readonly move: Moved }
  | { readonly connect: string }
  | { readonly remove: readonly string[] }
  | { readonly duplicate: readonly string[] };

/** Returns the action of a key pressed on the place `at` or on the empty board; undefined if the key has none. */
export function actionOf(
  {
    key: pressed,
    shiftKey,
    altKey,
    ctrlKey,
    metaKey,
  }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  given: {
    readonly map: MapModel;
    readonly limits: Limits;
    readonly editable: boolean;
    readonly selection: DrawnSelection;
    /** True if the selection was picked up with the keyboard. */
    readonly held: boolean;
    readonly at: string | undefined;
  },
): MapAction | undefined {
  const { limits, editable, selection } = given;
  const { places } = given.map;
  const key = pressed.toLowerCase();
  const control = ctrlKey || metaKey;
  if (altKey) return undefined;
  if (control && key === 'a') return places.length > 0 ? { select: { nodes: places.map(({ id }) => id) } } : undefined;
  if (key === 'escape' && !control) return selection && { select: undefined };
  const place = places.find(({ id }) => id === given.at);
  if (!place) return undefined;
  const chosen = nodesIn(selection);
  const isChosen = chosen.includes(place.id);
  const acted = isChosen ? chosen : [place.id];
  const holding = given.held && isChosen;
  if (control) return key === 'd' && editable ? { duplicate: acted } : undefined;
  const step = STEPS[pressed];
  if (step && holding && shiftKey && acted.length === 1) {
    return { move: new Map([[place.id, resize(place, 'se', ...step, limits)]]) };
  }
  if (step && editable && (holding || shiftKey)) {
    const moving = places.filter(({ id }) => acted.includes(id));
    return { move: new Map(moveTogether(moving, ...step, limits).map((one) => [one.id, one])) };
  }
  if (step) return { go: nearestInDirection(pressed, place.id, middlesOf(places)) };
  if (key === ' ' && shiftKey) return { select: toggleNode(selection, place.id) };
  if (key === 'enter' || key === ' ') return { pick: acted, up: !holding };
  if (key === 'delete' && editable) return { remove: acted };
  if (key === 'c' && editable) return { connect: place.id };
  return undefined;
}

export interface KeyedMap {
  readonly map: MapModel;
  readonly limits: Limits;
  readonly editable: boolean;
  readonly selection: DrawnSelection;
  readonly onSelect: (selection: DrawnSelection) => void;
  readonly onMove: (moved: Moved) => void;
  /** The key C on a place: moves the focus to the menu of connections. */
  readonly onPickConnection: (id: string) => void;
  readonly onDelete: (ids: readonly string[]) => void;
  readonly onDuplicate: (ids: readonly string[]) => void;
}

/** Key handler of the map. Picked-up places (`held`) move with the arrow keys until the selection changes. */
export function useMapKeys(keyed: KeyedMap & { readonly focusPlace: (id: string) => void }) {
  const [heldAs, setHeldAs] = useState<DrawnSelection>();
  const { editable, selection, onSelect } = keyed;
  const held = editable && selection !== undefined && selection === heldAs;

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as Element;
    if (target.closest('input')) return;
    const action = actionOf(event, { ...keyed, held, at: target.closest<SVGGElement>('[data-place]')?.dataset.place });
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    if ('select' in action) onSelect(action.select);
    else if ('pick' in action) {
      const next = { nodes: action.pick };
      setHeldAs(action.up ? next : undefined);
      onSelect(next);
    } else if ('go' in action) action.go !== undefined && keyed.focusPlace(action.go);
    else if ('move' in action) keyed.onMove(action.move);
    else if ('connect' in action) keyed.onPickConnection(action.connect);
    else if ('remove' in action) keyed.onDelete(action.remove);
    else keyed.onDuplicate(action.duplicate);
  };

  return { held, onKeyDown };
}
