import type { System } from '@/lib/contract/authored';
import type { CourseStop, Prompt } from '@/lib/contract/form';
import { isError, nestIssue } from '@/lib/kernel/issue';
import type { Json, JsonObject } from '@/lib/kernel/json';
import { applyPatches, changesBetween, nestPatches, type Patch } from '@/lib/kernel/patch';
import { formatPath, type Path, valueAt } from '@/lib/kernel/path';
import { type Rng, seededRng, shuffle } from '@/lib/kernel/rng';
import { draftShape } from '@/lib/scenario/draft-shape';
import { type FilledPart, markPatches, partsFilled } from '@/lib/scenario/filled';
import { openDraft } from '@/lib/scenario/open';
import { entriesAt } from '@/lib/schema/references';
import { shapeAt } from '@/lib/schema/shape-at';
import { askingsOf, followUpsOf, isUnanswered, listsOf } from './follow-up';
import { namingOf, placeIdea } from './place-idea';
import { proposeName, readsAsName } from './propose-name';
import { type Place, placesOf } from './questions';

/** Result of filling the gaps of a draft. */
export interface Filling {
  /** Changes to the draft, marks included; one step for undo. */
  readonly patches: readonly Patch[];
  /** Everything that was filled in, as marked in the file. */
  readonly filled: readonly FilledPart[];
}

/**
 * Fills in what a playable file still needs: answers to the questions of the course from their prompts and ready-made
 * answers, then numbers and connections from the game, then repairs of what its check reports. Never changes a text.
 * The same draft and seed give the same patches.
 */
export function fillGaps(system: System, given: JsonObject, seed: number): Filling {
  const before = openDraft(given, system).draft as unknown as JsonObject;
  const filler = new Filler(system, before, seededRng(seed));
  filler.fillSlots(
    filler
      .open()
      .open.check()
      .some(({ severity }) => severity !== 'hint'),
  );
  filler.fillReady();
  filler.fillFollowUps();
  filler.apply(nestPatches(filler.open().open.complete(seed), ['body']));
  filler.repair();
  filler.fillTitle();
  const changes = changesBetween(before, filler.draft);
  const filled = partsFilled(changes, before, filler.draft);
  return { patches: [...changes, ...markPatches(filled)], filled };
}

/** Maximum number of repairs, since one may bring about another. */
const REPAIRS_MAX = 40;
/** Stem of the ids of ideas that prompts become. */
const STEM = 'filled';

class Filler {
  readonly #system: System;
  readonly #rng: Rng;
  readonly #places: ReadonlyMap<string, Place>;
  readonly #prompts: ReadonlyMap<string, readonly Prompt[]>;
  draft: JsonObject;

  constructor(system: System, draft: JsonObject, rng: Rng) {
    this.#system = system;
    this.#rng = rng;
    this.draft = draft;
    this.#places = new Map(placesOf(system.form).map((place) => [place.id, place]));
    this.#prompts = new Map(system.form.steps.flatMap(({ slots }) => slots.map(({ id, prompts }) => [id, prompts])));
  }

