import type { Starter } from '@/lib/contract/authored';
import type { Setting } from '../../schema';
import { buildBody, type Given } from '../build';
import { AUTHORS, LICENCE } from '../credits';

type Outlined = 'place' | 'barriers' | 'monsters' | 'goals' | 'items';

interface Outline extends Given<Pick<Setting, Outlined>> {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
}

/** A setting of which only the outline is known (rules 3): ways out, Events and the map are the author's. */
export const outline = ({ id, title, summary, ...body }: Outline): Starter => ({
  id,
  title,
  summary,
  complete: false,
  authors: AUTHORS,
  licence: LICENCE,
  body: () => buildBody(body),
});
