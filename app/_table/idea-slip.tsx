import type { ReactNode } from 'react';
import type { IdeaView, PersonView } from '@/lib/table/view';
import { PersonSign } from './person-sign';

/** An idea as a notice on the board: its words, whose they are if that is said, and what may be done with it. */
export function IdeaSlip(props: {
  readonly idea: IdeaView;
  readonly people: readonly PersonView[];
  /** Ideas that were found to be the same. */
  readonly same?: readonly IdeaView[];
  readonly large?: boolean;
  readonly children?: ReactNode;
}) {
  const { idea, people, same = [], large = false, children } = props;
  const author = people.find(({ id }) => id === idea.author);
  return (
    <div className="flex flex-col gap-2 border-2 border-ink bg-raised p-3">
      <p className={`whitespace-pre-line [overflow-wrap:anywhere] ${large ? 'sign text-xl' : ''}`}>{idea.text}</p>
      <IdeaCredits same={same} author={author} />
      {children}
    </div>
  );
}

/** Credits below an idea: ideas that were merged into it, and its author if authors are shown. */
export function IdeaCredits(props: { readonly same: readonly IdeaView[]; readonly author: PersonView | undefined }) {
  const { same, author } = props;
  return (
    <>
      {same.map(({ id, text }) => (
        <p key={id} className="border-l-4 border-line pl-2 text-sm text-grey [overflow-wrap:anywhere]">
          The same: {text}
        </p>
      ))}
      {author && (
        <p className="flex items-center gap-2 text-sm text-grey">
          <PersonSign name={author.name} colour={author.colour} />
          {author.name}
        </p>
      )}
    </>
  );
}
