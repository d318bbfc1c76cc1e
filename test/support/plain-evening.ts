import type { System } from '@/lib/contract/authored';
import type { Json, JsonObject } from '@/lib/kernel/json';
import { draftShape } from '@/lib/scenario/draft-shape';
import { entriesAt } from '@/lib/schema/references';
import type { Command } from '@/lib/table/commands';
import { agendaOf } from '@/lib/table/course';
import { dealPairs } from '@/lib/table/deal-pairs';
import { type Asking, askingsOf, nameOf, optionsFor } from '@/lib/table/follow-up';
import { reasonsFor } from '@/lib/table/links';
import type { Question } from '@/lib/table/questions';
import { askAs } from './ask-table';
import { ANN, BOB, type TestServer } from './test-server';

/** The GM and three players, in the order of their seats. */
const PEOPLE = [ANN, BOB, 'c'.repeat(26), 'd'.repeat(26)] as const;

/** Answers of a group in one game. */
export interface Said {
  readonly ideas: Readonly<Record<string, readonly string[]>>;
  /** Answer to a question about an entry; several for a list. By default the first option, or nothing. */
  readonly answer: (about: string, field: string) => string | readonly string[] | undefined;
  /** Picks one of the reasons for which two can be linked; none skips the pair. */
  readonly reason?: (reasons: readonly string[], pair: number) => number | undefined;
}

/** Plays a game's whole course by the commands of phones. Returns the body of the draft. */
export async function playPlainly(server: TestServer, system: System, said: Said): Promise<JsonObject> {
  const evening = new PlainEvening(server, system, said);
  await evening.meet();
  for (const { question } of system.form.course) await evening.ask(question);
  return evening.body();
}

class PlainEvening {
  readonly #agenda;
  #id = '';
  #draftId = '';

  constructor(
    readonly server: TestServer,
    readonly system: System,
    readonly said: Said,
  ) {
    this.#agenda = agendaOf(system.form, draftShape(system));
  }

  async meet(): Promise<void> {
    const { body } = await askAs(ANN).open({ system: this.system.id, name: 'Ann', colour: 'green' });
    this.#id = body.id;
    this.#draftId = (await this.#state()).table.draftId;
    for (const member of PEOPLE.slice(1)) await askAs(member).join({ code: body.code, name: member.slice(0, 3) });
  }

  async #state() {
    const state = await this.server.services.store.table(this.#id);
    if (!state) throw new Error('The table is gone.');
    return state;
  }

  #draft = (): Promise<JsonObject> => this.server.services.documents.read(this.#draftId);

  body = async (): Promise<JsonObject> => (await this.#draft()).body as JsonObject;

  /** Sends a command, which must not be refused. */
  async #say(member: string, command: Command): Promise<void> {
    const { status, body } = await askAs(member).say(this.#id, command);
    if (status !== 200) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(body)}`);
  }

  async ask(id: string): Promise<void> {
    const question = this.#agenda.questions.find((each) => each.id === id);
    if (!question) throw new Error(`The game asks nothing called ${id}.`);
    await this.#say(ANN, { type: 'openQuestion', question: id, anonymous: false, seconds: null });
    if (question.isLinks) await this.#link(question);
    else if (question.isReady) await this.#choose(question);
    else if (question.isFollowUp) await this.#answer(question);
    else await this.#brainstorm(question);
  }

  async #brainstorm({ id, title }: Question): Promise<void> {
    for (const [i, text] of (this.said.ideas[id] ?? [title]).entries()) {
      await this.#say(PEOPLE[i % PEOPLE.length] ?? ANN, { type: 'addIdea', question: id, text });
    }
    await this.#say(ANN, { type: 'readBack' });
    await this.#say(ANN, { type: 'startDeciding' });
    for (const member of PEOPLE) await this.#say(member, { type: 'voteRest', choice: 'keep' });
    await this.#say(ANN, { type: 'reveal' });
    await this.#say(ANN, { type: 'startDeveloping' });
    const kept = [...(await this.#state()).ideas.values()].filter(
      (idea) => idea.question === id && idea.fate === 'kept',
    );
    for (const idea of kept) await this.#say(BOB, { type: 'place', idea: idea.id, slot: id });
  }

  async #choose({ id }: Pick<Question, 'id'>): Promise<void> {
    const [first] = this.system.open(await this.body()).ready(id);
    if (first) await this.#say(BOB, { type: 'chooseReady', question: id, option: first.id });
  }

  async #answer({ id }: Question): Promise<void> {
    const followUp = this.#agenda.followUps.find((each) => each.id === id);
    if (!followUp) throw new Error(`The game asks nothing called ${id}.`);
    for (const [i, asking] of askingsOf(followUp, await this.#draft()).entries()) {
      const { entry, field } = asking;
      const given = this.said.answer(nameOf(entry, followUp.noun), field.field);
      const [option] = optionsFor(asking, followUp, await this.#draft());
      const values = given === undefined ? (option && !field.isOptional ? [option.id] : []) : [given].flat();
      for (const value of values) {
        await this.#say(PEOPLE[i % PEOPLE.length] ?? ANN, {
          type: 'answer',
          question: id,
          entry: entry.id,
          field: field.field,
          value: optionOf(asking, value, await this.#draft()),
          was: presentOf(asking),
        });
      }
    }
  }

  /** Everybody links their own pairs; then one of them has the rest filled in, if the game can. */
  async #link({ id }: Question): Promise<void> {
    const linking = this.#agenda.links.find((each) => each.id === id);
    if (!linking) throw new Error(`The game links nothing called ${id}.`);
    const entries = entriesAt(await this.#draft(), linking.of);
    for (const member of PEOPLE) {
      const own = dealPairs(entries, PEOPLE, member);
      for (const { pair } of own.slice(0, Math.ceil(own.length / 2))) {
        const number = entries.indexOf(pair[0]) + entries.indexOf(pair[1]);
        const reasons = reasonsFor(linking, ...pair);
        const picked = this.said.reason?.(
          reasons.map(({ reason }) => reason),
          number,
        );
        const reason = picked === undefined ? undefined : reasons[picked % reasons.length];
        if (!reason) continue;
        const [one = [], other = []] = reason.words;
        await this.#say(member, {
          type: 'link',
          question: id,
          reason: reason.reason,
          a: reason.a.id,
          b: reason.b.id,
          words: [one[number % one.length] ?? '', other[number % other.length] ?? ''],
        });
      }
    }
    await this.#choose({ id });
  }
}

/** Returns an option by its title, or the text itself. */
function optionOf({ field: { answering } }: Asking, said: string, draft: Json): string {
  if (answering.by === 'choice') return answering.options.find(({ title }) => title === said)?.value ?? said;
  if (answering.by === 'text' || answering.by === 'lines') return said;
  const named = entriesAt(draft, ['body', ...String('to' in answering ? answering.to : '').split('.')]);
  return named.find((entry) => nameOf(entry, '') === said)?.id ?? said;
}

function presentOf({ entry, field }: Asking): string | number | null {
  const present = entry[field.field];
  return typeof present === 'string' || typeof present === 'number' ? present : null;
}
