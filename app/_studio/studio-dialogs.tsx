'use client';

import dynamic from 'next/dynamic';
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { labelId, pathOfId } from '@/app/_draft/element-id';
import { gamePart } from '@/app/_draft/game-part';
import { useShownComments } from '@/app/_draft/use-comments';
import { useStudio } from '@/app/_draft/use-draft';
import { dialogMissing } from '@/app/_ui/part-missing';
import type { Path } from '@/lib/kernel/path';
import { ShowContext, type StudioDialog } from './show-dialog';

export const fetchPalette = () => import('./palette');
export const fetchReplaceDialog = () => import('./replace-dialog');
export const fetchShortcutsDialog = () => import('./shortcuts-dialog');
export const fetchCommentsDialog = () => import('./comments-dialog');

const ShareDialog = dynamic(() => import('./share-dialog').then((module) => module.ShareDialog, dialogMissing));
const CommentsDialog = dynamic(() => fetchCommentsDialog().then((module) => module.CommentsDialog, dialogMissing));
const PointsDialog = gamePart(() => import('./points-dialog').then((part) => part.PointsDialog), dialogMissing);
const Palette = dynamic(() => fetchPalette().then((module) => module.Palette, dialogMissing));
const ReplaceDialog = dynamic(() => fetchReplaceDialog().then((module) => module.ReplaceDialog, dialogMissing));
const ListsDialog = dynamic(() => import('./lists-dialog').then((module) => module.ListsDialog, dialogMissing));
const ShortcutsDialog = dynamic(() => fetchShortcutsDialog().then((module) => module.ShortcutsDialog, dialogMissing));

interface DialogProps {
  /** File that the dialog was opened with. */
  readonly file?: File | undefined;
  readonly onClose: () => void;
}

/** Each is loaded when it is first opened. */
const DIALOGS: Readonly<Record<StudioDialog, ComponentType<DialogProps>>> = {
  share: ShareDialog,
  points: PointsDialog,
  palette: Palette,
  replace: ReplaceDialog,
  shortcuts: ShortcutsDialog,
  lists: ListsDialog,
};

/** Ending of addresses that open the share dialog. */
const SHARE_HASH = '#share';

/** Shows the open dialog, and opens some dialogs by their shortcuts. */
export function StudioDialogs({ children }: { readonly children: ReactNode }) {
  const { session, comments } = useStudio();
  const commented = useShownComments();
  const closeComments = useCallback(() => comments.show(undefined), [comments]);
  const [shown, setShown] = useState<StudioDialog | undefined>(undefined);
  const [file, setFile] = useState<File | undefined>(undefined);
  const show = useCallback((dialog: StudioDialog, given?: File) => {
    setFile(given);
    setShown(dialog);
  }, []);
  const close = useCallback(() => setShown(undefined), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isCommentKey(event)) {
        event.preventDefault();
        if (!document.querySelector('[role=dialog]')) comments.show(pathInFocus() ?? 'all');
        return;
      }
      const dialog = dialogOf(event);
      if (!dialog || (session.readOnly && !READ_ONLY.includes(dialog))) return;
      event.preventDefault();
      // Shortcuts open no dialog over another.
      setShown((before) => before ?? (document.querySelector('[role=dialog]') ? undefined : dialog));
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [session, comments]);
  useEffect(() => {
    if (window.location.hash === SHARE_HASH && !session.readOnly) setShown('share');
  }, [session]);
  const Shown = shown && DIALOGS[shown];
  return (
    <ShowContext value={show}>
      {children}
      {Shown && <Shown file={file} onClose={close} />}
      {commented !== undefined && !Shown && <CommentsDialog onClose={closeComments} />}
    </ShowContext>
  );
}

/** Dialogs that readers may open. */
const READ_ONLY: readonly StudioDialog[] = ['palette', 'shortcuts'];

function dialogOf(event: KeyboardEvent): StudioDialog | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (altKey) return undefined;
  if ((ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'k') return 'palette';
  if ((ctrlKey || metaKey) && shiftKey && key.toLowerCase() === 'f') return 'replace';
  if (ctrlKey || metaKey || key !== '?' || isTyping(target)) return undefined;
  return 'shortcuts';
}

/** Tells whether keys ask for the comments on the focused field. By code: with Alt some layouts type another letter. */
const isCommentKey = ({ code, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  code === 'KeyM' && altKey && (ctrlKey || metaKey);

/** Returns the path of the focused field or entry, if any. The field that names an entry stands for the entry. */
function pathInFocus(): Path | undefined {
  const holder = document.activeElement?.closest(PLACE);
  const path = holder ? pathOfId(holder.id) : undefined;
  if (!path || document.getElementById(labelId(path))) return path;
  const entry = holder?.parentElement?.closest(PLACE);
  return entry ? pathOfId(entry.id) : path;
}
const PLACE = '[id^="at:"]';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type=checkbox], [type=radio], [type=range]), textarea, select'));
