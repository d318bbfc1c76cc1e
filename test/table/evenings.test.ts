import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges } from '@/lib/table/apply-changes';
import { leads, mayAdmit, takesPart } from '@/lib/table/decide/deciding';
import { makingOf } from '@/lib/table/making';
import { secretsOf } from '@/lib/table/notes';
import { canEditDraft, type TableState } from '@/lib/table/state';
import { type Viewer, viewOf } from '@/lib/table/view-of';
import { ANONYMOUS_EVERY_MS } from '@/lib/table/vocabulary';
import { creation } from '../support/people-game';
import { fullTable, type Happening, happen, happening, isSingle, type Step } from '../support/table-play';

/** Additional commands of the person who opened the table. */
const AT_THE_DOOR: readonly string[] = ['admit', 'remove', 'bringBack', 'setDoor'];

const evening = fc.array(happening, { minLength: 40, maxLength: 120 });

/** Plays a session and calls `look` at every step. */
function follow(happenings: readonly Happening[], look: (before: TableState, step: Step, after: TableState) => void) {
  let state = fullTable();
  for (const [turn, each] of happenings.entries()) {
    const step = happen(state, each, turn);
    const after = step.result.ok && step.result.value.length > 0 ? applyChanges(state, step.result.value) : state;
    look(state, step, after);
    state = after;
  }
  return state;
}

/** Secrets of a table without the notes that are stored beside them. */
const secretsIn = ({ secrets }: TableState) => [...secrets].filter(([secret]) => !secret.startsWith('note:'));

const always = (look: (before: TableState, step: Step, after: TableState) => void, numRuns = 60) =>
  fc.assert(
    fc.property(evening, (happenings) => void follow(happenings, look)),
    { numRuns },
  );

describe('any session', () => {
  it('reaches every phase', () => {
    const seen = new Set<string>();
    always((_, { command, result }, { table, ideas }) => {
      if (result.ok && result.value.length > 0) seen.add(typeof command === 'string' ? command : command.type);
      seen.add(table.phase);
      for (const { fate, settledBy } of ideas.values()) seen.add(`${fate} ${settledBy}`);
    }, 600);
    for (const reached of [
      ...['make', 'startMaking', 'beginMaking', 'placeCard', 'restSeat'],
      ...['addIdea', 'vote', 'voteRest', 'reveal', 'merge', 'unmerge', 'revive', 'place', 'handOver'],
      ...['startChoosing', 'kept choice', 'dropped choice'],
      ...['kept unanimity', 'dropped unanimity', 'kept majority', 'dropped card', 'finished'],
    ]) {
      expect(seen, reached).toContain(reached);
    }
  });

  it('never loses an idea, its text, or its promise of anonymity', () => {
    always((before, _, after) => {
      for (const [id, idea] of before.ideas) {
        const now = after.ideas.get(id);
        expect([now?.text, now?.question]).toEqual([idea.text, idea.question]);
        if (idea.author === null) expect(now?.author).toBeNull();
        if (idea.round !== null) expect(now?.author).toBe(idea.author);
        expect([idea.author, null]).toContain(now?.author);
      }
    });
  });

  it('allows no judgement during a brainstorm, whoever asks', () => {
    always((before, { command }, after) => {
      if (before.table.phase !== 'brainstorm') return;
      const fates = ({ ideas }: TableState) =>
        [...ideas.values()]
          .filter(({ id }) => before.ideas.has(id))
          .map(({ id, fate, keep, drop, settledBy, mergedInto }) => [id, fate, keep, drop, settledBy, mergedInto]);
      expect(fates(after), JSON.stringify(command)).toEqual(fates(before));
      expect(after.votes).toEqual(before.votes);
    });
  });

  it('settles an idea only by votes, and takes it out of the parking lot only for another vote', () => {
    always((before, { command }, after) => {
      for (const [id, { fate, keep, drop, settledBy }] of after.ideas) {
        const was = before.ideas.get(id)?.fate ?? 'open';
        if (fate === was || typeof command === 'string') continue;
        if (before.table.stage === 'choice' && fate !== 'open' && command.type === 'reveal') {
          expect(settledBy).toMatch(/choice|card/);
          expect(isSingle(after.ideas.get(id)?.question ?? '')).toBe(true);
        } else if (fate === 'kept' || fate === 'dropped') {
          // Only a choice drops what stood before.
          expect([was, command.type]).toEqual(['open', 'reveal']);
          const [mine, theirs] = fate === 'kept' ? [keep ?? 0, drop ?? 0] : [drop ?? 0, keep ?? 0];
          if (settledBy === 'unanimity') expect(theirs).toBe(0);
          expect(settledBy === 'card' ? mine === theirs && mine > 0 : mine > theirs).toBe(true);
        }
        if (was === 'dropped') expect([fate, command.type]).toEqual(['open', 'revive']);
        if (fate === 'placed') expect(was).toBe('kept');
      }
    });
  });

  it('never has two answers in the draft for a single-answer question', () => {
    always((_, __, { ideas }) => {
      const standing = [...ideas.values()].filter(
        ({ fate, slot }) => fate === 'placed' && slot !== null && isSingle(slot),
      );
      expect(standing.length).toBeLessThanOrEqual(1);
    });
  });

  it('has exactly one GM, and only leads can lead', () => {
    always((before, { actor, command, result }, after) => {
      const gms = [...after.people.values()].filter(({ role }) => role === 'gm');
      expect(gms.map((gm) => takesPart(gm))).toEqual([true]);
      const person = before.people.get(actor);
      if (typeof command === 'string' || !result.ok || (person && leads(person) && takesPart(person))) return;
      expect(secretsIn(after)).toEqual(secretsIn(before));
      if (person && mayAdmit(person) && AT_THE_DOOR.includes(command.type)) return;
      expect(after.table).toEqual(before.table);
      if (command.type === 'agreeLead') return;
      for (const [id, other] of after.people) if (id !== actor) expect(other).toEqual(before.people.get(id));
    });
  });

  it('counts one vote per person and idea, only of participants, and none after they are revealed', () => {
    always((before, { actor, command }, after) => {
      if (after.votes === before.votes || typeof command === 'string' || command.type !== 'vote') return;
      const person = before.people.get(actor);
      expect(person && takesPart(person)).toBe(true);
      expect([before.table.phase, before.table.revealed]).toEqual(['decide', false]);
      expect(after.votes.get(command.idea)?.get(actor)).toBe(command.choice);
    });
  });

  it('stores nothing that identifies the author of an anonymous idea', () => {
    always((before, { actor, command, now, result }) => {
      if (typeof command === 'string' || command.type !== 'addIdea' || !result.ok) return;
      for (const change of result.value) {
        if (change.type !== 'addIdea') throw new Error('An idea changes nothing else.');
        if (change.idea.author !== null) continue;
        const { id, text, question, ...rest } = change.idea;
        const person = before.people.get(actor);
        for (const trace of [actor, person?.memberId, person?.name]) {
          expect(JSON.stringify(rest)).not.toContain(`"${trace}"`);
        }
        expect(rest.at % ANONYMOUS_EVERY_MS).toBe(0);
        expect(now - rest.at).toBeLessThan(ANONYMOUS_EVERY_MS);
        expect(rest.place).not.toBe(before.ideas.size + 1);
      }
    });
  });

  it('refuses without changing anything, and gives the reason in a sentence', () => {
    always((_, { result }) => {
      if (result.ok) return;
      expect(result.error.code).toMatch(/^table\/[a-z-]+$/);
      expect(result.error.message).toMatch(/^[A-Z].*[.:?]$/s);
    });
  });

  it('has a creation log that can be replayed, and no card in two hands', () => {
    always((_before, _step, after) => {
      const making = makingOf(after);
      if (!making) return;
      const cards = making.hands.flat();
      expect(new Set(cards).size).toBe(cards.length);
      const creating = creation.open(making.beginning, making.steps);
      expect([creating.stage, creating.turn]).toEqual([making.stage, making.turn]);
      expect(making.people.map((_, seat) => creating.owed(seat))).toEqual(making.owed);
    }, 15);
  });

  it('shows nobody the secrets of others', () => {
    always((_, { now }, state) => {
      const viewers: Viewer[] = ['screen', ...[...state.people.keys()].map((person) => ({ person }))];
      expect(viewers.flatMap((viewer) => [...leaks(state, viewer, now)])).toEqual([]);
    }, 20);
  });
});

