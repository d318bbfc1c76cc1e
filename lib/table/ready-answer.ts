import { isJsonObject, type Json } from '@/lib/kernel/json';
import type { Plan, PlanRoom } from '@/lib/kit/plan';

/** Ready-made answer as a table's pages show it. */
export interface ReadyAnswer {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The draft already has this answer. */
  readonly isChosen: boolean;
  /** Map of the answer: rooms as outlines, in squares of the grid. */
  readonly picture?: PlanPicture;
}

export interface PlanPicture {
  readonly width: number;
  readonly height: number;
  /** SVG path data: one path for rooms and tiles, one for corridors and boards. */
  readonly rooms: string;
  readonly ends: string;
}

/** Key of the ready-made answers in the outline sent to a table's pages. */
export const READY = 'ready';

/** Returns the ready-made answers to a question from the outline of a draft. */
export function readyAnswersIn(outline: Json | undefined, question: string): readonly ReadyAnswer[] {
  const all = isJsonObject(outline) ? outline[READY] : undefined;
  const answers = isJsonObject(all) ? all[question] : undefined;
  return Array.isArray(answers) ? (answers as unknown as readonly ReadyAnswer[]) : [];
}

/** Draws a map small enough to be sent with every answer. */
export function planPicture({ rooms }: Plan): PlanPicture {
  const left = Math.min(...rooms.map(({ x }) => x));
  const top = Math.min(...rooms.map(({ y }) => y));
  const outlines = (drawn: readonly PlanRoom[]) =>
    drawn.map(({ x, y, width, height }) => `M${x - left} ${y - top}h${width}v${height}h${-width}z`).join('');
  return {
    width: Math.max(...rooms.map(({ x, width }) => x + width)) - left,
    height: Math.max(...rooms.map(({ y, height }) => y + height)) - top,
    rooms: outlines(rooms.filter(({ style }) => style !== 'corridor')),
    ends: outlines(rooms.filter(({ style }) => style === 'corridor')),
  };
}
