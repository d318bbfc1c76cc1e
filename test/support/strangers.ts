import type { System } from '@/lib/contract/authored';
import type { JsonObject } from '@/lib/kernel/json';
import { below, type Rng, seededRng } from '@/lib/kernel/rng';
import { draftShape } from '@/lib/scenario/draft-shape';
import type { FilledPart } from '@/lib/scenario/filled';
import { entriesAt } from '@/lib/schema/references';
import type { Command } from '@/lib/table/commands';
import { type Agenda, agendaOf, nextQuestion, remainingStops } from '@/lib/table/course';
import { type Asking, askingsOf, optionsFor } from '@/lib/table/follow-up';
import { reasonsFor } from '@/lib/table/links';
import type { Question } from '@/lib/table/questions';
import type { IdeaRow, TableState } from '@/lib/table/state';
import { viewOf } from '@/lib/table/view-of';
import { type Answered, askAs } from './ask-table';
import { ANN, BOB, type TestServer } from './test-server';

/** Ideas of strangers when they are tired, in a hurry, or not from here. */
const SAID: readonly string[] = [
  '.',
  'x',
  'Door',
  'The lift',
  'the lift',
  'THE LIFT!!!',
  'An old woman who sells oil and knows everyone’s debts',
  'the Miller twins',
  'Dr. Grey',
  'People who drink the river and never sleep',
  'Eine alte Frau, die Öl verkauft und alle Schulden kennt',
  'Ceux qui boivent la rivière et ne dorment jamais',
  'Кто-то стучит снизу, и никто не открывает',
  'رجل يبيع الزيت ويعرف ديون الجميع',
  'מישהו דופק מלמטה',
  '井戸の底で眠る人々は、雨の日にだけ歌うという',
  '🦑🦑🦑',
  '👩‍👩‍👧‍👦 on a raft 🛶',
  '<b>Bold</b> & <script>alert("x")</script>',
  '# A heading\n- a line\n- *another* one',
  '[link](javascript:alert(1)) | table | `code`',
  '   a   lot    of   room   ',
  'First line\n\n\n\nlast line',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘',
  `It goes on ${'and on '.repeat(60)}until somebody stops it`,
  `${'Donaudampfschifffahrtsgesellschaft'.repeat(8)}`,
  'No',
  '42',
  'Something that eats light, one lamp at a time, politely',
  'We have to get the pump going before the water reaches the fuses',
  'Whoever is last to leave must stay',
  'Somebody opens the wrong door.',
];
const PEOPLE = [ANN, BOB, 'c'.repeat(26), 'd'.repeat(26), 'e'.repeat(26)] as const;

/** Shares of questions that groups skip, and of entries that nobody asks about, from one seed to the next. */
const SKIPPED = [0.05, 0.3, 0.6] as const;

/** Ids are random, so an evening goes by texts. */
const byText = (one: IdeaRow, other: IdeaRow): number => (one.text < other.text ? -1 : 1);

/** Result of an evening: the draft as the group left it, with its gaps filled, and the answer to `fill`. */
export interface Evening {
  readonly before: JsonObject;
  readonly after: JsonObject;
  readonly filled: readonly FilledPart[];
  /** Has the gaps filled again. */
  again(): Promise<{ readonly filled: readonly FilledPart[] }>;
}

/** Plays a game's whole course at a table with five strangers, who decide by chance, and has its gaps filled. */
export async function playEvening(server: TestServer, system: System, seed: number): Promise<Evening> {
  const strangers = new Strangers(server, system, seededRng(seed), SKIPPED[seed % SKIPPED.length] ?? 0);
  await strangers.meet();
  await strangers.askEverything();
  const before = await strangers.draft();
  await strangers.ann({ type: 'finish' });
  const { filled } = (await strangers.ann({ type: 'fill' })).body;
  return {
    before,
    after: await strangers.draft(),
    filled,
    again: async () => (await strangers.ann({ type: 'fill' })).body,
  };
}

