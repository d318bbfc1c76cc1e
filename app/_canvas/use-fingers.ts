import { type RefObject, useEffect, useRef } from 'react';
import { followFingers, type TouchedDrawing } from './fingers';

/**
 * Lets fingers, a trackpad or the wheel with Control move a drawing instead of the page: pinch, two-finger pan, and one
 * finger while something is chosen.
 */
export function useFingers(frame: RefObject<HTMLElement | null>, drawing: TouchedDrawing): void {
  const latest = useRef(drawing);
  useEffect(() => {
    latest.current = drawing;
  });
  useEffect(() => (frame.current ? followFingers(frame.current, () => latest.current) : undefined), [frame]);
  const { chosen = false } = drawing;
  useEffect(() => {
    // For the whole frame, since browsers differ about parts of an SVG; without `pinch-zoom`, pinches are ours.
    if (frame.current) frame.current.style.touchAction = chosen ? 'none' : 'pan-x pan-y';
  }, [frame, chosen]);
}