/** Lists secrets of others that a viewer sees. */
function* leaks(state: TableState, viewer: Viewer, now: number): Generator<string> {
  const view = viewOf(state, viewer, now);
  const text = JSON.stringify(view);
  const you = viewer === 'screen' ? undefined : state.people.get(viewer.person);
  const isLeading = you !== undefined && leads(you) && takesPart(you);

  const making = makingOf(state);
  const seat = you && !you.waiting && !you.removed && making ? making.people.indexOf(you.id) : -1;
  if (JSON.stringify(view.you?.hand ?? null) !== JSON.stringify(making?.hands[seat] ?? null)) yield 'another’s hand';
  if (JSON.stringify(view.table.making).includes('"hands"')) yield 'all hands';
  if (text.includes('member-')) yield 'what a cookie says';
  const told = Object.values(secretsOf(state)).some((value) => value !== '');
  if (text.includes('TOLD') !== (isLeading && told)) yield 'the night’s secrets';
  if (text.includes('"draftId":"draft"') !== (you !== undefined && canEditDraft(you))) yield 'the draft’s id';
  if (view.you?.person !== you?.id) yield 'somebody else’s part';
  if (you && (you.waiting || you.removed)) {
    if (view.ideas.length > 0) yield 'ideas, outside';
    if (view.people.length !== 1) yield 'people, outside';
    if (view.table.making !== null) yield 'sheets, outside';
  }
  for (const idea of view.ideas) {
    const row = state.ideas.get(idea.id);
    if (row?.round !== idea.round) yield 'an idea that waits for its question';
    if (idea.author !== row?.author) yield 'an author';
    const { phase, revealed, round } = state.table;
    const isHidden = phase === 'decide' && !revealed && idea.round === round && idea.fate === 'open';
    if (isHidden && (idea.tally || idea.settledBy || idea.drawn)) yield 'a hidden tally';
  }
  for (const [idea, choice] of Object.entries(view.you?.votes ?? {})) {
    if (state.votes.get(idea)?.get(you?.id ?? '') !== choice) yield 'another’s vote';
  }
  for (const { id } of view.you?.handedIn ?? []) {
    if (state.ideas.get(id)?.author !== you?.id) yield 'an idea of somebody else';
  }
  const authors = view.ideas.map(({ author }) => author);
  for (const { id, removed, waiting, role } of you && mayAdmit(you) ? [] : view.people) {
    const isOfAll = !removed && !waiting && role !== 'watcher';
    if (id !== you?.id && !authors.includes(id) && !isOfAll) yield 'somebody at the door';
  }
}
