'use client';

import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Dialog } from '@/app/_ui/dialog';
import { formatPicture, parsePicture } from '@/lib/kit/picture';
import { OwnPicture } from './own-picture';
import { PresentArt } from './present-art';
import { SignPicture } from './sign-picture';
import { loadSignNames, SIGNS_SHOWN, sayName, searchSigns } from './sign-search';

/** Dialog that chooses a picture: an icon, or the user's own file. */
export function PictureDialog(props: {
  readonly draftId: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly onClose: () => void;
}) {
  const present = parsePicture(props.value);
  const chooseArt = (hash: string) => props.onChoose(formatPicture({ kind: 'art', hash }));
  return (
    <Dialog open onOpenChange={props.onClose} title="Choose a picture">
      <div className="flex flex-col gap-6">
        <ChooseSign
          chosen={present.kind === 'sign' ? present.name : undefined}
          onChoose={(name) => props.onChoose(formatPicture({ kind: 'sign', name }))}
        />
        <div className="flex flex-col gap-3">
          <h3 className="border-t-2 border-line pt-4 text-lg">Or use your own</h3>
          <PresentArt draftId={props.draftId} onChoose={chooseArt} />
          <OwnPicture draftId={props.draftId} onBrought={chooseArt} />
        </div>
      </div>
    </Dialog>
  );
}

/** Text search over four thousand icons. */
function ChooseSign(props: { readonly chosen: string | undefined; readonly onChoose: (name: string) => void }) {
  const [names, setNames] = useState<readonly string[]>();
  const [failed, setFailed] = useState(false);
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const found = useMemo(() => searchSigns(names ?? [], wanted), [names, wanted]);

  useEffect(() => {
    let gone = false;
    loadSignNames().then(
      (loaded) => !gone && setNames(loaded),
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, []);

  return (
    <section className="flex flex-col gap-3" aria-label="Signs">
      <label className="flex flex-col gap-1">
        <span className="sign">Search the icons</span>
        <input
          className="input"
          type="search"
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: it stands in a dialog that somebody opened to choose
          autoFocus
          placeholder="door, ghost, broken heart …"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <p role="status" className="text-sm text-grey">
        {failed
          ? 'The icons could not be loaded. Try again when you are online; your own pictures work offline too.'
          : sayFound(wanted, found.length, names?.length)}
      </p>
      {found.length > 0 && <SignGrid key={wanted} names={found} chosen={props.chosen} onChoose={props.onChoose} />}
    </section>
  );
}

/** Listbox of icons with their names: one tab stop, and arrow keys move within it. */
function SignGrid(props: {
  readonly names: readonly string[];
  readonly chosen: string | undefined;
  readonly onChoose: (name: string) => void;
}) {
  const names = props.names.slice(0, SIGNS_SHOWN);
  const [active, setActive] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const at = Math.min(active, names.length - 1);

  const move = (event: KeyboardEvent) => {
    const options = [...(grid.current?.children ?? [])].filter((child) => child instanceof HTMLElement);
    const next = stepFrom(at, event.key, options);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    options[next]?.focus();
  };

  return (
    <div
      ref={grid}
      role="listbox"
      aria-label="Icons"
      tabIndex={-1}
      onKeyDown={move}
      className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2"
    >
      {names.map((name, i) => (
        <button
          key={name}
          type="button"
          role="option"
          aria-selected={name === props.chosen}
          tabIndex={i === at ? 0 : -1}
          onFocus={() => setActive(i)}
          onClick={() => props.onChoose(name)}
          className="flex min-h-24 flex-col items-center gap-1 rounded-sm border-2 border-line bg-raised p-2 text-center text-sm leading-tight hover:border-ink aria-selected:border-exit"
        >
          <SignPicture name={name} />
          <span className="min-w-0 max-w-full [overflow-wrap:anywhere]">{sayName(name)}</span>
        </button>
      ))}
    </div>
  );
}

/** Returns the index that a key moves to, in the same row or one row up or down; undefined if there is none. */
function stepFrom(at: number, key: string, options: readonly HTMLElement[]): number | undefined {
  const last = options.length - 1;
  const columns = options.findIndex(({ offsetTop }) => offsetTop !== options[0]?.offsetTop);
  const row = columns === -1 ? options.length : columns;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + row,
    ArrowUp: at - row,
    Home: 0,
    End: last,
  };
  const next = steps[key];
  return next === undefined || next < 0 || next > last ? undefined : next;
}

function sayFound(wanted: string, found: number, all: number | undefined): string {
  if (all === undefined) return 'Loading icons…';
  if (wanted.trim() === '')
    return `${all.toLocaleString('en')} icons by game-icons.net (CC BY 3.0; every kit credits them).`;
  if (found === 0) return 'No icon has that name. Try another English word.';
  if (found > SIGNS_SHOWN) return `The ${SIGNS_SHOWN} best matches of ${found}. Add a word to narrow them down.`;
  return found === 1 ? 'One icon.' : `${found} icons.`;
}
