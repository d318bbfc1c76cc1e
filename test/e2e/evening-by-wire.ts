import type WebSocket from 'ws';
import { Person } from '@/bench/table-support/person';
import type { System } from '@/lib/contract/authored';
import type { JsonObject } from '@/lib/kernel/json';
import { draftShape } from '@/lib/scenario/draft-shape';
import { entriesAt } from '@/lib/schema/references';
import type { Answer } from '@/lib/table/answer';
import type { Command } from '@/lib/table/commands';
import { type Agenda, agendaOf, nextQuestion, remainingStops } from '@/lib/table/course';
import { type Asking, askingsOf, type FollowUpQuestion, nameOf, optionsFor } from '@/lib/table/follow-up';
import { linksBetween, reasonsFor } from '@/lib/table/links';
import { proposeName } from '@/lib/table/propose-name';
import type { Question } from '@/lib/table/questions';
import { readyAnswersIn } from '@/lib/table/ready-answer';
import type { IdeaView, TableView } from '@/lib/table/view';
import { TableMirror } from '../support/table-mirror';
import type { Group } from './evening';
import type { Given, OwnEvening } from './evening-games';
import { expect } from './fixtures';

/** Polls more frequently than for a page, since frames arrive within milliseconds. */
const soon = <T>(holds: () => T) => expect.poll(holds, { intervals: [10, 20, 50] });

/** A person at a table without a page, who sends and receives what a page does. */
class Seat {
  readonly table = new TableMirror();
  #id = '';
  #line: WebSocket | undefined;

  constructor(readonly person: Person) {}

  async sit(tableId: string, as?: object): Promise<void> {
    this.#id = tableId;
    this.#line = await this.person.listen(tableId, (frame) => this.table.hear(frame), as);
    await this.sees(() => true);
  }

  leave(): void {
    this.#line?.close();
  }

  say = (command: Command) => this.person.command(this.#id, command);

  /** Returns the id of the idea with these words. */
  async ideaCalled(words: string | undefined): Promise<string> {
    const view = await this.sees(({ ideas }) => ideas.some(({ text }) => text === words));
    return view.ideas.find(({ text }) => text === words)?.id ?? '';
  }

  /** Waits until this person's view of the table matches. */
  async sees(holds: (view: TableView) => boolean): Promise<TableView> {
    await soon(() => this.table.view !== undefined && holds(this.table.view)).toBe(true);
    return this.table.view as TableView;
  }
}

const here = ({ table, ideas }: TableView) => ideas.filter(({ round }) => round === table.round);

/** A session over the commands and sockets that pages use: three people and a wall. */
export class WiredGroup implements Group {
  readonly #gm: Seat;
  readonly #others: readonly [Seat, Seat];
  readonly #wall: Seat;
  #followUps: Agenda['followUps'] = [];
  #links: Agenda['links'] = [];

  constructor(url: string) {
    const [gm, bob, cat, wall] = ['Ann', 'Bob', 'Cat', 'TV'].map((name) => new Seat(new Person(url, name)));
    if (!gm || !bob || !cat || !wall) throw new Error('Four came.');
    this.#gm = gm;
    this.#others = [bob, cat];
    this.#wall = wall;
  }

  get #all(): readonly Seat[] {
    return [this.#gm, ...this.#others];
  }

  /** Opens a table for a blank scenario; the others join by its code. Returns the code. */
  async meet(system: System): Promise<string> {
    const { followUps, links } = agendaOf(system.form, draftShape(system));
    this.#followUps = followUps;
    this.#links = links;
    const { person } = this.#gm;
    const asked = { system: system.id, name: person.name, colour: 'green' };
    const { id, code } = await person.ask<{ id: string; code: string }>('POST', '/api/tables', asked);
    await this.#gm.sit(id);
    if (system.form.host !== undefined) await this.#gm.say({ type: 'chooseGm' });
    for (const seat of this.#others) {
      await seat.person.join(code);
      await seat.sit(id);
    }
    await this.#wall.sit(id, { token: await person.watcherToken(id) });
    return code;
  }

