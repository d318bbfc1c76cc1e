import type { CourseStop, Form } from '@/lib/contract/form';
import { SUITS } from '@/lib/tabletop/cards/playing-cards';
import { events } from './steps/events';
import { goals } from './steps/goals';
import { barriers, map } from './steps/map';
import { monster } from './steps/monster';
import { place } from './steps/place';
import { EVENTS_PER_SUIT } from './vocabulary';

const EVENTS = SUITS.map((suit) => `events-${suit}`);

/** The book's questions in order, then what a game still lacks (rules 2.8, steps 6 and 7). */
const course: readonly CourseStop[] = [
  { question: 'place', inShort: true },
  { question: 'safe-room' },
  { question: 'protections' },
  { question: 'barriers', inShort: true },
  { question: 'monsters', inShort: true },
  { question: 'monster-qualities' },
  ...EVENTS.map((question) => ({ question })),
  { question: 'goals', least: 7, inShort: true },
  { question: 'escapes' },
  { question: 'goal-order' },
  { question: 'escape-order' },
  { question: 'barrier-remedies' },
  { question: 'rooms', least: 6 },
  { question: 'passages' },
  { question: 'goal-rooms' },
  { question: 'escape-rooms' },
  ...EVENTS.map((question) => ({ question, enough: EVENTS_PER_SUIT })),
  { question: 'title', inShort: true },
];

export const form: Form = {
  steps: [place, barriers, monster, goals, events, map],
  creation:
    'Each player gets six cards for attributes and one for each character, their own included. Then, clockwise from the GM’s left, everybody plays one card for one line of one Extra, until every sheet is full. What an Extra feels for somebody limits how that person can sway it later.',
  course,
  host: 'The GM plays the monster, the Events and every Extra nobody controls. The GM makes no character and can’t win, but is the only one who knows where everything is hidden.',
};
