'use client';

import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { downloadDraft } from '@/app/_draft/download';
import { isHeldBy, studioSteps, widgetPaths } from '@/app/_draft/steps';
import { useDraft, useStudio } from '@/app/_draft/use-draft';
import { isComposing } from '@/app/_ui/composing';
import { Dialog } from '@/app/_ui/dialog';
import { fold } from '@/lib/kernel/fold';
import type { Json } from '@/lib/kernel/json';
import type { Path } from '@/lib/kernel/path';
import type { Draft } from '@/lib/scenario/draft';
import { namedPlaces } from '@/lib/scenario/entry-names';
import type { GameManifest } from '@/lib/scenario/game-manifest';
import { useShow } from './show-dialog';

interface PaletteItem {
  readonly name: string;
  /** Kind of the item, shown beside it and searched too. */
  readonly kind: string;
  readonly act: () => void;
}

/** Returns the steps, entries and settings of a draft, as far as a step edits them. */
function placeItems(
  system: GameManifest,
  draft: Draft,
  go: { readonly toStep: (step: string) => void; readonly toPath: (path: Path, focused?: Path) => void },
): readonly PaletteItem[] {
  const held = system.form.steps.flatMap(({ widgets }) => widgets.flatMap(widgetPaths));
  const isEdited = (path: Path) => path[0] !== 'body' || held.some((one) => isHeldBy(path, one));
  return [
    ...studioSteps(system).map(({ id, title }) => ({ name: title, kind: 'step', act: () => go.toStep(id) })),
    ...[...namedPlaces(system.draftShape, draft as unknown as Json)]
      .filter(({ path }) => isEdited(path))
      .map(({ name, kind, path, headline }) => ({ name, kind, act: () => go.toPath(path, headline) })),
  ];
}

const MAX_SHOWN = 50;

/** Returns the items with all these words in their name or kind, sorted by how early in the name they occur. */
export function searchItems(items: readonly PaletteItem[], query: string): readonly PaletteItem[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return items
    .map((item) => ({ item, rank: rankOf(item, words) }))
    .filter(({ rank }) => rank < NOWHERE)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MAX_SHOWN)
    .map(({ item }) => item);
}

const NOWHERE = 4;

function rankOf({ name, kind }: PaletteItem, words: readonly string[]): number {
  const folded = fold(name);
  const ranks = words.map((word) => {
    const at = folded.indexOf(word);
    if (at === 0) return 0;
    if (at > 0) return /[\p{L}\p{N}]/u.test(folded[at - 1] ?? '') ? 2 : 1;
    return fold(kind).includes(word) ? 3 : NOWHERE;
  });
  return Math.max(0, ...ranks);
}

/** Command palette: goes to a place or runs a command by a part of its name. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const { system, draft, focusPath, goToStep } = useDraft();
  const commands = useCommands();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // Runs after the dialog has closed: otherwise the dialog would take the focus back.
  const chosen = useRef<PaletteItem | undefined>(undefined);

  const items = useMemo(() => {
    const toStep = (step: string) => {
      goToStep(step);
      window.scrollTo({ top: 0 });
      document.getElementById('step')?.focus({ preventScroll: true });
    };
    return [...placeItems(system, draft, { toStep, toPath: focusPath }), ...commands];
  }, [system, draft, focusPath, goToStep, commands]);
  const found = useMemo(() => searchItems(items, query), [items, query]);
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
    if (isComposing(event)) return;
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
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
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
      ['As a spreadsheet', () => show('lists')],
      ['Keyboard shortcuts', () => show('shortcuts')],
      ['Home page', () => window.location.assign('/')],
    ];
    return [...(readOnly ? [] : writing), ...always].map(([name, act]) => ({ name, kind: 'command', act }));
  }, [session, system, show, readOnly]);
}

const PAGE = 10;
