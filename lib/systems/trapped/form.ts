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
  { question: 'place', minutes: 6 },
  { question: 'safe-room', minutes: 5 },
  { question: 'protections', minutes: 5 },
  { question: 'barriers', minutes: 8 },
  { question: 'monsters', minutes: 8 },
  { question: 'monster-qualities', minutes: 8 },
  ...EVENTS.map((question) => ({ question, minutes: 6 })),
  { question: 'goals', minutes: 10, least: 7 },
  { question: 'escapes', minutes: 6 },
  { question: 'goal-order', minutes: 6 },
  { question: 'escape-order', minutes: 3 },
  { question: 'barrier-remedies', minutes: 4 },
  { question: 'rooms', minutes: 8, least: 6 },
  { question: 'passages', minutes: 5 },
  { question: 'goal-rooms', minutes: 4 },
  { question: 'escape-rooms', minutes: 2 },
  ...EVENTS.map((question) => ({ question, minutes: 3, enough: EVENTS_PER_SUIT })),
  { question: 'title', minutes: 3 },
];

export const form: Form = {
  steps: [place, barriers, monster, goals, events, map],
  creation:
    'Each player gets six cards for attributes and one for each character, their own included. Then, clockwise from the GM’s left, everybody plays one card for one line of one Extra, until every sheet is full. What an Extra feels for somebody limits how that person can sway it later.',
  course,
  host: 'The GM plays the monster, the Events and every Extra nobody controls. The GM makes no character and can’t win, but is the only one who knows where everything is hidden.',
};
