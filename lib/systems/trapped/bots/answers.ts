import { at } from '@/lib/kernel/at';
import { BOARDING } from '../engine/decisions/escape';
import { effectOf } from '../engine/effect';
import { NONE } from '../engine/game';
import type { Move } from '../engine/moves';
import { HELP, LUCKY, type Person } from '../engine/state';
import type { View } from '../engine/view';
import { NO_SCORE, pointsOf } from '../rules/cards';
import { FITS_ANYTHING, FITS_FORCE, FITS_MONSTER, FITS_PEOPLE, fitsAgainst } from './chart';
import { feeling, stakeIn } from './feelings';
import { harmIn } from './harm';
import { bestPoints } from './means';
import type { Mind } from './mind';

const ENOUGH = 21;
const PLENTY = 40;

/** Refills an empty hand unless the bot can escape at once without cards. */
export function beginTurn({ game, seat }: Mind, view: View): Move {
  const me = view.characterOf(seat);
  for (let route = 0; route < game.routes.length; route++) if (view.canEscape(route, me)) return { type: 'keepOn' };
  return { type: 'refill' };
}

export function adopt({ seat }: Mind, view: View): Move {
  const own = view.controlledBy(seat);
  if (own !== NONE) return { type: 'adopt', person: own };
  let best = NONE;
  let most = -1;
  for (let extra = view.players; extra < view.people; extra++) {
    if (!view.isAlive(extra) || view.playerOf(extra) !== NONE || view.controllerOf(extra) !== NONE) continue;
    const points = bestPoints(view, extra, FITS_ANYTHING);
    if (points <= most) continue;
    best = extra;
    most = points;
  }
  return best === NONE ? { type: 'wait' } : { type: 'adopt', person: best };
}

/** Accepts a dare that serves the plan, for its card; others only if easy and from a challenger the bot likes. */
export function answerChallenge(mind: Mind, view: View): Move {
  const { challenger, dareKind, dareTarget } = view.table;
  const me = view.characterOf(mind.seat);
  if (dareKind === 'goal') {
    mind.plan.update(view, me, mind.taste);
    return { type: stakeIn(mind, view, dareTarget) > 0 ? 'accept' : 'decline' };
  }
  const isEasy = bestPoints(view, me, FITS_ANYTHING) >= 8 && view.handSize(mind.seat) > 1;
  return { type: isEasy && feeling(view, me, view.characterOf(challenger)) > 0 ? 'accept' : 'decline' };
}

/** Votes for dares to players the bot dislikes, never for one to itself. */
export function vote({ seat, temper }: Mind, view: View): Move {
  const { challenged } = view.table;
  if (challenged === seat) return { type: 'refuse' };
  const me = view.characterOf(seat);
  const isFor = temper.alone || (me !== NONE && feeling(view, me, view.characterOf(challenged)) < 0);
  return { type: isFor ? 'agree' : 'refuse' };
}

/** Bids the best card that Rule 1 allows. */
export function duel({ seat, means }: Mind, view: View): Move {
  const { challenger, challenged } = view.table;
  const me = view.characterOf(seat);
  const rival = view.characterOf(seat === challenger ? challenged : challenger);
  const governing = view.table.between(me, rival, 'duel');
  means.chooseFor(view, seat, me, FITS_PEOPLE, governing, PLENTY);
  return { type: 'duel', card: means.card, attribute: means.attribute };
}

/** Performs the dared deed with the best means, or with poor ones if the deed does not serve the plan. */
export function answer(mind: Mind, view: View): Move {
  const { seat, means, chart, game } = mind;
  const { dareKind, dareTarget } = view.table;
  const me = view.characterOf(seat);
  if (dareKind === 'control') return answerControl(mind, view, me, dareTarget);
  const isGoal = dareKind === 'goal';
  const fits = isGoal
    ? at(chart.fits, dareTarget)
    : dareKind === 'force'
      ? FITS_FORCE
      : dareKind === 'attack'
        ? fitsAgainst(game, dareTarget, chart.fitsFight)
        : FITS_ANYTHING;
  const self = game.options.rule1Self ? view.relationship(me, me) : NO_SCORE;
  mind.plan.update(view, me, mind.taste);
  // A player can be made to try, but not to try hard.
  const isWilling = !isGoal || stakeIn(mind, view, dareTarget) > 0;
  means.chooseFor(view, seat, me, fits, self, isWilling ? ENOUGH : 0);
  const room = isGoal ? roomFor(mind, view, me, dareTarget) : NONE;
  return { type: 'answer', room, by: me, attribute: means.attribute, card: means.card };
}

function answerControl({ seat, means, chart }: Mind, view: View, me: Person, extra: Person): Move {
  const governing = view.table.between(me, extra, 'control');
  if (!means.chooseFor(view, seat, me, chart.fitsInfluence, governing, ENOUGH)) {
    return { type: 'answer', room: NONE, by: NONE, attribute: NONE, card: NONE };
  }
  return { type: 'answer', room: NONE, by: me, attribute: means.attribute, card: means.card };
}

