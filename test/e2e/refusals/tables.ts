import { Person } from '@/bench/table-support/person';
import { personId } from '@/lib/services/drafts/people-of-draft';
import { SHEET_CHANGES_MAX } from '@/lib/table/vocabulary';
import { draftFile } from '../../support/drafts';
import { TableMirror } from '../../support/table-mirror';
import { ANN, BOB, until } from '../../support/test-server';
import type { Caller } from './caller';
import { CAT, type Filled } from './filled-folder';

export interface Seats {
  readonly ann: Caller;
  readonly bob: Caller;
  readonly cat: Caller;
}

/** Questions with many answers, and with only one. */
const [MANY, ONE] = ['monsters', 'title'] as const;
const MONSTERS_MAX = 10;

/** A scenario without room for another answer to the first of them. */
const FULL = draftFile('trapped', {
  monsters: Array.from({ length: MONSTERS_MAX }, (_, i) => ({ id: `m${i}`, name: `Monster ${i}` })),
});

/** Opens a table on a person's phone. */
async function phoneOf(caller: Caller, tableId: string) {
  const person = new Person(caller.url);
  person.cookie = caller.headers.cookie ?? '';
  const table = new TableMirror();
  const line = await person.listen(tableId, (frame) => table.hear(frame));
  await until(() => table.view?.people.find(({ id }) => id === table.view?.you?.person)?.present === true);
  return { table, close: () => line.terminate() };
}

const join = (who: Caller, door: object) =>
  who.ask('POST', '/api/tables/join', { body: { name: 'Somebody', colour: 'red', ...door } });

/** Provokes every refusal of a table. */
export async function tableRefusals(seats: Seats, filled: Filled): Promise<void> {
  const { ann, bob, cat } = seats;
  const { id: draftId } = await ann.must('POST', '/api/drafts', { body: { scenario: FULL } });
  const { id, code } = await ann.must('POST', '/api/tables', { body: { draftId, name: 'Ann', colour: 'green' } });
  for (const who of [bob, cat]) await join(who, { code });
  const [annId = '', bobId = '', catId = ''] = [ANN, BOB, CAT].map((one) => personId(filled.secret, draftId, one));
  const phones = [await phoneOf(bob, id), await phoneOf(cat, id)] as const;

  const { links } = await ann.must('GET', `/api/tables/${id}`);
  await join(cat, { code: 'ZZZZZZZZ' });
  await join(cat, { token: links.watcher.split('#').at(-1) });
  await bob.ask('GET', '/api/tables/nothing');

  // Choosing the GM.
  await ann.say(id, { type: 'tellSecret', secret: 'x', value: 'y' });
  await bob.say(id, { type: 'voteGm', person: annId });
  for (const who of [ann, bob]) await who.mustSay(id, { type: 'volunteer', wants: true });
  await ann.mustSay(id, { type: 'chooseGm' });
  await bob.say(id, { type: 'voteGm', person: annId });
  await ann.say(id, { type: 'chooseGm' });
  await cat.mustSay(id, { type: 'voteGm', person: annId });
  await ann.mustSay(id, { type: 'chooseGm' });
  await bob.say(id, { type: 'volunteer', wants: true });

  // People.
  await bob.say(id, { type: 'finish' });
  await ann.say(id, { type: 'readBack' });
  await ann.say(id, { type: 'remove', people: ['nobody'] });
  await ann.say(id, { type: 'remove', people: [annId] });
  await cat.say(id, { type: 'agreeLead', person: catId });
  await ann.mustSay(id, { type: 'handOver', person: bobId });
  await bob.say(id, { type: 'remove', people: [annId] });
  await bob.mustSay(id, { type: 'handOver', person: annId });

  await questionRefusals(seats, id, phones[0].table);
  await makingRefusals(seats, id, [bobId, catId]);
  for (const phone of phones) phone.close();
  await lateRefusals(seats, filled);
}