class Strangers {
  readonly #agenda: Agenda;
  #id = '';

  constructor(
    readonly server: TestServer,
    readonly system: System,
    readonly rng: Rng,
    readonly skipped: number,
  ) {
    this.#agenda = agendaOf(system.form, draftShape(system));
  }

  async #say(member: string, command: Command): Promise<Answered> {
    return askAs(member).say(this.#id, command);
  }

  /** Sends a command of the GM, which must not be refused. */
  async ann(command: Command): Promise<Answered> {
    const answered = await this.#say(ANN, command);
    if (answered.status !== 200) throw new Error(`${command.type}: ${JSON.stringify(answered.body)}`);
    return answered;
  }

  async state(): Promise<TableState> {
    const state = await this.server.services.store.table(this.#id);
    if (!state) throw new Error('The table is gone.');
    return state;
  }

  async draft(): Promise<JsonObject> {
    return this.server.services.documents.read((await this.state()).table.draftId);
  }

  async meet(): Promise<void> {
    const opened = await askAs(ANN).open({ system: this.system.id, name: 'Ann', colour: 'green' });
    this.#id = opened.body.id;
    if (this.system.form.host !== undefined) await this.#say(ANN, { type: 'chooseGm' });
    for (const member of PEOPLE.slice(1))
      await askAs(member).join({ code: opened.body.code, name: member.slice(0, 3) });
  }

  async askEverything(): Promise<void> {
    const skipped: string[] = [];
    for (;;) {
      const state = await this.state();
      const gm = [...state.people.values()].find(({ role }) => role === 'gm')?.id ?? '';
      const view = viewOf(state, { person: gm }, this.server.services.now());
      const draft = await this.draft();
      const left = remainingStops(this.#agenda.course, view, this.#agenda.questions, draft).filter(
        ({ question }) => !skipped.includes(question),
      );
      const next = left.length > 0 ? nextQuestion(left, this.#agenda.questions, view.table) : undefined;
      if (!next) return;
      if (this.#chance(this.skipped)) skipped.push(next.id);
      else await this.#ask(next);
    }
  }

  async #ask(question: Question): Promise<void> {
    await this.ann({ type: 'openQuestion', question: question.id, anonymous: this.#chance(0.5), seconds: null });
    if (!question.isFollowUp) return this.#brainstorm(question);
    const { phase } = (await this.state()).table;
    if (phase !== 'develop') await this.ann({ type: 'startDeveloping' });
    if (question.isReady) await this.#choose(question);
    else if (question.isLinks) await this.#link(question);
    else await this.#answer(question);
  }

  async #brainstorm({ id, isSingle, nameMax }: Question): Promise<void> {
    const count = below(this.rng, 6);
    for (let i = 0; i < count; i++) {
      await this.#say(this.#pick(PEOPLE), { type: 'addIdea', question: id, text: this.#pick(SAID) });
    }
    await this.ann({ type: 'readBack' });
    const here = async (fate: IdeaRow['fate']) => {
      const { ideas, table } = await this.state();
      return [...ideas.values()].filter((idea) => idea.round === table.round && idea.fate === fate).toSorted(byText);
    };
    const rivals = isSingle ? [...(await this.#kept(id)), ...(await here('open'))].toSorted(byText) : [];
    if (rivals.length > 1 && (await here('open')).length > 0) {
      await this.ann({ type: 'startDeciding' });
      // All choose the same, since a tie would be decided by cards.
      const { id: idea } = this.#pick(rivals);
      for (const member of PEOPLE) await this.#say(member, { type: 'vote', idea, choice: 'keep' });
      await this.ann({ type: 'reveal' });
    } else if ((await here('open')).length > 0) {
      await this.ann({ type: 'startDeciding' });
      await this.#vote(['keep', 'keep', 'drop']);
      if ((await here('open')).length > 0) {
        await this.ann({ type: 'startMajority' });
        await this.#vote(['keep', 'keep', 'drop']);
      }
    }
    await this.ann({ type: 'startDeveloping' });
    for (const idea of await here('kept')) {
      const name = nameMax !== undefined && this.#chance(0.3) ? { name: 'As we call it' } : {};
      await this.#say(this.#pick(PEOPLE), { type: 'place', idea: idea.id, slot: id, ...name });
    }
  }

  async #kept(question: string): Promise<readonly IdeaRow[]> {
    const { ideas } = await this.state();
    return [...ideas.values()].filter(
      (idea) => idea.question === question && (idea.fate === 'kept' || idea.fate === 'placed'),
    );
  }

  async #vote(choices: readonly ('keep' | 'drop')[]): Promise<void> {
    for (const member of PEOPLE) await this.#say(member, { type: 'voteRest', choice: this.#pick(choices) });
    await this.ann({ type: 'reveal' });
  }

  async #choose({ id }: Question): Promise<void> {
    const offered = this.system.open((await this.draft()).body).ready(id);
    if (offered.length === 0) return;
    await this.#say(this.#pick(PEOPLE), { type: 'chooseReady', question: id, option: this.#pick(offered).id });
  }

  /** Links a few pairs, and takes one link back. */
  async #link({ id: question }: Question): Promise<void> {
    const linking = this.#agenda.links.find(({ id }) => id === question);
    const entries = linking ? entriesAt(await this.draft(), linking.of) : [];
    if (!linking || entries.length < 2) return;
    for (let count = below(this.rng, 6); count > 0; count--) {
      const reasons = reasonsFor(linking, this.#pick(entries), this.#pick(entries));
      if (reasons.length === 0) continue;
      const { reason, a, b, words } = this.#pick(reasons);
      const [one, other] = [this.#pick(words[0]), this.#pick(words[1])];
      await this.#say(this.#pick(PEOPLE), { type: 'link', question, reason, a: a.id, b: b.id, words: [one, other] });
    }
    const links = entriesAt(await this.draft(), linking.links.path);
    if (links.length > 0) await this.#say(BOB, { type: 'unlink', question, link: this.#pick(links).id });
  }

  async #answer({ id }: Question): Promise<void> {
    const followUp = this.#agenda.followUps.find((each) => each.id === id);
    if (!followUp) return;
    for (const { entry, field } of askingsOf(followUp, await this.draft())) {
      if (this.#chance(this.skipped)) continue;
      const draft = await this.draft();
      // Earlier answers may have changed which questions are asked.
      const asking = askingsOf(followUp, draft).find(
        (each) => each.entry.id === entry.id && each.field.field === field.field,
      );
      const value =
        asking &&
        this.#valueFor(
          asking,
          optionsFor(asking, followUp, draft).map((option) => option.id),
        );
      if (!asking || value === undefined) continue;
      const was = asking.entry[field.field];
      await this.#say(this.#pick(PEOPLE), {
        type: 'answer',
        question: id,
        entry: entry.id,
        field: field.field,
        value,
        ...(typeof was !== 'object' || was === null ? { was: (was ?? null) as string | number | null } : {}),
      });
    }
  }

  #valueFor({ field: { answering } }: Asking, options: readonly string[]): string | number | null | undefined {
    switch (answering.by) {
      case 'text':
      case 'lines':
        return this.#pick(SAID).slice(0, answering.max);
      case 'choice':
        return this.#pick(answering.options).value;
      case 'number':
        return answering.nullable && this.#chance(0.3)
          ? null
          : answering.min + below(this.rng, answering.max - answering.min + 1);
      default:
        return options.length > 0 ? this.#pick(options) : undefined;
    }
  }

  #chance(share: number): boolean {
    return below(this.rng, 1_000) < share * 1_000;
  }

  #pick<T>(list: readonly T[]): T {
    return list[below(this.rng, list.length)] as T;
  }
}
