import type { ReactNode } from 'react';
import type { IdeaView, PersonView } from '@/lib/table/view';
import { IdeaCredits } from './idea-credits';

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
