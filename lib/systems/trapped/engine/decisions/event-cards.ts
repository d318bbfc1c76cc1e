import { at } from '@/lib/kernel/at';
import { suitOf } from '../../rules/cards';
import { ALL_TARGETS } from '../changes';
import { isCountable, mayBegin } from '../conflict';
import { consent as agreeTo } from '../consent';
import { has, type Table } from '../context';
import { always, type Decision, isHeld, isIndex } from '../decision';
import { effectAt } from '../effect';
import { happen, stand as standUp } from '../event-cards';
import { eventTargets, isDue } from '../event-choice';
import { NONE } from '../game';
import type { Refusal } from '../moves';
import { lose } from '../people';
import { pick as carryOut, mayPick } from '../picks';
import { ATTRIBUTES_EACH, INVENTED, LUCKY } from '../state';
import { isAlive } from '../world';
import { answerInvitation, BOARDING } from './escape';

/** Why an Event cannot be played on a target now (rules 7.8). */
function refuseEvent(table: Table, number: number, target: number): Refusal | undefined {
  const { state } = table;
  const { drawnFor } = state.happening;
  if (number === INVENTED) {
    if (!isIndex(target, state.people) || !isAlive(state, target)) return 'wrongTarget';
    return drawnFor === NONE || drawnFor === target ? undefined : 'wrongTarget';
  }
  if (!isDue(table, number)) return state.spent.includes(number) ? 'spent' : 'suit';
  const targets = eventTargets(table, number);
  return has(targets, target === NONE ? ALL_TARGETS : target) ? undefined : 'wrongTarget';
}

/** The GM picks an Event of the card's suit, or invents one, and whom it strikes (rules 7.7). */
export const event: Decision = {
  list(table, moves) {
    const { game, state } = table;
    const { card, drawnFor } = state.happening;
    for (let target = 0; target < state.people; target++) {
      if (drawnFor !== NONE && drawnFor !== target) continue;
      if (isAlive(state, target)) moves.push({ type: 'event', event: INVENTED, target });
    }
    for (const event of at(game.eventsOf, suitOf(card))) {
      const targets = eventTargets(table, event);
      for (let target = 0; target <= ALL_TARGETS; target++) {
        if (has(targets, target)) moves.push({ type: 'event', event, target: target === ALL_TARGETS ? NONE : target });
      }
    }
  },
  rules: {
    event: {
      refuse(table, { event, target }) {
        if (event !== INVENTED && !isIndex(event, table.game.events.length)) return 'malformed';
        if (target !== NONE && !isIndex(target, table.state.people)) return 'malformed';
        return refuseEvent(table, event, target);
      },
      take: (table, { event, target }) => happen(table, event, target),
    },
  },
};

/** The GM picks a place or thing that the Event leaves open. */
export const pick: Decision = {
  list(table, moves) {
    const { game, state } = table;
    const { about, detail } = state.ask;
    const effect = effectAt(table, about);
    const count = Math.max(game.passages.length, game.rooms.length, game.items.length);
    for (let index = 0; index < count; index++) {
      if (mayPick(table, effect, detail, index)) moves.push({ type: 'pick', index });
    }
    if (mayStop(table)) moves.push({ type: 'goOn' });
  },
  rules: {
    pick: {
      refuse(table, { index }) {
        const { about, detail } = table.state.ask;
        if (!Number.isInteger(index) || index < 0) return 'malformed';
        return mayPick(table, effectAt(table, about), detail, index) ? undefined : 'wrongTarget';
      },
      take(table, { index }) {
        const { about, detail } = table.state.ask;
        carryOut(table, effectAt(table, about), about, detail, index, true);
      },
    },
    goOn: { refuse: (table) => (mayStop(table) ? undefined : 'wrongMove'), take: () => {} },
  },
};

/** Of several picks the first is a must. */
const mayStop = (table: Table) =>
  table.state.happening.felt && effectAt(table, table.state.ask.about).kind === 'cutAir';

/** Somebody agrees to what an Event or another player asks of them, or does not. */
export const consent: Decision = {
  list(_, moves) {
    moves.push({ type: 'agree' }, { type: 'refuse' });
  },
  rules: {
    agree: always((table) => {
      const { about, detail, seat } = table.state.ask;
      if (about === BOARDING) answerInvitation(table, detail, true);
      else agreeTo(table, about, detail, seat);
    }),
    refuse: always((table) => {
      const { about, detail } = table.state.ask;
      if (about === BOARDING) answerInvitation(table, detail, false);
    }),
  },
};

/** Whoever speaks for the victim stands the test, which cannot be refused (A39); without a card, by attribute alone. */
export const stand: Decision = {
  list(table, moves) {
    const { seat, about } = table.state.ask;
    const cards = at(table.state.hands, seat).filter((card) => mayBegin(table, about, card));
    for (const card of cards.length > 0 ? cards : [NONE]) {
      for (let attribute = NONE; attribute < ATTRIBUTES_EACH; attribute++) {
        if (refuseAttribute(table, attribute) === undefined) moves.push({ type: 'stand', attribute, card });
      }
    }
  },
  rules: {
    stand: {
      refuse(table, { attribute, card }) {
        const { seat, about } = table.state.ask;
        const refusal = refuseAttribute(table, attribute);
        if (refusal !== undefined) return refusal;
        if (card === NONE) {
          return at(table.state.hands, seat).some((held) => mayBegin(table, about, held)) ? 'cardNotHeld' : undefined;
        }
        if (!isHeld(table, seat, card)) return 'cardNotHeld';
        return mayBegin(table, about, card) ? undefined : 'ruleOne';
      },
      take(table, { attribute, card }) {
        const { about, detail } = table.state.ask;
        standUp(table, about, detail, attribute, card);
      },
    },
  },
};

/** A test says which attribute counts; Lucky can always stand in for it. Where Lucky is tested and gone, nothing does. */
function refuseAttribute(table: Table, attribute: number): Refusal | undefined {
  const { about, detail } = table.state.ask;
  if (attribute === NONE) return detail === ~LUCKY && !isCountable(table, about, LUCKY) ? undefined : 'noAttribute';
  if (!isCountable(table, about, attribute)) return 'noAttribute';
  return detail >= 0 || attribute === LUCKY || attribute === ~detail ? undefined : 'noAttribute';
}

/** What happens to an Extra nobody controls is for the GM to say (A39, A46). */
export const fate: Decision = {
  list(_, moves) {
    moves.push({ type: 'spare' }, { type: 'kill' });
  },
  rules: {
    spare: always(({ state, emit }) => emit?.({ type: 'fated', person: state.ask.about, spared: true })),
    kill: always((table) => {
      const person = table.state.ask.about;
      table.emit?.({ type: 'fated', person, spared: false });
      lose(table, person, false, 'event');
    }),
  },
};