/** Provokes refusals about ideas, votes and their results; `table` is Bob's view. */
async function questionRefusals({ ann, bob, cat }: Seats, id: string, table: TableMirror): Promise<void> {
  const open = (question: string) =>
    ann.mustSay(id, { type: 'openQuestion', question, anonymous: false, seconds: null });
  const add = async (question: string, text: string): Promise<string> => {
    await bob.mustSay(id, { type: 'addIdea', question, text });
    const found = () => table.view?.ideas.find((idea) => idea.text === text)?.id ?? '';
    await until(() => found() !== '');
    return found();
  };
  const decide = async () => {
    await ann.mustSay(id, { type: 'startDeciding' });
    for (const who of [ann, bob, cat]) await who.mustSay(id, { type: 'voteRest', choice: 'keep' });
  };

  await ann.mustSay(id, { type: 'setGather', open: false, anonymous: false });
  await bob.say(id, { type: 'addIdea', question: MANY, text: 'Too early' });
  await ann.say(id, { type: 'openQuestion', question: 'nothing', anonymous: false, seconds: null });
  await open(MANY);
  await ann.say(id, { type: 'pauseTimer' });
  const [whale, cats, dogs] = [await add(MANY, 'A whale'), await add(MANY, 'Cats'), await add(MANY, 'Dogs')];
  await ann.mustSay(id, { type: 'readBack' });
  await bob.say(id, { type: 'addIdea', question: MANY, text: 'Too late' });
  await ann.say(id, { type: 'showIdea', idea: 'nothing' });
  await ann.say(id, { type: 'merge', idea: whale, into: whale });
  await ann.mustSay(id, { type: 'merge', idea: cats, into: dogs });
  await bob.say(id, { type: 'revive', idea: cats });
  await decide();
  await bob.say(id, { type: 'vote', idea: cats, choice: 'keep' });
  await ann.say(id, { type: 'finish' });
  await ann.mustSay(id, { type: 'reveal' });
  await bob.say(id, { type: 'vote', idea: whale, choice: 'drop' });
  await ann.say(id, { type: 'startDeciding' });
  await ann.say(id, { type: 'startChoosing' });
  await ann.mustSay(id, { type: 'startDeveloping' });
  await bob.say(id, { type: 'place', idea: cats, slot: MANY });
  await bob.say(id, { type: 'place', idea: whale, slot: ONE });
  await bob.say(id, { type: 'place', idea: whale, slot: MANY });

  await open(ONE);
  const title = await add(ONE, 'Inside the whale');
  await add(ONE, 'Under the whale');
  await ann.mustSay(id, { type: 'readBack' });
  await ann.mustSay(id, { type: 'startDeciding' });
  await bob.say(id, { type: 'voteRest', choice: 'keep' });
  for (const who of [ann, bob, cat]) await who.mustSay(id, { type: 'vote', idea: title, choice: 'keep' });
  await ann.mustSay(id, { type: 'reveal' });
  await ann.mustSay(id, { type: 'startDeveloping' });
  await bob.mustSay(id, { type: 'place', idea: title, slot: ONE });

  const question = 'monster-qualities';
  await open(question);
  await bob.say(id, { type: 'answer', question, entry: 'nothing', field: 'attacks', value: 'x' });
  await open(MANY);
  for (let i = 0; i < IDEAS_AT_ONCE; i++) await bob.say(id, { type: 'addIdea', question: MANY, text: `Idea ${i}` });
  await ann.mustSay(id, { type: 'readBack' });
  await ann.mustSay(id, { type: 'startDeveloping' });
}

/** More ideas than a member may send at once. */
const IDEAS_AT_ONCE = 100;

/** Provokes refusals about characters, which two players create with cards. */
async function makingRefusals({ ann, bob, cat }: Seats, id: string, [first = '', second = '']: readonly string[]) {
  const begin = (people: readonly string[], cards: 'dealt' | 'typed', again: boolean) =>
    ann.say(id, { type: 'beginMaking', people: [...people], cards, again });
  const describe = (who: Caller, sheet: number, name: string) =>
    who.say(id, { type: 'describe', sheet, identity: { name, gender: '', occupation: '' } });

  const { id: other } = await ann.must('POST', '/api/tables', { body: { system: 'walls', name: 'Ann' } });
  await ann.say(other, { type: 'startMaking' });
  await ann.mustSay(id, { type: 'startMaking' });
  await bob.say(id, { type: 'typeCard', card: '2H' });
  await begin([first], 'dealt', false);
  await begin([first, second], 'dealt', false);
  await begin([first, second], 'dealt', false);
  await bob.say(id, { type: 'typeCard', card: '2H' });
  await describe(ann, 99, 'Nobody');
  await ann.say(id, { type: 'restSeat', seat: 0 });
  await ann.say(id, { type: 'moveSeat', seat: 0, person: second });
  await ann.say(id, { type: 'placeCard', card: '2H', sheet: 0, slot: 0 });

  await begin([first, second], 'typed', true);
  for (const who of [bob, bob, cat]) await who.say(id, { type: 'typeCard', card: '2H' });
  await bob.say(id, { type: 'placeCard', card: '3H', sheet: 0, slot: 0 });
  for (const rank of '3456789JQKA') await bob.say(id, { type: 'typeCard', card: `${rank}S` });
  for (let sheet = 0; sheet < 20; sheet++) await describe(ann, sheet, 'Somebody');
  for (let i = 0; i <= SHEET_CHANGES_MAX; i++) await describe(bob, 0, `Name ${i}`);
}

/** Provokes refusals of commands that are ten minutes late. */
async function lateRefusals({ ann, cat }: Seats, { secret, draft, table: { id, code } }: Filled): Promise<void> {
  await ann.say(id, { type: 'addIdea', question: MANY, text: 'Nine minutes late' });
  await ann.say(id, { type: 'tellSecret', secret: 'another', value: 'x' });
  await join(cat, { code });
  const phone = await phoneOf(cat, id);
  await cat.say(id, { type: 'agreeLead', person: personId(secret, draft, CAT) });
  phone.close();
}
