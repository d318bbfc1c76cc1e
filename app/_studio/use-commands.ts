import { useMemo } from 'react';
import { downloadDraft } from '@/app/_draft/download';
import { useStudio } from '@/app/_draft/use-draft';
import type { PaletteItem } from './palette-items';
import { useShow } from './show-dialog';

/** What can be done from anywhere in the studio. */
export function useCommands(): readonly PaletteItem[] {
  const { session, system } = useStudio();
  const show = useShow();
  const { readOnly } = session;
  return useMemo(() => {
    const writing: readonly (readonly [string, () => void])[] = [
      ['Undo', session.undo],
      ['Redo', session.redo],
      ['Find and replace', () => show('replace')],
      ['Earlier versions', () => show('points')],
      ['Share', () => show('share')],
    ];
    const always: readonly (readonly [string, () => void])[] = [
      ['Download the JSON', () => downloadDraft(session.draft(), system)],
      ['Keyboard shortcuts', () => show('shortcuts')],
      ['Home page', () => window.location.assign('/')],
    ];
    return [...(readOnly ? [] : writing), ...always].map(([name, act]) => ({ name, kind: 'command', act }));
  }, [session, system, show, readOnly]);
}
