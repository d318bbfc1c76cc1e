import { type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react';

/** Where there is no tab to join. */
const NOWHERE = { clientX: -1e6, clientY: -1e6 };

/** Whether a line begins where somebody pressed. */
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