/** Returns the first room a reach goal can lead to from here; NONE for other goals. */
function roomFor({ game }: Mind, view: View, me: Person, goal: number): number {
  const { kind, rooms } = at(game.goals, goal);
  if (kind !== 'reach') return NONE;
  for (let i = 0; i < rooms.length; i++) if (view.canAttempt(goal, me, at(rooms, i))) return at(rooms, i);
  return NONE;
}

export function stand({ seat, means, game }: Mind, view: View): Move {
  const { askAbout: person, askDetail: against } = view.table;
  const self = game.options.rule1Self ? view.relationship(person, person) : NO_SCORE;
  const fits =
    against >= 0 ? fitsAgainst(game, against, FITS_MONSTER) : ~against === LUCKY ? FITS_ANYTHING : 1 << ~against;
  means.chooseFor(
    view,
    seat,
    person,
    fits,
    self,
    against >= 0 || view.isDark(view.roomOf(person)) ? PLENTY : ENOUGH - 3,
  );
  return { type: 'stand', attribute: against < 0 ? tested(view, person, ~against) : means.attribute, card: means.card };
}

/** Returns the attribute for a test: the prescribed one, or NONE if that is Lucky and it is used up. */
function tested(view: View, person: Person, attribute: number): number {
  if (attribute !== LUCKY) return attribute;
  return view.isLuckyUsed(person) || view.attribute(person, LUCKY) === NO_SCORE ? NONE : LUCKY;
}

export function lucky({ seat }: Mind, view: View): Move {
  const { table } = view;
  const person = table.person(seat);
  const gain = pointsOf(view.attribute(person, LUCKY)) - pointsOf(view.attribute(person, table.attribute(seat)));
  const isHelper = table.side(seat) === HELP;
  const margin = lead(view) * (isHelper ? 1 : -1);
  const turns = margin <= 0 && margin + gain > 0;
  const survives = table.actor === seat && margin <= -DEADLY && margin + gain > -DEADLY;
  return { type: (turns && isWorthIt(view)) || survives ? 'lucky' : 'decline' };
}

/** A deficit from which a court card or an ace costs the character (rules 6.7). */
const DEADLY = 11;

const isWorthIt = ({ table }: View): boolean =>
  table.kind === 'goal' || table.kind === 'attack' || table.kind === 'monsterTest' || table.kind === 'control';

/** In points; all cards are face up. */
function lead(view: View): number {
  const { table } = view;
  let own = 0;
  for (let player = 0; player < view.players; player++) {
    const side = table.side(player);
    if (side === NONE) continue;
    const person = table.person(player);
    const attribute = table.attribute(player);
    const score = person === NONE || attribute === NONE ? NO_SCORE : view.attribute(person, attribute);
    const points = pointsOf(table.card(player)) + pointsOf(score);
    own += side === HELP ? points : -points;
  }
  if (table.kind === 'control') own -= pointsOf(view.relationship(table.target, table.by));
  for (let i = 0; i < table.oppositionSize; i++) own -= pointsOf(table.opposition(i));
  return own;
}

/** Accepts offers, but keeps company only with characters the bot does not dislike, and refuses to be moved. */
export function consent({ seat, game, temper }: Mind, view: View): Move {
  const { askAbout, askDetail, event } = view.table;
  if (askAbout === BOARDING) return { type: 'agree' };
  const me = view.characterOf(seat);
  const effect = event === NONE ? undefined : effectOf(game, event, askAbout);
  // An Event's destination is never on the way to the plan's goals.
  if (effect?.kind === 'move') return { type: 'refuse' };
  if (effect?.kind === 'extraTurn' && me !== NONE) {
    return { type: !temper.alone && feeling(view, me, askDetail) >= 0 ? 'agree' : 'refuse' };
  }
  return { type: 'agree' };
}

/** Chooses the branch of an Event that does less harm. */
export function choose({ game }: Mind, { table }: View): Move {
  const [first, second] = harmIn(game, table.event, table.askAbout);
  return { type: first <= second ? 'agree' : 'refuse' };
}

/** Invites the best-liked character unless it is loathed; never Extras. */
export function board({ seat, temper }: Mind, view: View): Move {
  if (temper.alone) return { type: 'leave' };
  const me = view.characterOf(seat);
  const room = view.roomOf(me);
  const { invited } = view.table;
  let best = NONE;
  let most = -Infinity;
  for (let player = 0; player < view.players; player++) {
    const other = view.characterOf(player);
    if (other === NONE || ((invited >> other) & 1) === 1 || view.roomOf(other) !== room) continue;
    const fondness = feeling(view, me, other);
    if (fondness <= most) continue;
    best = other;
    most = fondness;
  }
  return best === NONE || most < LOATHED ? { type: 'leave' } : { type: 'invite', person: best };
}

/** Feelings below this leave a character behind even with a free seat. */
const LOATHED = -0.8;
