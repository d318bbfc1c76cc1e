import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { TouchedDrawing } from './fingers';
import { moved, type Viewport } from './viewport';

const ANY = { least: 0, most: Number.POSITIVE_INFINITY };
/** Smallest relative difference between two scales; less is a rounding error. */
const SAME = 1e-6;

/**
 * Viewport of a drawing that scrolls in its frame. A scale that changes for another reason than `show`, such as a
 * button, keeps the middle of the frame in place. The scale is undefined until the frame has been measured.
 */
export function useScrolledView(
  frame: RefObject<HTMLElement | null>,
  drawing: RefObject<Element | null>,
  scale: number | undefined,
  onScale: (scale: number) => void,
): Pick<TouchedDrawing, 'view' | 'show'> {
  /** The viewport that was asked for and is not rendered yet. */
  const wanted = useRef<Viewport>(undefined);
  /** The scale on the screen, and the drawing's corner when the frame is not scrolled. */
  const shown = useRef<Viewport>(undefined);

  const measured = (): Viewport => {
    const [outer, inner] = [frame.current, drawing.current?.getBoundingClientRect()];
    if (!outer || !inner) return { x: 0, y: 0, scale: 1 };
    const { left, top } = outer.getBoundingClientRect();
    return { x: inner.left - left - outer.clientLeft, y: inner.top - top - outer.clientTop, scale: scale ?? 1 };
  };
  const scrollTo = (next: Viewport) => {
    const now = measured();
    frame.current?.scrollBy(now.x - next.x, now.y - next.y);
    wanted.current = undefined;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about when the scale changes
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || scale === undefined) return;
    const before = shown.current;
    if (before && before.scale !== scale) {
      const view = { x: before.x - element.scrollLeft, y: before.y - element.scrollTop, scale: before.scale };
      const middle = { x: element.clientWidth / 2, y: element.clientHeight / 2 };
      scrollTo(wanted.current ?? moved(view, { from: middle, to: middle, factor: scale / before.scale }, ANY));
    }
    const now = measured();
    shown.current = { x: now.x + element.scrollLeft, y: now.y + element.scrollTop, scale };
  }, [scale]);

  return {
    view: () => wanted.current ?? measured(),
    show: (next) => {
      if (Math.abs(next.scale / (scale ?? 1) - 1) < SAME) return scrollTo(next);
      wanted.current = next;
      onScale(next.scale);
    },
  };
}
