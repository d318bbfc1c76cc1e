'use client';

import { type PointerEvent, useCallback, useState } from 'react';

/** Target of a drag: before the entry with that id, or at the end. */
interface Drop {
  readonly group: string;
  readonly before: string | undefined;
}

export interface Dragging {
  readonly id: string;
  readonly drop: Drop | undefined;
}

const STARTS_AFTER_PX = 4;

/** Returns the drop target at a pointer's position, read from the DOM: `data-drop-group` contains `data-drop-id`s. */
function dropAt(x: number, y: number, dragged: string): Drop | undefined {
  const under = document.elementsFromPoint(x, y).find((element) => element.closest('[data-drop-group]'));
  const group = under?.closest<HTMLElement>('[data-drop-group]');
  if (!group) return undefined;
  const entries = [...group.querySelectorAll<HTMLElement>('[data-drop-id]')].filter(
    (element) => element.closest('[data-drop-group]') === group && element.dataset.dropId !== dragged,
  );
  const next = entries.find((element) => {
    const { top, height } = element.getBoundingClientRect();
    return y < top + height / 2;
  });
  return { group: group.dataset.dropGroup ?? '', before: next?.dataset.dropId };
}

/** Dragging by a grip, within a group or between groups. The keyboard has its own way of moving. */
export function useReorder(onDrop: (id: string, drop: Drop) => void, sameGroup?: string) {
  const [dragging, setDragging] = useState<Dragging | undefined>(undefined);

  // Stable while it does the same: otherwise every entry would be redrawn at each key.
  const grip = useCallback(
    (id: string) => ({
      onPointerDown: (down: PointerEvent<HTMLElement>) => {
        if (down.button !== 0) return;
        const target = down.currentTarget;
        target.setPointerCapture(down.pointerId);
        let drop: Drop | undefined;
        let started = false;
        const move = (event: globalThis.PointerEvent) => {
          if (!started && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < STARTS_AFTER_PX)
            return;
          started = true;
          const found = dropAt(event.clientX, event.clientY, id);
          drop = sameGroup === undefined || found?.group === sameGroup ? found : undefined;
          setDragging({ id, drop });
          if (event.clientY < 90) window.scrollBy(0, -12);
          else if (event.clientY > window.innerHeight - 90) window.scrollBy(0, 12);
        };
        const end = (event: globalThis.PointerEvent) => {
          target.removeEventListener('pointermove', move);
          target.removeEventListener('pointerup', end);
          target.removeEventListener('pointercancel', end);
          setDragging(undefined);
          if (started && drop && event.type === 'pointerup') onDrop(id, drop);
        };
        target.addEventListener('pointermove', move);
        target.addEventListener('pointerup', end);
        target.addEventListener('pointercancel', end);
      },
      style: { touchAction: 'none' as const },
    }),
    [onDrop, sameGroup],
  );

  return { dragging, grip };
}
