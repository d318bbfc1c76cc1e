'use client';

import { useId, useMemo, useRef, useState } from 'react';
import { useStudio } from '@/app/_draft/use-draft';
import { Button, IconButton } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';
import { toast } from '@/app/_ui/toasts';
import type { NoteChange } from '@/lib/collab/document/notes';
import type { DrawerNote } from '@/lib/intake/notes/note';
import { placeNote } from '@/lib/intake/notes/place';
import { type NotePlace, type NoteStep, noteSteps, placesNow } from '@/lib/intake/notes/places';
import { DRAWER } from '@/lib/intake/notes/say';
import type { Json } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import { NoteElsewhere, PlaceButtons } from './note-elsewhere';

/** Notes that are drawn at first and with each press of the button. */
const BATCH = 20;
const NAME_MAX = 60;

type PlaceIt = (note: DrawerNote, place: NotePlace, bucket: string | null) => void;

/** Notes that have no place yet, beside the steps. One tap places each. */
export function NotesDrawer({ notes, step }: { readonly notes: readonly DrawerNote[]; readonly step: string }) {
  const { session, system } = useStudio();
  const steps = useMemo(() => noteSteps(system), [system]);
  const [open, setOpen] = useState(true);
  const [shown, setShown] = useState(BATCH);
  const section = useRef<HTMLElement>(null);
  const id = useId();
  const { readOnly } = session;

  const change = (message: string, patches: readonly Patch[], of: DrawerNote, change: NoteChange) => {
    const next = notes[notes.indexOf(of) + 1] ?? notes[notes.indexOf(of) - 1];
    const made = session.edit(patches, change);
    if (!made) return;
    const offer = { subscribe: session.subscribe, isOpen: made.isWhole };
    toast({ message, action: { label: 'Undo', run: made.undo, offer } });
    // The pressed button disappears with its note, and with the last one the drawer.
    requestAnimationFrame(() => {
      const item = next && section.current?.querySelector<HTMLElement>(`[data-note="${next.id}"]`);
      (item ?? document.getElementById('step'))?.focus({ preventScroll: !item });
    });
  };
  const place: PlaceIt = (note, to, bucket) => {
    const placed = placeNote(note, to, bucket, session.draft() as unknown as Json);
    if (placed.ok) change(`Placed in ${to.title}.`, placed.value, note, { remove: [note.id] });
    else toast({ message: `${placed.error} It stays under “${DRAWER}”.` });
  };
  const remove = (note: DrawerNote) => change('Deleted the idea.', [], note, { remove: [note.id] });

  return (
    <section
      ref={section}
      aria-label={DRAWER}
      className="mx-auto mb-6 max-w-5xl border-2 border-l-8 border-hazard bg-raised print:hidden"
    >
      <h2 className="text-lg">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex min-h-12 w-full items-center justify-between gap-3 px-3 text-left sm:px-4"
        >
          <span>
            {DRAWER} <span className="sign text-base text-grey">{notes.length.toLocaleString('en')}</span>
          </span>
          <Icon name="chevron" className={`shrink-0 ${open ? 'rotate-180' : ''}`} />
        </button>
      </h2>
      {/* Without buttons inside, the part that scrolls must take the focus itself. */}
      <div
        id={id}
        {...(readOnly && { tabIndex: 0 })}
        className={open ? 'max-h-[45dvh] overflow-y-auto px-3 pb-3 sm:px-4' : 'hidden'}
      >
        {open && (
          <>
            <p className="measure mb-2 text-sm text-grey">
              Ideas from your notes without a place. Only people who have this draft open see them: they are not
              printed, saved in files or published.
            </p>
            <ul>
              {notes.slice(0, shown).map((note) => (
                <NoteItem
                  key={note.id}
                  note={note}
                  steps={steps}
                  here={steps.find((one) => one.id === step)?.main}
                  readOnly={readOnly}
                  onPlace={place}
                  onDelete={remove}
                />
              ))}
            </ul>
            {notes.length > shown && (
              <Button look="quiet" className="mt-2" onClick={() => setShown(shown + BATCH)}>
                Show more: {(notes.length - shown).toLocaleString('en')} ideas
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  );
}

function NoteItem(props: {
  readonly note: DrawerNote;
  readonly steps: readonly NoteStep[];
  /** Main place of the step on screen. */
  readonly here: NotePlace | undefined;
  readonly readOnly: boolean;
  readonly onPlace: PlaceIt;
  readonly onDelete: (note: DrawerNote) => void;
}) {
  const { note, steps, here, readOnly, onPlace } = props;
  const { title, text, from, offers = [] } = note;
  const { session, system } = useStudio();
  const [elsewhere, setElsewhere] = useState(false);
  const name = (title === '' ? text : title).replace(/\s+/g, ' ').slice(0, NAME_MAX);
  const meant = steps.flatMap(({ places }) => places).find(({ key }) => key === note.place);
  const to = meant ?? here;
  const put = (place: NotePlace, bucket: string | null) => onPlace(note, place, bucket);
  return (
    <li data-note={note.id} tabIndex={-1} aria-label={name} className="border-t-2 border-line py-3 outline-offset-2">
      {title !== '' && <p className="sign [overflow-wrap:anywhere]">{title}</p>}
      {text !== '' && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>}
      <p className="text-sm text-grey [overflow-wrap:anywhere]">{from}</p>
      {!readOnly && (
        <div className="mt-1 flex flex-wrap items-center gap-2">
          {to &&
            placesNow(to, system, session.draft() as unknown as Json).map((each) => (
              <PlaceButtons key={each.key} name={name} to={each} offers={offers} onPlace={put} />
            ))}
          <Button
            look="quiet"
            aria-label={`Elsewhere: ${name}`}
            aria-expanded={elsewhere}
            onClick={() => setElsewhere(!elsewhere)}
          >
            Elsewhere
          </Button>
          <IconButton label={`Delete “${name}”`} icon="trash" onClick={() => props.onDelete(note)} />
        </div>
      )}
      {elsewhere && !readOnly && <NoteElsewhere name={name} steps={steps} onPlace={put} />}
    </li>
  );
}
