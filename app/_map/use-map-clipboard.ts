import { type RefObject, useEffect } from 'react';
import { useStudio } from '@/app/_draft/use-draft';
import { toast } from '@/app/_ui/toasts';
import { useListEdits } from '@/app/_widgets/list-edits';
import { joinByName, newNames, type PasteStructure } from '@/app/_widgets/paste-structure';
import type { PastedNames } from '@/lib/intake/names';
import type { Json } from '@/lib/kernel/json';
import { type Path, valueAt } from '@/lib/kernel/path';
import { type PastedPart, readPasted, writePart } from './map-clipboard';
import { type MapPart, partOf } from './map-part';
import { BODY, type useMapEdits } from './use-map-edits';

/** The last copied text, for pages without clipboard access, such as those served without encryption. */
let kept: string | undefined;

const TYPED_INTO = 'input, textarea, select';

interface Clipped {
  /** The keyboard shortcuts work while the focus is inside this element. */
  readonly frame: RefObject<HTMLElement | null>;
  /** Returns the ids of the places that the shortcuts copy. */
  readonly acted: () => readonly string[];
  readonly edits: ReturnType<typeof useMapEdits>;
  readonly path: Path;
  readonly structure: PasteStructure;
  readonly editable: boolean;
  readonly onPasted: (ids: readonly string[]) => void;
}

/** Copies places as text, and pastes places copied here or in another draft, or lines with arrows. */
export function useMapClipboard({ frame, acted, edits, path, structure, editable, onPasted }: Clipped) {
  const { session, system } = useStudio();
  const { form, whole, insert } = edits;
  const { noun, max } = form.places;
  const list = useListEdits(path, form.places);
  const count = (many: number) => `${many} ${noun}${many === 1 ? '' : 's'}`;
  const body = () => valueAt(session.draft() as unknown as Json, BODY) ?? null;

  const write = (ids: readonly string[]): string => {
    kept = writePart(form, system.id, partOf(form.config, whole(), ids), body());
    return kept;
  };

  const sayPasted = (part: PastedPart, { places }: MapPart): string => {
    const left = part.places.length - places.length;
    return [
      `Pasted ${count(places.length)}.`,
      ...(left > 0 ? [`${left} did not fit: the list holds ${max}.`] : []),
      ...(part.cut > 0 ? ['References to entries that are not in this scenario were left out.'] : []),
    ].join(' ');
  };

  const pasteLines = (lines: PastedNames) => {
    const before = new Set(whole().places.map(({ id }) => id));
    const { headline } = form.config.places;
    const { names, joins } = newNames(lines, whole().places, headline);
    list.addMany(
      names.map((name) => ({ [headline]: name })),
      undefined,
      joinByName(structure, form.places, headline, joins),
    );
    const made = whole().places.flatMap(({ id }) => (before.has(id) ? [] : [id]));
    if (made.length > 0) onPasted(made);
  };

  const paste = (text: string) => {
    if (!editable) return;
    const read = readPasted(form, structure, system.id, text, body());
    if (!read.ok) return toast({ message: read.error });
    if ('lines' in read.value) return pasteLines(read.value.lines);
    const { part } = read.value;
    const { places } = insert(part, (made) => sayPasted(part, made));
    if (places.length > 0) onPasted(places.map(({ id }) => id));
  };

  // On the document: browsers disagree on the target of these events outside text fields.
  useEffect(() => {
    const stop = new AbortController();
    const isHere = () => {
      const focused = document.activeElement;
      return focused !== null && !focused.matches(TYPED_INTO) && frame.current?.contains(focused) === true;
    };
    const onCopy = (event: ClipboardEvent) => {
      const ids = acted();
      // A text selection is copied as usual.
      if (ids.length === 0 || !isHere() || getSelection()?.isCollapsed === false) return;
      event.preventDefault();
      event.clipboardData?.setData('text/plain', write(ids));
      toast({ message: `Copied ${edits.say(ids)}.` });
    };
    const onPaste = (event: ClipboardEvent) => {
      if (!editable || !isHere()) return;
      event.preventDefault();
      paste(event.clipboardData?.getData('text') ?? '');
    };
    document.addEventListener('copy', onCopy, stop);
    document.addEventListener('paste', onPaste, stop);
    return () => stop.abort();
  });

  return {
    /** For the buttons. */
    copy: async (ids: readonly string[]) => {
      const text = write(ids);
      const isSystemwide = await navigator.clipboard?.writeText(text).then(
        () => true,
        () => false,
      );
      const where = isSystemwide ? '.' : ', for this tab. To paste them in another one, press Ctrl+C instead.';
      toast({ message: `Copied ${edits.say(ids)}${where}` });
    },
    paste: async () => {
      const text = await navigator.clipboard?.readText?.().catch(() => undefined);
      const known = text ?? kept;
      if (known === undefined)
        toast({ message: 'Buttons can’t read the clipboard in this browser. Press Ctrl+V instead.' });
      else paste(known);
    },
  };
}
