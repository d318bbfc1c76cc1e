import { type KeyboardEvent, useState } from 'react';
import type { Limits } from '@/app/_ui/free-spot';
import type { DrawnSelection } from '@/app/_widgets/drawn-selection';
import type { Moved } from './map-drag';
import { wishOf } from './map-keys';
import type { MapModel } from './map-model';

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
  const { editable, selection, onSelect } = keyed;
  const held = editable && selection !== undefined && selection === heldAs;

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as Element;
    if (target.closest('input')) return;
    const wish = wishOf(event, { ...keyed, held, at: target.closest<SVGGElement>('[data-place]')?.dataset.place });
    if (!wish) return;
    event.preventDefault();
    event.stopPropagation();
    if ('select' in wish) onSelect(wish.select);
    else if ('pick' in wish) {
      const next = { nodes: wish.pick };
      setHeldAs(wish.up ? next : undefined);
      onSelect(next);
    } else if ('go' in wish) wish.go !== undefined && keyed.focusPlace(wish.go);
    else if ('move' in wish) keyed.onMove(wish.move);
    else if ('connect' in wish) keyed.onPickConnection(wish.connect);
    else if ('remove' in wish) keyed.onDelete(wish.remove);
    else keyed.onDuplicate(wish.duplicate);
  };

  return { held, onKeyDown };
}