  /** Finishes the table. Returns the GM's cookie, with which a browser continues. */
  async finish(): Promise<string> {
    await this.#gm.say({ type: 'finish' });
    await this.#wall.sees(({ table }) => table.phase === 'finished');
    for (const seat of [...this.#all, this.#wall]) seat.leave();
    return this.#gm.person.cookie;
  }

  async openNext({ course, questions }: Agenda): Promise<Question | undefined> {
    const view = await this.#gm.sees(() => true);
    const left = remainingStops(course, view, questions, this.#gm.table.draft);
    const next = left.length > 0 ? nextQuestion(left, questions, view.table) : undefined;
    if (!next) return undefined;
    const times = (view.table.asked[next.id] ?? 0) + 1;
    await this.#gm.say({ type: 'openQuestion', question: next.id, anonymous: false, seconds: 300 });
    for (const seat of [...this.#all, this.#wall]) {
      await seat.sees(({ table }) => table.question === next.id && table.asked[next.id] === times);
    }
    return next;
  }

  async brainstorm({ id, isSingle, nameMax }: Question, ideas: readonly string[]): Promise<void> {
    for (const [i, text] of ideas.entries()) {
      await this.#all[i % this.#all.length]?.say({ type: 'addIdea', question: id, text });
    }
    for (const seat of this.#all) await seat.sees((view) => here(view).length === ideas.length);
    await this.#gm.say({ type: 'readBack' });
    await this.#gm.say({ type: 'startDeciding' });
    for (const seat of this.#all) {
      if (!isSingle || ideas.length === 1) await seat.say({ type: 'voteRest', choice: 'keep' });
      else await seat.say({ type: 'vote', idea: await seat.ideaCalled(ideas[0]), choice: 'keep' });
    }
    const kept = await this.#reveal();
    expect(kept).toHaveLength(isSingle ? 1 : ideas.length);
    await this.#gm.say({ type: 'startDeveloping' });
    for (const { id: idea, text } of kept) {
      const name = nameMax === undefined ? {} : { name: proposeName(text) };
      await this.#gm.say({ type: 'place', idea, slot: id, ...name });
    }
    const placed = (view: TableView) => here(view).filter(({ fate }) => fate === 'placed');
    for (const seat of this.#all) await seat.sees((view) => placed(view).length === kept.length);
  }

  /** Returns the kept ideas of the current question. */
  async #reveal(): Promise<readonly IdeaView[]> {
    // Waits for this stage, since the GM may still see the previous one.
    const isOpen = ({ table }: TableView) => table.phase === 'decide' && !table.revealed;
    await this.#gm.sees(
      (view) => isOpen(view) && view.people.every(({ hasVoted, role }) => hasVoted || role === 'watcher'),
    );
    await this.#gm.say({ type: 'reveal' });
    const view = await this.#gm.sees(({ table }) => table.revealed);
    return here(view).filter(({ fate }) => fate === 'kept');
  }

  async followUp({ id }: Question, own: OwnEvening): Promise<void> {
    const [bob, cat] = this.#others;
    const followUp = this.#followUps.find((each) => each.id === id);
    if (!followUp) throw new Error(`The table asks nothing called ${id}.`);
    const draft = () => bob.table.draft ?? {};
    const askings = () => askingsOf(followUp, draft());
    await soon(() => askings().length).toBeGreaterThan(0);
    let answered = 0;
    for (let i = 0; i < askings().length; i++) {
      const asking = askings()[i];
      if (!asking) break;
      const given =
        own.answers?.(nameOf(asking.entry, followUp.noun), asking.field.ask) ??
        (answered === 0 ? anything(asking) : undefined);
      if (given) answered++;
      for (const answer of given ? answersOf(given, asking, followUp, draft()) : []) {
        const before = JSON.stringify(bob.table.draft);
        await bob.say({ type: 'answer', question: id, ...answer });
        if (answer.value !== answer.was) await soon(() => JSON.stringify(bob.table.draft)).not.toBe(before);
      }
    }
    await soon(() => cat.table.draft).toEqual(bob.table.draft);
  }

  async choose({ id }: Question): Promise<void> {
    const [bob, cat] = this.#others;
    const first = ({ table }: Seat) => readyAnswersIn(table.draft, id)[0];
    await soon(() => first(bob)).toBeDefined();
    await bob.say({ type: 'chooseReady', question: id, option: first(bob)?.id ?? '' });
    await soon(() => first(cat)?.isChosen).toBe(true);
  }

  async link(question: Question): Promise<void> {
    const [bob, cat] = this.#others;
    const linking = this.#links.find(({ id }) => id === question.id);
    if (!linking) throw new Error(`The table links nothing called ${question.id}.`);
    const entries = () => entriesAt(bob.table.draft ?? {}, linking.of);
    await soon(() => entries().length).toBeGreaterThan(1);
    const [one, other] = entries();
    const reason = one && other && reasonsFor(linking, one, other)[0];
    if (!reason) throw new Error('The first two have nothing in common.');
    const words = [reason.words[0][0] ?? '', reason.words[1][0] ?? ''] as [string, string];
    const [a, b] = [reason.a.id, reason.b.id];
    await bob.say({ type: 'link', question: question.id, reason: reason.reason, a, b, words });
    await soon(() => linksBetween(linking, a, b, cat.table.draft ?? {}).length).toBe(1);
    await this.choose(question);
  }
}

const ANYTHING = 'Somebody has said so';

type Part = Omit<Answer, 'type' | 'question'>;

/** Commands with which a page gives an answer. */
function answersOf(given: Given, asking: Asking, followUp: FollowUpQuestion, draft: JsonObject): readonly Part[] {
  const { entry, field } = asking;
  const at = { entry: entry.id, field: field.field };
  const was = (entry[field.field] ?? null) as Answer['value'];
  const called = (title: string) => {
    const { answering } = field;
    const options =
      answering.by === 'choice'
        ? answering.options
        : optionsFor(asking, followUp, draft).map((each) => ({ value: each.id, title: nameOf(each, 'entry') }));
    const option = options.find((each) => each.title === title);
    if (!option) throw new Error(`“${title}” is no answer to “${field.ask}”.`);
    return option.value;
  };
  if (given === 'nothing') return [];
  if ('add' in given) return [{ ...at, value: given.add }];
  if ('pick' in given) return [{ ...at, value: called(given.pick), was }];
  if ('tick' in given) return given.tick.map((title) => ({ ...at, value: called(title) }));
  return [{ ...at, value: field.answering.by === 'number' ? Number(given.type) : given.type, was }];
}

/** A default answer if text is required. */
function anything({ field }: Asking): Given {
  if (field.answering.by === 'lines') return { add: ANYTHING };
  return field.answering.by === 'text' ? { type: ANYTHING } : 'nothing';
}
