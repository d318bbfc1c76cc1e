'use client';

import { type ReactNode, useRef, useState } from 'react';
import { useStudio, useUndoable } from '@/app/_draft/use-draft';
import { SUGGESTIONS, useSuggestions } from '@/app/_draft/use-suggestions';
import { Button } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';
import { askAgainPatches, declinePatches, type Suggestion } from '@/lib/contract/suggestions';
import type { Json } from '@/lib/kernel/json';
import { nestPatches, type Patch } from '@/lib/kernel/patch';
import { LIST_MAX } from '@/lib/schema/fields';

const SHOWN_AT_ONCE = 5;

/** Suggestions of the game for a step, to accept or decline with one click; declined ones on request. */
export function Suggestions({ step }: { readonly step: string }) {
  const { session } = useStudio();
  const undoable = useUndoable();
  const suggestions = useSuggestions();
  const open = suggestions.open.filter((suggestion) => suggestion.step === step);
  const declined = suggestions.declined.filter((suggestion) => suggestion.step === step);
  const [all, showAll] = useState(false);
  const [again, showAgain] = useState(false);
  const [wasShown, setWasShown] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const some = open.length + declined.length > 0;
  if (some && !wasShown) setWasShown(true);
  if (!some && !wasShown) return null;

  const act = (said: string, patches: readonly Patch[]) => {
    undoable(said, nestPatches(patches, ['body']));
    // The pressed button disappears.
    heading.current?.focus();
  };
  const accept = ({ patches }: Suggestion) => act('Accepted.', patches);
  const decline = (suggestion: Suggestion) =>
    act(
      'Declined. It stays declined until you ask for it again.',
      declinePatches(suggestion, session.draft().body as Json, LIST_MAX),
    );
  const shown = all ? open : open.slice(0, SHOWN_AT_ONCE);

  return (
    <section id={SUGGESTIONS} aria-labelledby={`${SUGGESTIONS}:title`} className="flex min-w-0 flex-col gap-3">
      <h2 ref={heading} id={`${SUGGESTIONS}:title`} tabIndex={-1} className="text-lg">
        Suggestions
      </h2>
      {open.length === 0 && <p className="text-grey">Nothing more to suggest.</p>}
      <ul className="flex flex-col gap-3">
        {shown.map((suggestion) => (
          <Item key={suggestion.key} suggestion={suggestion}>
            <Choice look="plain" name="Accept" of={suggestion} choose={accept} />
            <Choice name="Decline" of={suggestion} choose={decline} />
          </Item>
        ))}
      </ul>
      {shown.length < open.length && (
        <Button className="self-start" onClick={() => showAll(true)}>
          Show {open.length - shown.length} more
        </Button>
      )}
      {declined.length > 0 && (
        <Button look="quiet" className="self-start" aria-expanded={again} onClick={() => showAgain(!again)}>
          Show declined suggestions ({declined.length})
          <Icon name="chevron" className={again ? 'rotate-180' : ''} />
        </Button>
      )}
      {again && declined.length > 0 && (
        <ul aria-label="Declined suggestions" className="flex flex-col gap-3">
          {declined.map((suggestion) => (
            <Item key={suggestion.key} suggestion={suggestion}>
              <Choice
                name="Suggest again"
                of={suggestion}
                choose={() => act('It is suggested again.', askAgainPatches(suggestion))}
              />
            </Item>
          ))}
        </ul>
      )}
    </section>
  );
}

function Item({ suggestion, children }: { readonly suggestion: Suggestion; readonly children: ReactNode }) {
  const { focusPath, session } = useStudio();
  return (
    <li className="slid flex min-w-0 flex-col gap-1 border-l-4 border-service bg-raised p-3">
      <p className="[overflow-wrap:anywhere]">{suggestion.text}</p>
      <p className="measure text-sm text-grey [overflow-wrap:anywhere]">{suggestion.reason}</p>
      <div className="mt-1 flex flex-wrap gap-2">
        {!session.readOnly && children}
        <Choice name="Show me" of={suggestion} choose={({ path }) => focusPath(['body', ...path])} />
      </div>
    </li>
  );
}

function Choice(props: {
  readonly name: string;
  readonly of: Suggestion;
  readonly choose: (suggestion: Suggestion) => void;
  readonly look?: 'plain' | 'quiet';
}) {
  const { name, of, choose, look = 'quiet' } = props;
  return (
    <Button look={look} aria-label={`${name}: ${of.text}`} onClick={() => choose(of)}>
      {name}
    </Button>
  );
}
