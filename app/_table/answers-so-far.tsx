'use client';

import type { Json } from '@/lib/kernel/json';
import { entriesAt } from '@/lib/schema/references';
import {
  type Asking,
  type FollowUpQuestion,
  isUnanswered,
  nameOf,
  pointedList,
  pointedTo,
} from '@/lib/table/follow-up';
import { joined } from '@/lib/tabletop/wording';

/** All that was answered, entry by entry, each with the way back to its question. */
export function AnswersSoFar(props: {
  readonly askings: readonly Asking[];
  readonly followUp: FollowUpQuestion;
  readonly draft: Json;
  readonly onPick: (asking: Asking) => void;
}) {
  const { askings, followUp, draft, onPick } = props;
  const entries = [...new Set(askings.map(({ entry }) => entry))];
  return (
    <section aria-labelledby="answers" className="flex flex-col gap-3">
      <h2 id="answers" className="border-b-2 border-ink pb-1 text-lg">
        Answers so far
      </h2>
      {entries.map((entry) => (
        <div key={entry.id} className="border-2 border-ink">
          <h3 className="sign bg-sunk px-3 py-1 [overflow-wrap:anywhere]">{nameOf(entry, followUp.noun)}</h3>
          {askings
            .filter((asking) => asking.entry === entry)
            .map((asking) => (
              <button
                key={asking.field.field}
                type="button"
                onClick={() => onPick(asking)}
                className="block min-h-11 w-full border-t border-line px-3 py-1 text-left hover:bg-sunk"
              >
                <span className="block text-sm text-grey">{asking.field.ask}</span>
                <span className={`block [overflow-wrap:anywhere] ${isUnanswered(asking, draft) ? 'text-alarm' : ''}`}>
                  {sayAnswer(asking, followUp, draft)}
                </span>
              </button>
            ))}
        </div>
      ))}
    </section>
  );
}

const NOTHING = 'Nothing yet';

function sayAnswer(asking: Asking, followUp: FollowUpQuestion, draft: Json): string {
  const { entry, field } = asking;
  const { answering } = field;
  const value = entry[field.field];
  switch (answering.by) {
    case 'text':
      return typeof value === 'string' && value.trim() !== '' ? value : NOTHING;
    case 'choice':
      return answering.options.find((option) => option.value === value)?.title ?? NOTHING;
    case 'number':
      return typeof value === 'number' ? String(value) : 'No number';
    case 'lines':
      return joined(entriesAt(entry, [field.field]).map((line) => String(line[answering.inner] ?? ''))) || NOTHING;
    default: {
      const ids = answering.by === 'reference' ? [String(value ?? '')] : pointedTo(asking, draft);
      const list = answering.by === 'pairs' ? followUp.of : pointedList(answering.to, [...followUp.of, entry.id]);
      const named = entriesAt(draft, list).filter(({ id }) => ids.includes(id));
      return joined(named.map((each) => nameOf(each, 'entry'))) || (field.isOptional ? 'None' : NOTHING);
    }
  }
}
