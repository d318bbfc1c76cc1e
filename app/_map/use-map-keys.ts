import { type KeyboardEvent, useState } from 'react';
import type { Limits } from '@/app/_ui/free-spot';
import { type DrawnSelection, nodesIn, toggleNode } from '@/app/_widgets/drawn-selection';
import { nearestInDirection, STEPS } from '@/app/_widgets/walk';
import { type MapModel, type MapPlace, middlesOf, resize } from './map-model';
import { moveTogether } from './move-together';
import type { Moved } from './use-map-drag';

interface Keyed {
  readonly map: MapModel;
  readonly limits: Limits;
  readonly editable: boolean;
  readonly selection: DrawnSelection;
  readonly onSelect: (selection: DrawnSelection) => void;
  readonly onMove: (moved: Moved) => void;
  readonly onPickConnection: (id: string) => void;
  readonly onDelete: (ids: readonly string[]) => void;
  readonly onDuplicate: (ids: readonly string[]) => void;
  readonly focusPlace: (id: string) => void;
}

/** What keys do on the map. Places that were picked up (`held`) move with the arrow keys until something else is selected. */
export function useMapKeys(keyed: Keyed) {
  const [heldAs, setHeldAs] = useState<DrawnSelection>();
  const { map, limits, editable, selection, onSelect, onMove } = keyed;
  const held = editable && selection !== undefined && selection === heldAs;

  const moveBy = (ids: readonly string[], dx: number, dy: number) => {
    const places = map.places.filter(({ id }) => ids.includes(id));
    onMove(new Map(moveTogether(places, dx, dy, limits).map((place) => [place.id, place])));
  };

  /** On one of the places; whether the key does something there. */
  const act = (event: KeyboardEvent, place: MapPlace): boolean => {
    const chosen = nodesIn(selection);
    const isChosen = chosen.includes(place.id);
    const acted = isChosen ? chosen : [place.id];
    const step = STEPS[event.key];
    const holding = held && isChosen;
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (key !== 'd' || !editable) return false;
      keyed.onDuplicate(acted);
    } else if (step && holding && event.shiftKey && acted.length === 1) {
      onMove(new Map([[place.id, resize(place, 'se', ...step, limits)]]));
    } else if (step && editable && (holding || event.shiftKey)) {
      moveBy(acted, ...step);
    } else if (step) {
      const next = nearestInDirection(event.key, place.id, middlesOf(map.places));
      if (next) keyed.focusPlace(next);
    } else if (key === ' ' && event.shiftKey) {
      onSelect(toggleNode(selection, place.id));
    } else if (key === 'enter' || key === ' ') {
      const next = { nodes: acted };
      setHeldAs(holding ? undefined : next);
      onSelect(next);
    } else if (key === 'escape' && selection) {
      onSelect(undefined);
    } else if (key === 'delete' && editable) {
      keyed.onDelete(acted);
    } else if (key === 'c' && editable) {
      keyed.onPickConnection(place.id);
    } else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as Element;
    if (event.altKey || target.closest('input')) return;
    const id = target.closest<SVGGElement>('[data-place]')?.dataset.place;
    const place = map.places.find((one) => one.id === id);
    const isAll = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a';
    if (isAll && map.places.length > 0) onSelect({ nodes: map.places.map((one) => one.id) });
    else if (!place && event.key === 'Escape' && selection) onSelect(undefined);
    else if (!place || !act(event, place)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return { held, onKeyDown };
}
