'use client';

import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { downloadDraft } from '@/app/_draft/download';
import { useDraft, useStudio } from '@/app/_draft/use-draft';
import { Dialog } from '@/app/_ui/dialog';
import { type PaletteItem, placeItems, searchItems } from './palette-items';
import { useShow } from './show-dialog';

/** Goes to whatever is called by part of its name, or does it. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const { system, draft, focusPath, goToStep } = useDraft();
  const commands = useCommands();
  const [sought, setSought] = useState('');
  const [at, setAt] = useState(0);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // What was chosen happens once the dialog has gone, or it would take the focus back.
  const chosen = useRef<PaletteItem | undefined>(undefined);

  const items = useMemo(() => {
    const toStep = (step: string) => {
      goToStep(step);
      window.scrollTo({ top: 0 });
      document.getElementById('step')?.focus({ preventScroll: true });
    };
    return [...placeItems(system, draft, { toStep, toPath: focusPath }), ...commands];
  }, [system, draft, focusPath, goToStep, commands]);
  const found = useMemo(() => searchItems(items, sought), [items, sought]);
  const current = Math.min(at, found.length - 1);
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const choose = (item: PaletteItem | undefined) => {
    if (!item) return;
    chosen.current = item;
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE }[event.key];
    if (event.key === 'Enter') choose(found[current]);
    else if (step === undefined) return;
    else if (Math.abs(step) === PAGE) setAt(Math.max(0, Math.min(found.length - 1, current + step)));
    else setAt((current + step + found.length) % Math.max(1, found.length));
    event.preventDefault();
  };

  return (
    <Dialog open onOpenChange={onClose} onClosed={() => chosen.current?.act()} title="Go to">
      <input
        type="text"
        role="combobox"
        autoFocus
        aria-label="Go to"
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? `${id}:${current}` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="input"
        placeholder="A step, entry, setting or command"
        value={sought}
        onChange={(event) => {
          setSought(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={found.length === 0 ? 'mt-4 text-grey' : 'sr-only'}>
        {found.length === 0 ? 'Nothing here has that name.' : `${found.length} found`}
      </p>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label="Places and commands"
        className="mt-3 h-[50dvh] overflow-y-auto"
      >
        {found.map((item, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the combobox has the focus and the keys
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
            key={i}
            id={`${id}:${i}`}
            role="option"
            aria-selected={i === current}
            onClick={() => choose(item)}
            className={`flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3 py-1 hover:bg-sunk ${i === current ? 'outline-3 -outline-offset-3 outline-service' : ''}`}
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">{item.name}</span>
            <span className="shrink-0 text-sm text-grey">{item.kind}</span>
          </div>
        ))}
      </div>
    </Dialog>
  );
}

/** Commands that are available anywhere in the studio. */
function useCommands(): readonly PaletteItem[] {
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

const PAGE = 10;
