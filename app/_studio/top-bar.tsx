'use client';

import Link from 'next/link';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { elementId } from '@/app/_draft/element-id';
import { PRINT } from '@/app/_draft/steps';
import { useOpenCount } from '@/app/_draft/use-comments';
import { useStudio, useValue } from '@/app/_draft/use-draft';
import { WhoIsHere } from '@/app/_draft/who-is-here';
import { useTypedText } from '@/app/_forms/use-typed-text';
import { Button, buttonLook, IconButton } from '@/app/_ui/button';
import { Icon, type IconName } from '@/app/_ui/icons';
import { BrandSign } from '@/app/_ui/placard';
import { Toasts } from '@/app/_ui/toasts';
import { useShow } from './show-dialog';

/** Larger counts would not fit beside the icon. */
const COUNT_MAX = 99;
/** Delay before the stamp says “saved”, so that it does not flicker while the author types. */
const CALM_MS = 250;

function SaveStamp() {
  const { session } = useStudio();
  const [state, setState] = useState('saving');

  useEffect(() => {
    let calm: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(calm);
      const save = session.saveState();
      if (save.state === 'saved') calm = setTimeout(setState, CALM_MS, 'saved');
      // A string, so that equal states are equal values.
      else setState(save.state === 'unsaved' ? `!${save.message}` : save.state);
    };
    look();
    const end = session.subscribe(look);
    return () => {
      end();
      clearTimeout(calm);
    };
  }, [session]);

  if (state === 'saved') {
    return (
      <p role="status" className="kicker -rotate-2 border-2 border-exit px-2 py-1 text-exit">
        Saved.
      </p>
    );
  }
  if (state === 'saving') {
    return (
      <p role="status" className="kicker border-2 border-dashed border-grey px-2 py-1 text-grey">
        Saving…
      </p>
    );
  }
  return (
    <p
      role="status"
      className="order-last w-full border-2 border-[#16201b] bg-hazard px-2 py-1 text-sm leading-tight text-on-hazard md:order-none md:w-auto md:max-w-xs"
    >
      <span className="kicker">Not saved: </span>
      {state.slice(1)}
    </p>
  );
}

export function TopBar({ step }: { readonly step: string }) {
  const { session, goToStep } = useStudio();
  const show = useShow();
  return (
    <header className="sticky top-0 z-30 has-[[data-notice]]:z-45 flex [@media(height<26rem)]:relative flex-wrap items-center gap-x-2 border-b-4 border-ink bg-paper px-2 py-1 sm:px-4 md:flex-nowrap">
      <Link href="/" className={buttonLook('quiet', 'px-2!')} prefetch={false}>
        <BrandSign height={28} />
        <span className="sr-only md:not-sr-only">Trapdoor</span>
      </Link>
      <div className="relative flex min-w-0 flex-1 basis-40 flex-wrap items-center gap-x-2 md:flex-nowrap">
        <Title />
        <WhoIsHere />
        <SaveStamp />
        {/* Covers the logo on the left too if space is short. */}
        <Toasts step={step} className="absolute inset-y-0 -left-13 right-0 md:left-0" />
      </div>
      <div className="ml-auto flex flex-wrap items-center justify-end">
        <WordButton label="Search (Ctrl K)" word="Search" onClick={() => show('palette')} icon="search" />
        {!session.readOnly && <HistoryButtons />}
        {!session.readOnly && (
          <>
            <WordButton
              label="Find and replace"
              word="Replace"
              onClick={() => show('replace')}
              icon="replace"
              className="max-sm:hidden"
            />
            <WordButton label="History: earlier versions" word="History" onClick={() => show('points')} icon="clock" />
            <CommentsButton />
            <WordButton label="Share" word="Share" onClick={() => show('share')} icon="share" />
          </>
        )}
        <Button look="quiet" className="px-3!" onClick={() => goToStep(PRINT.id)}>
          <Icon name="print" />
          <span className="sr-only sm:not-sr-only">Print</span>
        </Button>
      </div>
    </header>
  );
}

function CommentsButton() {
  const { comments } = useStudio();
  const open = useOpenCount();
  return (
    <WordButton
      label={open === 0 ? 'Comments' : `Comments: ${open} open`}
      word="Comments"
      onClick={() => comments.show('all')}
      icon="comment"
      count={open}
    />
  );
}

/** Button of the bar: an icon, with its word on wide pages. */
function WordButton(props: {
  readonly label: string;
  readonly word: string;
  readonly icon: IconName;
  readonly onClick: () => void;
  readonly className?: string;
  /** Shown beside the icon unless it is 0. */
  readonly count?: number;
}) {
  const { label, word, icon, onClick, className = '', count = 0 } = props;
  return (
    <Button
      look="quiet"
      aria-label={label}
      title={label}
      className={`relative max-[1199px]:size-[44px] max-[1199px]:px-0! min-[1200px]:px-2! ${className}`}
      onClick={onClick}
      icon={icon}
    >
      <span className="hidden min-[1200px]:inline">{word}</span>
      {count > 0 && (
        <span className="absolute right-0 top-0 min-w-5 rounded-full bg-service px-1 text-center text-xs text-paper min-[1200px]:static">
          {count > COUNT_MAX ? `${COUNT_MAX}+` : count}
        </span>
      )}
    </Button>
  );
}

function Title() {
  const { session } = useStudio();
  const title = useValue(['title']);
  const text = typeof title === 'string' ? title : '';
  const change = (field: HTMLInputElement) => session.editText(['title'], field.value);
  const field = useTypedText(text, change);
  return (
    <input
      {...field}
      className="sign min-h-11 min-w-0 flex-1 basis-24 text-ellipsis border-b-2 border-transparent bg-transparent px-2 pt-1 text-lg hover:border-grey focus:border-ink"
      id={`${elementId(['title'])}:bar`}
      aria-label="Title"
      placeholder="Untitled disaster"
      maxLength={200}
      readOnly={session.readOnly}
      onChange={({ target }) => change(target)}
    />
  );
}

function HistoryButtons() {
  const { session } = useStudio();
  const canUndo = useSyncExternalStore(
    session.subscribe,
    () => session.history().canUndo,
    () => false,
  );
  const canRedo = useSyncExternalStore(
    session.subscribe,
    () => session.history().canRedo,
    () => false,
  );
  return (
    <>
      <IconButton label="Undo" disabled={!canUndo} onClick={() => session.undo()} icon="undo" />
      <IconButton label="Redo" disabled={!canRedo} onClick={() => session.redo()} icon="redo" />
    </>
  );
}
