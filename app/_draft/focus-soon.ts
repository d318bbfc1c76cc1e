import { elementIdsToward } from '@/app/_draft/element-id';
import type { Path } from '@/lib/kernel/path';

const FOCUSABLE = 'input, textarea, select, button, a[href], [tabindex="0"]';
const TRIES = 40;
const FAR_SCREENS = 3;

/** What a click brings about is drawn before anything else happens, so nothing that is typed next goes astray. */
const afterThis = () => Promise.resolve();
const afterTheNextFrame = () => new Promise(requestAnimationFrame);

/** Focuses what edits a path, or the nearest that holds it, once it is drawn: steps and folds open first. */
export const focusSoon = (path: Path): Promise<void> => focusFirst(elementIdsToward(path));

/** Focuses the first thing in the element with this id, once it is drawn. */
export const focusIntoSoon = (id: string): Promise<void> => focusFirst([id]);

/** What covers the page, and has the keyboard, while it is open. */
const openSheet = () => document.querySelector('[role="dialog"]');

async function focusFirst([exact, ...holders]: readonly string[]): Promise<void> {
  const before = openSheet();
  for (let i = 0; i < TRIES; i++) {
    await (i === 0 ? afterThis() : afterTheNextFrame());
    const sheet = openSheet();
    // Opened meanwhile: what is typed now is meant for it.
    if (sheet && sheet !== before) return;
    const element = exact === undefined ? null : document.getElementById(exact);
    // An inert element can't be focused yet.
    if (element && !element.closest('[inert]')) return focusOn(element);
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

/** Scrolls to an element. A long way is not shown, and gone twice: what is out of sight has only an estimated height. */
function bringIntoView(element: HTMLElement): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isFar = Math.abs(element.getBoundingClientRect().top) > FAR_SCREENS * window.innerHeight;
  element.scrollIntoView({ block: 'center', behavior: still || isFar ? 'auto' : 'smooth' });
  if (isFar) void afterTheNextFrame().then(() => element.scrollIntoView({ block: 'center' }));
}
