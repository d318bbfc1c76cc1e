import type { Line } from '@/lib/contract/played';
import { capital } from '@/lib/tabletop/wording';
import type { GameEvent, GameEventType } from '../engine/log';
import type { View } from '../engine/view';
import { flat } from './words';

/** Tells of one kind of event, in the midst of it: the view shows what has come about so far. */
export type Teller<Type extends GameEventType> = (
  view: View,
  event: Extract<GameEvent, { readonly type: Type }>,
) => Line | undefined;

/** A teller for each of some kinds of event. */
export type Tellers<Type extends GameEventType = GameEventType> = { readonly [T in Type]: Teller<T> };

const told =
  (weight: Line['weight']) =>
  (text: string): Line => ({ text: capital(flat(text)), weight });

export const turn = told('turn');
export const deed = told('deed');
export const detail = told('detail');
export const doom = told('doom');
export const joy = told('joy');
