'use client';

import { useDeferredValue, useMemo, useState } from 'react';
import { useDraft, useUndoable } from '@/app/_draft/use-draft';
import { MarkedPieces } from '@/app/_read/changes-view';
import { Button } from '@/app/_ui/button';
import { Dialog } from '@/app/_ui/dialog';
import { Form } from '@/app/_ui/form';
import { Tick } from '@/app/_ui/tick';
import type { Json } from '@/lib/kernel/json';
import { formatPath } from '@/lib/kernel/path';
import { type FoundText, findTexts, replacePatches, type TextSearch } from '@/lib/scenario/find-text';

const SHOWN = 100;

/** Finds text in the whole scenario, shows what would change, and replaces it in one undo step. */
export function ReplaceDialog({ onClose }: { readonly onClose: () => void }) {
  const { system, draft } = useDraft();
  const undoable = useUndoable();
  const [search, setSearch] = useState<TextSearch>({ find: '', replace: '', matchCase: false, wholeWord: false });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const deferredSearch = useDeferredValue(search);
  const found = useMemo(
    () => [...findTexts(system.draftShape, draft as unknown as Json, deferredSearch)],
    [system, draft, deferredSearch],
  );
  const chosen = found.filter(({ path, tooLong }) => tooLong === 0 && !left.has(formatPath(path)));
  const places = countOf(chosen);

  const change = (part: Partial<TextSearch>) => {
    setSearch({ ...search, ...part });
    setLeft(new Set());
  };
  const leave = (path: string, leaves: boolean) =>
    setLeft(new Set(leaves ? [...left, path] : [...left].filter((other) => other !== path)));
  const replace = () => {
    undoable(`Replaced in ${say(places, 'place')}.`, replacePatches(chosen));
    onClose();
  };

  return (
    <Dialog open onOpenChange={onClose} title="Find and replace" help="In all texts of this scenario.">
      <Form
        className="flex flex-col gap-3"
        onSubmit={() => {
          if (places > 0) replace();
        }}
      >
        <label className="flex flex-col gap-1">
          <span className="sign text-sm">Find</span>
          <input
            className="input"
            autoFocus
            value={search.find}
            onChange={(event) => change({ find: event.target.value })}
          />
        </label>
        <label className="flex flex-col gap-1">
          <span className="sign text-sm">Replace with</span>
          <input
            className="input"
            value={search.replace}
            onChange={(event) => setSearch({ ...search, replace: event.target.value })}
          />
        </label>
        <div className="flex flex-wrap gap-x-6">
          <Tick className={OPTION} checked={search.matchCase} onChange={(matchCase) => change({ matchCase })}>
            Match case
          </Tick>
          <Tick className={OPTION} checked={search.wholeWord} onChange={(wholeWord) => change({ wholeWord })}>
            Whole words
          </Tick>
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" look="main" disabled={places === 0}>
            Replace in {say(places, 'place')}
          </Button>
          <p role="status" className="text-grey">
            {search.find === ''
              ? ''
              : found.length === 0
                ? 'Nothing to replace.'
                : `Found ${say(countOf(found), 'time')} in ${say(found.length, 'text')}.`}
          </p>
        </div>
      </Form>
      <ul aria-label="What would change" className="mt-4 flex flex-col">
        {found.slice(0, SHOWN).map((text) => {
          const path = formatPath(text.path);
          return (
            <Preview key={path} text={text} chosen={!left.has(path)} onChoose={(chosen) => leave(path, !chosen)} />
          );
        })}
      </ul>
      {found.length > SHOWN && <p className="mt-3 text-sm text-grey">And {found.length - SHOWN} more texts.</p>}
    </Dialog>
  );
}

function Preview(props: {
  readonly text: FoundText;
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
}) {
  const { names, marked, tooLong } = props.text;
  return (
    <li className="border-t-2 border-line py-2">
      <label className="flex min-h-11 items-start gap-3">
        <input
          type="checkbox"
          className="mt-1 size-5 shrink-0 accent-exit"
          checked={props.chosen && tooLong === 0}
          disabled={tooLong > 0}
          onChange={(event) => props.onChoose(event.target.checked)}
        />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <span className="sign block text-sm text-grey">{names.join(' · ')}</span>
          <MarkedPieces pieces={marked} />
          {tooLong > 0 && (
            <span className="block text-alarm">
              This would be {say(tooLong, 'character')} too long for its field, so it stays as it is.
            </span>
          )}
        </span>
      </label>
    </li>
  );
}

const OPTION = 'min-h-11 gap-2';
const countOf = (texts: readonly FoundText[]): number => texts.reduce((sum, { count }) => sum + count, 0);
const say = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
