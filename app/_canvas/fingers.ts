import { type Fingers, type Motion, motionOf, moved, type ScaleLimits, type Viewport, wheelFactor } from './viewport';

/** A drawing that fingers move. */
export interface TouchedDrawing extends ScaleLimits {
  readonly view: () => Viewport;
  readonly show: (next: Viewport) => void;
  /** True while something is chosen: one finger then moves the drawing; otherwise it scrolls the page. */
  readonly chosen?: boolean;
  /** Tells whether one finger that starts here drags what is under it. */
  readonly holds?: (target: Element) => boolean;
  readonly onTap?: (target: Element) => void;
  /** Selects what is under a resting finger, which can then drag it. Returns false if nothing is there. */
  readonly onLongPress?: (target: Element) => boolean;
  /** Called when the fingers begin to move the drawing: one of them may have been dragging something. */
  readonly onTake?: () => void;
}

/** Phase of a touch, from the first finger to the last. */
type Phase =
  /** No finger, or one with which the browser scrolls. */
  | 'none'
  /** One finger that has hardly moved. */
  | 'waiting'
  /** One finger that drags a part of the drawing; the drawing handles its events. */
  | 'holding'
  /** The fingers move the drawing. */
  | 'moving';

const LONG_PRESS_MS = 500;
/** Movement up to which a finger counts as resting. */
const RESTING_PX = 8;

/** Safari's event for pinches, on trackpads and beside touches. */
interface GestureEvent extends MouseEvent {
  readonly scale: number;
}

/**
 * Follows the fingers on a frame, and Safari's trackpad and the wheel with Control; returns a function that stops it.
 * Listens in the capture phase, so that libraries inside see only movements of what they may drag.
 */
export function followFingers(frame: HTMLElement, drawing: () => TouchedDrawing): () => void {
  let phase: Phase = 'none';
  let fingers: Fingers = new Map();
  let target: Element | undefined;
  /** True if lifting the fingers must not count as a click. */
  let noClick = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pinched = 1;

  const pointAt = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }) => {
    const { left, top } = frame.getBoundingClientRect();
    return { x: clientX - left - frame.clientLeft, y: clientY - top - frame.clientTop };
  };
  const fingersOf = ({ touches }: TouchEvent): Fingers =>
    new Map(
      [...touches]
        .filter((touch) => frame.contains(touch.target as Node))
        .map((touch) => [touch.identifier, pointAt(touch)]),
    );
  const move = (motion: Motion) => {
    const { view, show, ...limits } = drawing();
    show(moved(view(), motion, limits));
  };
  const zoomAt = (event: MouseEvent, factor: number) => {
    const point = pointAt(event);
    move({ from: point, to: point, factor });
  };
  const take = () => {
    clearTimeout(timer);
    noClick = true;
    if (phase !== 'moving') drawing().onTake?.();
    phase = 'moving';
  };
  /** Returns true if the finger holds something now. */
  const press = (): boolean => {
    clearTimeout(timer);
    if (phase === 'waiting' && target && drawing().onLongPress?.(target)) {
      phase = 'holding';
      noClick = true;
    }
    return phase === 'holding';
  };

  const onTouchStart = (event: TouchEvent) => {
    fingers = fingersOf(event);
    if (fingers.size > 1) {
      event.stopPropagation();
      cancel(event);
      return take();
    }
    target = event.target as Element;
    noClick = false;
    phase = drawing().holds?.(target) ? 'holding' : 'waiting';
    clearTimeout(timer);
    if (phase === 'waiting') timer = setTimeout(press, LONG_PRESS_MS);
  };
  const onTouchMove = (event: TouchEvent) => {
    if (phase === 'holding') return cancel(event);
    event.stopPropagation();
    const now = fingersOf(event);
    const motion = motionOf(fingers, now);
    if (!motion) return;
    if (phase === 'waiting') {
      if (Math.hypot(motion.to.x - motion.from.x, motion.to.y - motion.from.y) < RESTING_PX) return;
      if (drawing().chosen) take();
      else {
        clearTimeout(timer);
        phase = 'none';
      }
    }
    if (phase !== 'moving') return;
    cancel(event);
    fingers = now;
    move(motion);
  };
  const onTouchEnd = (event: TouchEvent) => {
    clearTimeout(timer);
    if (noClick) cancel(event);
    else if (phase === 'waiting' && target && event.type === 'touchend') drawing().onTap?.(target);
    fingers = fingersOf(event);
    if (fingers.size === 0) phase = 'none';
  };
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.stopPropagation();
    cancel(event);
    zoomAt(event, wheelFactor(event));
  };
  const onGesture = (event: Event) => {
    cancel(event);
    const { scale } = event as GestureEvent;
    // Fingers on a screen are measured by their touches.
    if (event.type === 'gesturechange' && fingers.size === 0) zoomAt(event as GestureEvent, scale / pinched);
    pinched = scale;
  };
  const onContextMenu = (event: Event) => {
    if (press()) cancel(event);
  };

  const listeners: readonly (readonly [string, (event: never) => void])[] = [
    ['touchstart', onTouchStart],
    ['touchmove', onTouchMove],
    ['touchend', onTouchEnd],
    ['touchcancel', onTouchEnd],
    ['wheel', onWheel],
    ['gesturestart', onGesture],
    ['gesturechange', onGesture],
    ['gestureend', onGesture],
    ['contextmenu', onContextMenu],
  ];
  const stop = new AbortController();
  // Only active listeners can prevent the browser's own zoom.
  const options = { capture: true, passive: false, signal: stop.signal };
  for (const [type, listener] of listeners) frame.addEventListener(type, listener as EventListener, options);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

/** Prevents what the browser would do. Once it scrolls, its touches can't be cancelled. */
function cancel(event: Event): void {
  if (event.cancelable) event.preventDefault();
}
