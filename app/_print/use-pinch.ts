import { type RefObject, useEffect, useRef } from 'react';

/** Where on the view the fingers or the pointer are; what is there stays there. */
export interface Anchor {
  readonly xPx: number;
  readonly yPx: number;
}

type OnPinch = (factor: number, anchor: Anchor) => void;

const PER_WHEEL_PX = 0.0025;

/** Two fingers drawn apart, or the wheel with Control: the page grows, not the browser's view of everything. */
export function usePinch(view: RefObject<HTMLElement | null>, onPinch: OnPinch): void {
  const latest = useRef(onPinch);
  useEffect(() => {
    latest.current = onPinch;
  });
  useEffect(() => {
    const element = view.current;
    if (!element) return;
    let apartPx: number | undefined;
    const anchorAt = (clientX: number, clientY: number): Anchor => {
      const { left, top } = element.getBoundingClientRect();
      return { xPx: clientX - left, yPx: clientY - top };
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      latest.current(Math.exp(-event.deltaY * PER_WHEEL_PX), anchorAt(event.clientX, event.clientY));
    };
    const onTouch = (event: TouchEvent) => {
      const [one, other] = event.touches;
      if (!one || !other) {
        apartPx = undefined;
        return;
      }
      // Once the browser scrolls, it lets nobody keep it from that.
      if (event.cancelable) event.preventDefault();
      const nowPx = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      const middle = anchorAt((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
      if (apartPx !== undefined && apartPx > 0) latest.current(nowPx / apartPx, middle);
      apartPx = nowPx;
    };
    // Only listeners that say so may keep the browser from zooming by itself.
    const active = { passive: false } as const;
    element.addEventListener('wheel', onWheel, active);
    for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
      element.addEventListener(type, onTouch, active);
    return () => {
      element.removeEventListener('wheel', onWheel);
      for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
        element.removeEventListener(type, onTouch);
    };
  }, [view]);
}
