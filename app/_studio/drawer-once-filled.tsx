'use client';

import dynamic from 'next/dynamic';
import { useEffect, useSyncExternalStore } from 'react';
import { notesFor } from '@/app/_data/notes-handover';
import { useStudio } from '@/app/_draft/use-draft';
import { partMissing } from '@/app/_ui/part-missing';
import { toast } from '@/app/_ui/toasts';
import type { DrawerNote } from '@/lib/intake/notes/note';

const NotesDrawer = dynamic(() => import('./notes-drawer').then((module) => module.NotesDrawer, partMissing), {
  ssr: false,
});

const NONE: readonly DrawerNote[] = [];
const none = () => NONE;
const NOT_TAKEN = 'Your notes could not be taken in yet: part of Trapdoor could not be loaded. Reload the page.';

/** Shows the drawer while it holds notes. Takes in the notes that the home page handed over. */
export function DrawerOnceFilled({ step }: { readonly step: string }) {
  const { draftId, session, system } = useStudio();
  const notes = useSyncExternalStore(session.subscribe, session.notes, none);
  useEffect(() => {
    if (!notesFor(draftId)) return;
    void Promise.all([import('./take-notes'), session.opened]).then(
      ([{ takeNotes }]) => takeNotes(draftId, session, system),
      () => toast({ message: NOT_TAKEN }),
    );
  }, [draftId, session, system]);
  return notes.length > 0 && <NotesDrawer notes={notes} step={step} />;
}
