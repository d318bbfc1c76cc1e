import { describe, expect, it } from 'vitest';
import type { Form } from '@/lib/contract/form';
import { applyChanges } from './apply-changes';
import { setDeclined } from './notes';
import { recordOf } from './record';
import { type IdeaRow, newTable, type PersonRow, type TableState } from './state';

const person = (id: string, more: Partial<PersonRow> = {}): PersonRow => ({
  id,
  memberId: `m-${id}`,
  name: id.toUpperCase(),
  colour: 'red',
  role: 'player',
  waiting: false,
  removed: false,
  consents: false,
  wouldFollow: null,
  wantsGm: false,
  gmVote: null,
  gmVotes: null,
  gmCard: null,
  place: id.charCodeAt(0),
  here: true,
  joinedAt: 0,
  seenAt: 0,
  ...more,
});

const idea = (id: string, more: Partial<IdeaRow> = {}): IdeaRow => ({
  id,
  question: 'barriers',
  round: 1,
  text: `Idea ${id}`,
  author: null,
  at: 0,
  place: id.charCodeAt(0),
  fate: 'open',
  mergedInto: null,
  slot: null,
  keep: null,
  drop: null,
  settledBy: null,
  drawnKeep: null,
  drawnDrop: null,
  withdrawal: null,
  ...more,
});

const form: Form = {
  steps: ['place', 'barriers'].map((id) => ({
    id,
    title: id,
    question: `Why ${id}?`,
    help: '',
    widgets: [],
    slots: [{ id, title: `The ${id}`, ask: `Why ${id}?`, path: [id], prompts: [] }],
  })),
  course: [],
};

function table(ideas: readonly IdeaRow[], people: readonly PersonRow[]): TableState {
  const row = { id: 't', draftId: 'd', system: 's', title: 'A ship', code: 'ABCD2345', createdAt: 7 };
  return {
    ...newTable(row, person('a', { role: 'gm', consents: true })),
    people: new Map([person('a', { role: 'gm', consents: true }), ...people].map((row) => [row.id, row])),
    rounds: [{ round: 1, question: 'barriers', anonymous: false, openedAt: 9 }],
    ideas: new Map(ideas.map((row) => [row.id, row])),
  };
}

describe('a table’s record', () => {
  it('names people who agreed, counts the others, and leaves out watchers', () => {
    const others = [person('b'), person('c', { consents: true }), person('d', { role: 'watcher', consents: true })];
    const state = table([], [...others, person('e')]);
    expect(recordOf(state, form, 1e9)).toMatchObject({ unnamed: 2, declined: 0 });
    const { people, unnamed, declined } = recordOf(applyChanges(state, [setDeclined('e', true)]), form, 1e9);
    expect(people.map(({ name }) => name)).toEqual(['A', 'C']);
    expect([unnamed, declined]).toEqual([2, 1]);
  });

  it('lists the fate of every idea, with its author only if they agreed', () => {
    const { questions, parked } = recordOf(
      table(
        [
          idea('1', { author: 'a', fate: 'placed', slot: 'place', keep: 2, drop: 1, settledBy: 'majority' }),
          idea('2', { author: 'b', fate: 'dropped', settledBy: 'card', drawnKeep: '2C', drawnDrop: 'QS' }),
          idea('3', { fate: 'merged', mergedInto: '1' }),
          idea('4', { fate: 'merged', mergedInto: '3' }),
        ],
        [person('b')],
      ),
      form,
      1e9,
    );
    expect(questions.map(({ id }) => id)).toEqual(['barriers']);
    expect(questions[0]?.rounds[0]?.ideas).toMatchObject([
      { id: '1', author: 'A', placedIn: 'The place', keep: 2, drop: 1, same: ['Idea 3', 'Idea 4'] },
      { id: '2', drawn: { keep: '2C', drop: 'QS' } },
    ]);
    expect(JSON.stringify(questions)).not.toContain('"B"');
    expect(parked).toMatchObject([{ id: '2', question: 'The barriers' }]);
  });
});
