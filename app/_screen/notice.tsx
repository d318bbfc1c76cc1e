import type { ReactNode } from 'react';
import { REACTION_LOOK } from '@/app/_table/reaction-buttons';
import { COLOUR_LOOK } from '@/app/_ui/colours';
import { Icon } from '@/app/_ui/icons';
import type { ReactionCounts } from '@/lib/table/reactions';
import type { IdeaView, PersonView } from '@/lib/table/view';
import { REACTIONS } from '@/lib/table/vocabulary';

/** An idea as a notice pinned to a board: its text, and its author if known. */
export function Notice(props: {
  readonly idea: IdeaView;
  readonly author: PersonView | undefined;
  readonly fresh?: boolean;
  readonly children?: ReactNode;
}) {
  const { idea, author, fresh = false, children } = props;
  return (
    <div
      className={`relative border-[0.12em] border-ink bg-raised px-[0.7em] pb-[0.5em] pt-[0.8em] ${fresh ? 'dealt' : ''}`}
    >
      <Pin />
      <p className="sign text-[1.15em] leading-tight whitespace-pre-line [overflow-wrap:anywhere]">{idea.text}</p>
      {author && <Author person={author} />}
      {idea.reactions && <Counts counts={idea.reactions} />}
      {children}
    </div>
  );
}

/** Reactions to an idea, if there are any. */
function Counts({ counts }: { readonly counts: ReactionCounts }) {
  const given = REACTIONS.filter((each) => counts[each] > 0);
  if (given.length === 0) return null;
  return (
    <p className="mt-[0.3em] flex justify-end gap-[0.8em] text-[0.85em]">
      {given.map((each) => (
        <span key={each} className="flex items-center gap-[0.25em]">
          <Icon name={REACTION_LOOK[each].icon} width="1em" height="1em" />
          <span className="sr-only">{REACTION_LOOK[each].name}: </span>
          {counts[each]}
        </span>
      ))}
    </p>
  );
}

function Author({ person }: { readonly person: PersonView }) {
  return (
    <p className="mt-[0.3em] flex items-center gap-[0.4em] text-[0.85em]">
      <Spot person={person} />
      <span className="truncate">{person.name}</span>
    </p>
  );
}

/** A person's colour, shown beside the name. */
export function Spot({ person }: { readonly person: Pick<PersonView, 'colour'> }) {
  return (
    <span
      aria-hidden
      className="inline-block size-[0.8em] shrink-0 rounded-full border-[0.1em] border-ink"
      style={{ background: COLOUR_LOOK[person.colour].ground }}
    />
  );
}

function Pin() {
  return (
    <span
      aria-hidden
      className="absolute left-1/2 top-[-0.35em] size-[0.7em] -translate-x-1/2 rounded-full border-[0.12em] border-ink bg-alarm"
    />
  );
}
