import type { ReactNode } from 'react';
import { COLOUR_LOOK } from '@/app/_ui/colours';
import type { IdeaView, PersonView } from '@/lib/table/view';

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
      {children}
    </div>
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
