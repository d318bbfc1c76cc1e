import { isJsonObject, type Json } from '@/lib/kernel/json';
import type { Plan, PlanRoom } from '@/lib/kit/plan';

/** A ready answer as a table's pages show it. */
export interface ReadyAnswer {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Whether the draft is so already. */
  readonly isChosen: boolean;
  /** Where it goes to the map: rooms as outlines in squares of the grid. */
  readonly picture?: PlanPicture;
}

export interface PlanPicture {
  readonly width: number;
  readonly height: number;
  /** One path for rooms and tiles, one for corridors and boards. */
  readonly rooms: string;
  readonly ends: string;
}

/** Where they stand beside what the questions are about. */
export const READY = 'ready';

/** The ready answers to a question in what a table is told of its draft. */
export function readyAnswersIn(told: Json | undefined, question: string): readonly ReadyAnswer[] {
  const all = isJsonObject(told) ? told[READY] : undefined;
  const answers = isJsonObject(all) ? all[question] : undefined;
  return Array.isArray(answers) ? (answers as unknown as readonly ReadyAnswer[]) : [];
}

/** A map small enough to be sent with every answer. */
export function planPicture({ rooms }: Plan): PlanPicture {
  const left = Math.min(...rooms.map(({ x }) => x));
  const top = Math.min(...rooms.map(({ y }) => y));
  const outlines = (those: readonly PlanRoom[]) =>
    those.map(({ x, y, width, height }) => `M${x - left} ${y - top}h${width}v${height}h${-width}z`).join('');
  return {
    width: Math.max(...rooms.map(({ x, width }) => x + width)) - left,
    height: Math.max(...rooms.map(({ y, height }) => y + height)) - top,
    rooms: outlines(rooms.filter(({ style }) => style !== 'corridor')),
    ends: outlines(rooms.filter(({ style }) => style === 'corridor')),
  };
}
