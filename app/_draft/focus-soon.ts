import type { Path } from '@/lib/kernel/path';
import { elementIdsToward } from './element-id';

const FOCUSABLE = 'input, textarea, select, button, a[href], [tabindex="0"]';
const MAX_FRAMES = 40;
const FAR_SCREENS = 3;

/** A microtask: a click's result is rendered before the next event, so that keys typed next reach the right field. */
const nextMicrotask = () => Promise.resolve();
const nextFrame = () => new Promise(requestAnimationFrame);

/** Focuses the element that edits a path, or its nearest container, once it is rendered: steps and folds open first. */
export const focusSoon = (path: Path): Promise<void> => focusFirst(elementIdsToward(path));

/** Focuses the first focusable element in the element with this id, once it is rendered. */
export const focusIntoSoon = (id: string): Promise<void> => focusFirst([id]);

/** Returns the open modal dialog, if any. */
const openSheet = () => document.querySelector('[role="dialog"]');

async function focusFirst([exact, ...holders]: readonly string[]): Promise<void> {
  const before = openSheet();
  await nextMicrotask();
  for (let frames = 0; frames < MAX_FRAMES; await nextFrame()) {
    const sheet = openSheet();
    // A dialog has opened since: the keyboard belongs to it.
    if (sheet && sheet !== before) return;
    const element = exact === undefined ? null : document.getElementById(exact);
    // An inert element can't be focused yet.
    if (element && !element.closest('[inert]')) return focusOn(element);
    // A slow device may take seconds to wake the page.
    if (!element?.closest('[data-sleeping]')) frames++;
  }
  const nearest = holders.map((id) => document.getElementById(id)).find((element) => element !== null);
  focusOn(nearest ?? document.getElementById('step'));
}

function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  bringIntoView(element);
  const inner = element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE);
  (inner ?? element).focus({ preventScroll: true });
}

/** Scrolls to an element. Long distances jump, and twice, since off-screen content has only an estimated height. */
function bringIntoView(element: HTMLElement): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isFar = Math.abs(element.getBoundingClientRect().top) > FAR_SCREENS * window.innerHeight;
  element.scrollIntoView({ block: 'center', behavior: still || isFar ? 'auto' : 'smooth' });
  if (isFar) void nextFrame().then(() => element.scrollIntoView({ block: 'center' }));
}
