import type { z } from 'zod';
import { since } from '@/lib/schema/fields';
import { drawnPlaces } from '@/lib/schema/hidden-lists';
import { part } from '@/lib/schema/short-fields';
import { attributeLabels, contentNotes, extras, occupations } from './fields/cast';
import { clocks } from './fields/clocks';
import { events } from './fields/events';
import { escapes, goals, items, losses } from './fields/goals';
import { map } from './fields/map';
import { monsters } from './fields/monster';
import { options } from './fields/options';
import { barriers, place } from './fields/place';

/** The shape and limits of rules 2. The quality of a setting's contents is judged in check/. */
export const schema = part('Setting', 'A place to be trapped in, with everything that goes wrong there.', {
  place,
  barriers,
  monsters,
  goals,
  items,
  escapes,
  losses,
  clocks: since(2, clocks, []),
  events,
  map,
  occupations,
  extras,
  contentNotes,
  attributeLabels,
  options,
  goalPlaces: drawnPlaces('goal'),
});

export type Setting = z.infer<typeof schema>;
export type Barrier = Setting['barriers'][number];
export type Monster = Setting['monsters'][number];
export type Goal = Setting['goals'][number];
export type Requirement = Goal['requires'][number];
export type Item = Setting['items'][number];
export type Escape = Setting['escapes'][number];
export type Loss = Setting['losses'][number];
export type Clock = Setting['clocks'][number];
export type Event = Setting['events'][number];
export type Effect = Event['effects'][number];
export type FollowUp = Event['follows'][number];
export type FurtherEffect = FollowUp['first'][number];
export type Condition = Event['onlyIf'][number];
export type Selector = Event['selectors'][number];
export type Room = Setting['map']['rooms'][number];
export type Passage = Setting['map']['passages'][number];
export type Extra = Setting['extras'][number];
export type HouseRules = Setting['options'];
