/** What was typed into a field before the page's scripts ran. */
export interface Typed {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

declare global {
  interface Window {
    /** Kept by the script in the page's head (lib/server/keep-early.ts). */
    earlyTyping?: { readonly texts: Map<string, Typed>; readonly taken: WeakSet<Element> };
  }
}

/** Hands over what was typed into a field early, once: from then on the field hears its letters itself. */
export function takeEarly(field: HTMLInputElement | HTMLTextAreaElement): Typed | undefined {
  const early = window.earlyTyping;
  if (!early) return undefined;
  const typed = early.texts.get(field.id);
  early.texts.delete(field.id);
  early.taken.add(field);
  return typed;
}
