import { pathOfId } from '@/app/_draft/element-id';
import type { Presence, Whereabouts } from '@/lib/collab/client/presence';

const PAUSE_MS = 80;
/** The more there are, the less each of them need tell. */
const PAUSE_EACH_MS = 20;
const PAUSE_MAX_MS = 1_000;

/** Tells the others at which step and in which field this page is, whenever that changes. Returns what ends it. */
export function startTelling(presence: Presence, stepNow: () => string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer ??= setTimeout(
      () => {
        timer = undefined;
        presence.show(whereAmI(stepNow()));
      },
      Math.min(PAUSE_MAX_MS, PAUSE_MS + PAUSE_EACH_MS * presence.present().length),
    );
  };
  const stop = new AbortController();
  for (const event of ['selectionchange', 'focusin', 'focusout', 'input']) {
    document.addEventListener(event, soon, { signal: stop.signal, passive: true });
  }
  soon();
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}

function whereAmI(step: string): Whereabouts {
  const element = document.activeElement;
  const holder = element?.closest('[id^="at:"]');
  const field = holder ? pathOfId(holder.id) : undefined;
  if (!field) return { step };
  return { step, field, selection: element ? selectionIn(element) : undefined };
}

function selectionIn(element: Element): Whereabouts['selection'] {
  if (!(element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement)) return undefined;
  // Only inputs of text have a caret.
  const { selectionStart: start, selectionEnd: end } = element;
  return start === null || end === null ? undefined : { start, end };
}
