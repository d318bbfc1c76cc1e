import type { Form, Prompt } from '@/lib/contract/form';

/** What a table can be asked: a slot of the game's form, with the question of its step. */
export interface Question {
  readonly id: string;
  readonly title: string;
  /** In the game's own words. */
  readonly ask: string;
  readonly step: { readonly id: string; readonly title: string };
  readonly prompts: readonly Prompt[];
}

/** In the form's order. */
export const questionsOf = ({ steps }: Form): readonly Question[] =>
  steps.flatMap(({ id, title, question, slots }) =>
    slots.map((slot) => ({
      id: slot.id,
      title: slot.title,
      ask: question,
      step: { id, title },
      prompts: slot.prompts,
    })),
  );
