import type { IdeaView, PersonView } from '@/lib/table/view';
import { PersonSign } from './person-sign';

/** What stands below an idea's words: ideas that were put together with it, and whose it is if that is said. */
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
