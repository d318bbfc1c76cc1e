import { type CodesOf, hint, warning } from '@/lib/tabletop/authoring/reporter';

/** All issue codes of Trapped! playtests. Codes are stable, like those of the checks. */
export const VERDICTS = {
  'trapped/play-never-won': warning('In playtests hardly anybody gets out.'),
  'trapped/play-rarely-won': hint('In playtests few games end with an escape.'),
  'trapped/play-always-won': warning('In playtests somebody gets out of nearly every game.'),
  'trapped/play-mostly-won': hint('In playtests most games end with an escape.'),
  'trapped/play-drags': warning('Many playtest games never end.'),
  'trapped/play-route-unused': warning('In playtests nobody leaves by this way out.'),
  'trapped/play-route-unused-by-few': hint(
    'In playtests nobody leaves by this way out at certain numbers of players, though at others somebody does.',
  ),
  'trapped/play-goal-untried': hint('In playtests nobody tries this goal.'),
  'trapped/play-item-unfetched': hint('In playtests nobody gets this thing or fact.'),
  'trapped/play-events-invented': warning('In playtests the GM has to make up most of the Events.'),
  'trapped/play-event-undrawn': hint('In playtests this Event never comes up.'),
  'trapped/play-event-unfelt': hint('In playtests this Event never changes anything.'),
  'trapped/play-seats-unfair': warning('In playtests one seat wins more than another.'),
  'trapped/play-too-long': warning('A game takes longer than an evening.'),
  'trapped/play-monster-idle': warning('In playtests the monster hardly meets anybody.'),
} as const satisfies CodesOf<'trapped/play-'>;
