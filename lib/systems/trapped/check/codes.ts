import { type CodesOf, error, hint, need, reporterOf, taste, warning } from '@/lib/tabletop/authoring/reporter';
import { capital, joinedUpTo } from '@/lib/tabletop/words/wording';

/**
 * All issue codes of Trapped!, with the numbers of rules 2.7 that they enforce. Codes are stable: files, guides and other
 * programs refer to them.
 */
export const CODES = {
  'trapped/place-unnamed': need(error('The place has no name.', 'SV1')),
  'trapped/no-start': need(error('No room is the safe place.', 'SV1')),
  'trapped/no-barrier': need(error('Nothing keeps people from leaving.', 'SV2')),
  'trapped/no-monster': need(error('Nothing hunts them.', 'SV3')),
  'trapped/monster-quality-missing': need(error('A monster lacks one of its four qualities.', 'SV3')),
  'trapped/too-few-events': need(error('There are fewer than twenty Events.', 'SV4')),
  'trapped/too-few-clubs': need(error('There are fewer than five Events of clubs.', 'SV5')),
  'trapped/too-few-hearts': need(error('There are fewer than five Events of hearts.', 'SV5')),
  'trapped/too-few-spades': need(error('There are fewer than five Events of spades.', 'SV5')),
  'trapped/too-few-diamonds': need(error('There are fewer than five Events of diamonds.', 'SV5')),
  'trapped/unknown-reference': error('Something names an entry that does not exist.', 'SV6'),
  'trapped/circular-prerequisites': error('Goals wait for each other.', 'SV6'),
  'trapped/waits-for-itself': error('A goal is its own prerequisite.', 'SV6'),
  'trapped/no-goal': need(error('There is nothing to do.', 'SV7'), 'goals'),
  'trapped/no-escape': need(error('There is no way out.', 'SV7'), 'ways out'),
  'trapped/escape-unreachable': need(error('A way out can’t be taken, whatever is won.', 'SV7'), 'ways out'),
  'trapped/escape-by-event-only': taste(warning('A way out works only if an Event brings what it takes.', 'SV7')),
  'trapped/escape-closed': taste(
    warning('A house rule, a clock or a disaster closes a way out, though another one is open.', 'SV7'),
  ),
  'trapped/escape-behind-monster': error('Nobody can leave before a monster dies, and nobody can kill it.', 'SV13'),
  'trapped/escape-after-disaster': error('Nobody can leave without setting off a disaster that comes first.', 'SV13'),
  'trapped/escape-too-late': error('A clock ends the game, or closes the way, before anybody can leave.', 'SV13'),
  'trapped/too-late-for-few': taste(
    warning('With few players a clock or a disaster ends the game before anybody can leave.'),
  ),
  'trapped/way-too-late-for-few': hint(
    'With few players a clock or a disaster closes a way out, though another one is open.',
  ),
  'trapped/scene-cut-off': error('A goal or way out is in a room that no passage leads to.', 'SV8'),
  'trapped/room-cut-off': need(taste(warning('No passage leads to a room.', 'SV8'))),
  'trapped/barrier-undefeated': need(taste(warning('No goal gets past a barrier.', 'SV9'))),
  'trapped/no-means': taste(warning('Nothing in play exploits a monster’s weakness.', 'SV10')),
  'trapped/means-unobtainable': taste(warning('No goal and no Event brings the means against a monster.', 'SV10')),
  'trapped/seats-too-few': taste(warning('Every way out leaves somebody behind.', 'SV11')),
  'trapped/seats-for-all': taste(warning('Every way out takes everybody.', 'SV11')),
  'trapped/goal-unused': need(taste(warning('A goal leads to nothing.', 'SV12')), 'goals'),

  'trapped/ranks-without-event': taste(warning('Half of the cards of a suit or more bring no Event.', 'SV14')),
  'trapped/event-repeated': taste(
    warning('An Event has the same title and effects as another one of its suit.', 'SV14'),
  ),
  'trapped/event-text-repeated': taste(warning('Events of different names have the same text.')),
  'trapped/suit-spares-characters': taste(warning('Every Event of a suit strikes Extras alone.')),
  'trapped/event-without-holder': warning('An Event strikes the holder of something that nothing brings.'),
  'trapped/event-opens-nothing': warning('An Event opens a passage that nothing blocks or closes.'),
  'trapped/branch-empty': warning('A test, a choice or a condition of an Event decides nothing.'),
  'trapped/condition-never': warning('An Event depends on something that never happens.'),
  'trapped/reveals-nothing': warning('An Event tells players something that they know from the start.'),
  'trapped/secret-behind-itself': taste(warning('The secret room of a goal can lie behind what the goal opens.')),
  'trapped/monster-in-safe-place': taste(warning('A monster is in the safe place as the night begins.')),
  'trapped/monster-stuck': taste(warning('A monster can never leave its first room.', 'SV15')),
  'trapped/monster-meets-nobody': taste(warning('A monster stays where nobody comes.')),
  'trapped/monster-everywhere': taste(warning('Nothing stops a monster: no passage, and no room.')),
  'trapped/bait-nowhere': taste(warning('A monster hunts the holder of something that nobody can have.')),
  'trapped/rooms-overlap': taste(warning('Rooms overlap on the map.', 'SV15')),
  'trapped/reach-without-room': warning('A goal to reach leads to no room.', 'SV15'),
  'trapped/too-few-copies': taste(
    warning('There are fewer copies of a thing than people who need one each to leave.', 'SV15'),
  ),
  'trapped/weakness-unrevealed': taste(warning('No goal and no Event reveals a monster’s weakness.', 'SV15')),

  'trapped/untitled': need(error('Something that people must name has no name.')),
  'trapped/blank-line': need(warning('A line of a list is empty.')),
  'trapped/same-title': hint('Two things of the same kind have the same name.'),
  'trapped/nothing-picked': need(warning('A line names nothing yet.')),
  'trapped/said-twice': hint('The same line stands twice in a list.'),

  'trapped/goal-unreachable': need(taste(warning('Nobody can ever achieve a goal.')), 'goals'),
  'trapped/goal-by-event-only': hint('A goal can be achieved only if an Event brings what it takes.'),
  'trapped/goal-without-room': warning('A goal needs a room, but none is chosen.'),
  'trapped/goal-after-exit': taste(warning('A goal comes after the night has ended.')),
  'trapped/attribute-unasked': hint('Goals name the attributes that fit, and nothing asks for one of them.'),
  'trapped/exit-without-route': warning('A goal leaves by no particular way out.'),
  'trapped/route-without-exit': hint('A goal names a way out though it is not about leaving.'),
  'trapped/too-soon': taste(warning('A way out takes two won conflicts or fewer.')),
  'trapped/fuse-short': taste(
    warning('Everybody who leaves sets off a disaster first, and has more to win than its fuse has turns to spare.'),
  ),
  'trapped/disaster-without-cause': need(taste(warning('Nothing sets off a disaster.'))),
  'trapped/item-unobtainable': warning('Something is needed that nothing brings.'),
  'trapped/item-unused': hint('Nothing mentions a thing or fact.'),
  'trapped/thing-unrequired': hint('A text names a thing that no rule requires.'),
  'trapped/theft-in-vain': warning('An Event steals what can’t be stolen.'),

  'trapped/passage-to-itself': warning('A passage ends where it begins.'),
  'trapped/passage-doubled': taste(warning('Two passages of one kind join the same rooms.')),
  'trapped/passage-end-missing': need(error('A passage leads nowhere.')),
  'trapped/blocker-without-goal': warning('A passage waits for a goal, but none is chosen.'),
  'trapped/opener-ignored': hint(
    'A passage names a goal that opens it, but something else does, or nothing blocks it.',
  ),

  'trapped/clock-still': warning('Nothing ever moves a clock.'),
  'trapped/clock-brings-nothing': hint('A clock by which all is lost also has effects, which never happen.'),
  'trapped/rank-range': error('An Event’s lowest card is above its highest.'),
  'trapped/no-cure': hint('Somebody falls ill of what nothing cures.'),
  'trapped/monster-nowhere': hint('A monster begins nowhere.'),
  'trapped/few-extras': hint('There are Extras, but fewer than a full table needs.'),
} as const satisfies CodesOf<'trapped/'>;

export type Code = keyof typeof CODES;

export const report = reporterOf(CODES, capital);

/** Joins names as “One”, “Two” and “Three”; a long list ends with the number of further ones. */
export const listed = (names: readonly string[], last: 'and' | 'or' = 'and'): string => joinedUpTo(4, names, last);