  open() {
    return openDraft(this.draft, this.#system);
  }

  apply(patches: readonly Patch[]): void {
    if (patches.length === 0) return;
    this.draft = openDraft(applyPatches(this.draft, patches), this.#system).draft as unknown as JsonObject;
  }

  get #shape() {
    return draftShape(this.#system);
  }

  /** Answers questions that ask for ideas. If nothing is wrong with a file, it has enough of what it has at all. */
  fillSlots(isLacking: boolean): void {
    for (const [question, needed] of leastOf(this.#system.form.course)) {
      const place = this.#places.get(question);
      if (!place) continue;
      const least = isLacking || this.#missing(place, 1) ? needed : 1;
      const texts = this.#promptsFor(place);
      for (let n = 0; n < texts.length && this.#missing(place, least); n++) {
        const text = texts[n] ?? '';
        const idea = { id: `${STEM}-${question}-${n + 1}`, ...this.#wordsOf(place, text) };
        const placed = placeIdea(place, idea, this.draft, this.#shape);
        if (placed.ok) this.apply(placed.value);
      }
    }
  }

  #missing({ path, given = {}, marks, field }: Place, least: number): boolean {
    const value = valueAt(this.draft, path);
    if (typeof value === 'string') return value.trim() === '' && least > 0;
    const entries = this.#listsWith(path).flatMap((list) => entriesAt(this.draft, list));
    if (marks) return !entries.some(({ id }) => id === valueAt(this.draft, marks));
    const isFilled = (entry: JsonObject) => field === undefined || String(entry[field] ?? '').trim() !== '';
    const fits = (entry: JsonObject) => Object.entries(given).every(([key, fixed]) => entry[key] === fixed);
    return entries.filter((entry) => fits(entry) && isFilled(entry)).length < least;
  }

  /** Returns a list and those between which a question moves its entries. */
  #listsWith(path: Path): readonly Path[] {
    const fields = followUpsOf(this.#system.form, this.#shape).flatMap((followUp) => followUp.fields);
    const moves = fields.map((field) => [...(listsOf(field)?.values() ?? [])].map((list) => list.path));
    return moves.find((lists) => lists.some((list) => formatPath(list) === formatPath(path))) ?? [path];
  }

  /** Returns unused prompts in random order: first those that begin with a name, questions last. */
  #promptsFor({ id, nameLength }: Place): readonly string[] {
    const texts = (this.#prompts.get(id) ?? []).map((prompt): string => prompt.text);
    shuffle(this.#rng, texts);
    const used = JSON.stringify(this.draft);
    const rank = (text: string) => (isQuestion(headOf(text)) ? 2 : readsAsName(nameIn(text), nameLength) ? 0 : 1);
    return texts
      .filter((text) => !used.includes(JSON.stringify(text).slice(1, -1)))
      .toSorted((a, b) => rank(a) - rank(b));
  }

  /** Returns what a prompt becomes: whole, if there is room for a text, else its first sentence. */
  #wordsOf(place: Place, prompt: string): { readonly text: string; readonly name?: string } {
    const shape = shapeAt(this.#shape, place.path, this.draft);
    if (shape?.kind === 'text' && shape.prose) return { text: prompt };
    const fields = shape?.kind === 'list' && shape.entry.kind === 'object' ? shape.entry.fields : {};
    const text = fields[namingOf(fields, place)?.text ?? ''];
    if (text?.kind === 'text' && text.prose) {
      return { text: prompt, name: proposeName(nameIn(prompt), place.nameLength) };
    }
    return { text: isQuestion(headOf(prompt)) ? prompt : nameIn(prompt) };
  }

  /** Picks ready-made answers, usual ones first, where the draft still has the values of a new one. */
  fillReady(): void {
    const blank = this.#system.blank();
    for (const { question } of this.#system.form.course) {
      if (this.#places.has(question)) continue;
      const { open } = this.open();
      const offered = [...open.ready(question)];
      const isOpen = offered.every(({ parts }) =>
        parts.every(({ path }) => isSame(valueAt(open.body, path), valueAt(blank, path))),
      );
      if (!isOpen) continue;
      shuffle(this.#rng, offered);
      const picked = offered.find(({ isUsual }) => isUsual) ?? offered[0];
      const patches = picked?.parts.map(({ path, value }): Patch => ({ op: 'set', path: ['body', ...path], value }));
      this.apply(patches ?? []);
    }
  }

  /** Answers questions about entries, where they have prompts. */
  fillFollowUps(): void {
    for (const followUp of followUpsOf(this.#system.form, this.#shape)) {
      for (const asking of askingsOf(followUp, this.draft)) {
        const { entry, field } = asking;
        const texts = [...(field.prompts ?? [])];
        shuffle(this.#rng, texts);
        const [text] = texts;
        if (text === undefined || !isUnanswered(asking, this.draft)) continue;
        const path = [...followUp.of, entry.id, field.field];
        const { answering } = field;
        if (answering.by === 'text') this.apply([{ op: 'set', path, value: text }]);
        if (answering.by !== 'lines') continue;
        this.apply([{ op: 'insert', path, entry: { ...field.given, [answering.inner]: text, id: `${STEM}-1` } }]);
      }
    }
  }

  /** Applies the fixes of errors, except those that would remove an entry or change a text. */
  repair(): void {
    for (let repairs = 0; repairs < REPAIRS_MAX; repairs++) {
      const issues = this.open().open.check().filter(isError);
      const fixes = issues.map((issue) => nestIssue(issue, ['body']).fix?.patches ?? []);
      const patches = fixes.find((fix) => this.#isHarmless(fix));
      const present = this.draft;
      this.apply(patches ?? []);
      if (isSame(present, this.draft)) return;
    }
  }

  #isHarmless(patches: readonly Patch[]): boolean {
    const keeps = (patch: Patch) => {
      if (patch.op === 'insert') return true;
      const present = valueAt(this.draft, patch.path);
      return patch.op === 'set' && (present === '' || shapeAt(this.#shape, patch.path, this.draft)?.kind !== 'text');
    };
    return patches.length > 0 && patches.every(keeps);
  }

  /** Names an untitled draft after the first thing that a group says about it. */
  fillTitle(): void {
    if (String(this.draft.title ?? '').trim() !== '') return;
    const said = this.#system.form.course
      .map(({ question }) => this.#places.get(question))
      .map((place) => (place?.isSingle && !place.field ? valueAt(this.draft, place.path) : undefined))
      .find((value) => typeof value === 'string' && value.trim() !== '');
    this.apply([
      { op: 'set', path: ['title'], value: proposeName(typeof said === 'string' ? said : this.#system.title) },
    ]);
  }
}

/** Returns how many answers each question of a course needs. */
function leastOf(course: readonly CourseStop[]): ReadonlyMap<string, number> {
  const all = new Map<string, number>();
  for (const { question, least, enough } of course) {
    all.set(question, Math.max(all.get(question) ?? 0, least ?? enough ?? 1));
  }
  return all;
}

/** Returns a text's first sentence, with its sign. */
const headOf = (text: string): string => text.split(/(?<=[.?!])\s/u, 1)[0] ?? text;
const nameIn = (text: string): string => headOf(text).replace(/[.]$/, '');
const isQuestion = (sentence: string): boolean => sentence.endsWith('?');

const isSame = (one: Json | undefined, other: Json | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
