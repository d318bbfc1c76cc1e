import { at } from '@/lib/kernel/at';
import { NONE } from '../engine/game';
import type { Move } from '../engine/moves';
import { HELP, HINDER, type Person } from '../engine/state';
import type { View } from '../engine/view';
import { NO_SCORE, pointsOf } from '../rules/cards';
import { type Chart, FITS_ANYTHING, FITS_FORCE, FITS_MONSTER, FITS_PEOPLE, fitsAgainst } from './chart';
import { feeling, stakeIn } from './feelings';
import type { Mind } from './mind';

const PASS: Move = { type: 'pass' };

/** Helps, hinders or passes, out of self-interest and feelings for the actor. */
export function bid(mind: Mind, view: View): Move {
  const { seat, means } = mind;
  const { table } = view;
  const cards = view.handSize(seat);
  const score = stance(mind, view);
  const strength = Math.abs(score);
  if (strength < RELUCTANCE - BOLDNESS * cards) return PASS;
  const isVital = strength >= VITAL;
  if (cards < FEW && !isVital) return PASS;
  const by = bidderOf(mind, view);
  const enough = isVital ? PLENTY : SOME;
  const side = score > 0 ? HELP : HINDER;
  if (by !== NONE && means.chooseFor(view, seat, by, fitsOf(mind.chart, view), table.governing(seat, by), enough)) {
    return { type: 'bid', card: means.card, side, by, attribute: means.attribute };
  }
  // A complication ignores relationships, so its card must be worth spending.
  if (!means.chooseFor(view, seat, NONE, 0, NO_SCORE, enough) || (!isVital && pointsOf(means.card) < SOME / 2))
    return PASS;
  if (!table.mayComplicate(means.card)) return PASS;
  return { type: 'bid', card: means.card, side, by: NONE, attribute: NONE };
}

const RELUCTANCE = 1.15;
const BOLDNESS = 0.1;
const FEW = 3;
const VITAL = 1.2;
const PLENTY = 40;
const SOME = 14;

/** The player's own character, otherwise the controlled Extra, if it is in the conflict's room. */
function bidderOf({ seat }: Mind, view: View): Person {
  const { room, target, kind } = view.table;
  const me = view.characterOf(seat);
  if (me !== NONE && view.roomOf(me) === room) return me;
  const extra = view.usableExtra(seat);
  if (extra === NONE || view.roomOf(extra) !== room) return NONE;
  return kind === 'control' && extra === target ? NONE : extra;
}

/** Bit set of attributes that fit the bid. */
export function fitsOf(chart: Chart, { table, game }: View): number {
  switch (table.kind) {
    case 'goal':
      return at(chart.fits, table.target);
    case 'force':
      return FITS_FORCE;
    case 'attack':
      return fitsAgainst(game, table.target, chart.fitsFight);
    case 'monsterTest':
      return fitsAgainst(game, table.target, FITS_MONSTER);
    case 'control':
      return chart.fitsInfluence;
    case 'duel':
      return FITS_PEOPLE;
    default:
      return FITS_ANYTHING;
  }
}

/** Returns the bot's attitude: negative to hinder, positive to help; usually between −2 and 2. */
function stance(mind: Mind, view: View): number {
  const { table } = view;
  const me = view.characterOf(mind.seat);
  const fondness = me === NONE || table.by === NONE ? 0 : feeling(view, me, table.by);
  if (mind.temper.alone) return spite(mind, view);
  switch (table.kind) {
    case 'goal':
      mind.plan.update(view, me, mind.taste);
      return stakeIn(mind, view, table.target) + fondness;
    case 'attack':
      return 0.5 + fondness * 0.5;
    case 'monsterTest':
      return 0.3 + fondness;
    case 'force':
      return 0.4 + fondness * 0.5;
    case 'test':
      return fondness * 0.9;
    case 'control':
      return fondness * 0.7 - 0.2;
    default:
      return fondness * 0.6;
  }
}

function spite(mind: Mind, view: View): number {
  const { table } = view;
  if (table.kind !== 'goal') return table.kind === 'monsterTest' || table.kind === 'test' ? -0.9 : -0.5;
  mind.plan.update(view, view.characterOf(mind.seat), mind.taste);
  const stake = stakeIn(mind, view, table.target);
  return stake > 1 ? stake : -1.3;
}
