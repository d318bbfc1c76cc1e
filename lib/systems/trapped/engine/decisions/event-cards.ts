import { at } from '@/lib/kernel/at';
import { suitOf } from '../../rules/cards';
import { ALL_TARGETS } from '../changes';
import { FAST, fights, isCountable, mayBegin } from '../conflict';
import { consent as agreeTo } from '../consent';
import { type Context, has } from '../context';
import { always, type Decision, isHeld, isIndex } from '../decision';
import { effectAt } from '../effect';
import { happen, stand as standUp } from '../event-cards';
import { eventTargets, isDue } from '../event-choice';
import { choose as chooseBranch, decide } from '../follow-ups';
import { NONE } from '../game';
import { hitOtherwise } from '../hits';
import type { RefusalCode } from '../moves';
import { lose } from '../people';
import { pick as carryOut, countPicks, mayPick } from '../picks';
import { ATTRIBUTES_EACH, INVENTED, LUCKY } from '../state';
import { isAlive } from '../world';
import { answerInvitation, BOARDING } from './escape';

/** Returns why an Event cannot be played on a target now; undefined if it can (rules 7.8). */
function refuseEvent(context: Context, number: number, target: number): RefusalCode | undefined {
  const { state } = context;
  const { drawnFor } = state.eventInPlay;
  if (number === INVENTED) {
    if (!isIndex(target, state.people) || !isAlive(state, target)) return 'wrongTarget';
    return drawnFor === NONE || drawnFor === target ? undefined : 'wrongTarget';
  }
  if (!isDue(context, number)) return state.spent.includes(number) ? 'spent' : 'suit';
  const targets = eventTargets(context, number);
  return has(targets, target === NONE ? ALL_TARGETS : target) ? undefined : 'wrongTarget';
}

/** The GM chooses an Event of the card's suit, or invents one, and its target (rules 7.7). */
export const event: Decision = {
  event: {
    candidates({ game, state }, offer) {
      for (const event of [INVENTED, ...at(game.eventsOf, suitOf(state.eventInPlay.card))]) {
        for (let target = 0; target < state.people; target++) offer({ type: 'event', event, target });
        offer({ type: 'event', event, target: NONE });
      }
    },
    refuse(context, { event, target }) {
      if (event !== INVENTED && !isIndex(event, context.game.events.length)) return 'malformed';
      if (target !== NONE && !isIndex(target, context.state.people)) return 'malformed';
      return refuseEvent(context, event, target);
    },
    take: (context, { event, target }) => happen(context, event, target),
  },
};

export const pick: Decision = {
  pick: {
    candidates({ game }, offer) {
      for (let index = 0; index < countPicks(game); index++) offer({ type: 'pick', index });
    },
    refuse(context, { index }) {
      const { about, detail } = context.state.ask;
      if (!Number.isInteger(index) || index < 0) return 'malformed';
      return mayPick(context, effectAt(context, about), detail, index) ? undefined : 'wrongTarget';
    },
    take(context, { index }) {
      const { about, detail } = context.state.ask;
      carryOut(context, effectAt(context, about), about, detail, index, true);
    },
  },
  goOn: { refuse: (context) => (mayStop(context) ? undefined : 'wrongMove'), take: () => {} },
};

/** If several picks are allowed, the first is mandatory. */
const mayStop = (context: Context) =>
  context.state.eventInPlay.felt && effectAt(context, context.state.ask.about).kind === 'cutAir';

/** A player agrees or refuses when an Event or another player asks. */
export const consent: Decision = {
  agree: always((context) => {
    const { about, detail, seat } = context.state.ask;
    if (about === BOARDING) answerInvitation(context, detail, true);
    else agreeTo(context, about, detail, seat);
  }),
  refuse: always((context) => {
    const { about, detail } = context.state.ask;
    if (about === BOARDING) answerInvitation(context, detail, false);
  }),
};

/** The target's speaker takes the test, which cannot be refused (ruling A39); without a card, by attribute alone. */
export const stand: Decision = {
  stand: {
    candidates({ state }, offer) {
      for (const card of [...at(state.hands, state.ask.seat), NONE]) {
        for (let attribute = NONE; attribute < ATTRIBUTES_EACH; attribute++) offer({ type: 'stand', attribute, card });
      }
    },
    refuse(context, { attribute, card }) {
      const { seat, about } = context.state.ask;
      const refusal = refuseAttribute(context, attribute);
      if (refusal !== undefined) return refusal;
      if (card === NONE) {
        return at(context.state.hands, seat).some((held) => mayBegin(context, about, held)) ? 'cardNotHeld' : undefined;
      }
      if (!isHeld(context, seat, card)) return 'cardNotHeld';
      return mayBegin(context, about, card) ? undefined : 'ruleOne';
    },
    take(context, { attribute, card }) {
      const { about, detail } = context.state.ask;
      standUp(context, about, detail, attribute, card);
    },
  },
};

/**
 * Checks the attribute. A test prescribes one, and Lucky can always replace it. If Lucky itself is tested but used up,
 * no attribute counts.
 */
function refuseAttribute(context: Context, attribute: number): RefusalCode | undefined {
  const { about, detail } = context.state.ask;
  if (attribute === NONE) return detail === ~LUCKY && !isCountable(context, about, LUCKY) ? undefined : 'noAttribute';
  if (!isCountable(context, about, attribute)) return 'noAttribute';
  // Getting out of a monster's way is always possible (ruling A41).
  if (detail >= 0) return attribute === FAST || fights(context, detail, attribute) ? undefined : 'noAttribute';
  return attribute === LUCKY || attribute === ~detail ? undefined : 'noAttribute';
}

/**
 * The GM decides the fate of an uncontrolled Extra (rulings A39, A46). Where a test decides between branches, she
 * decides whether the Extra passes it; failing kills only if it also hurts.
 */
export const fate: Decision = {
  spare: always((context) => decideFate(context, true)),
  kill: always((context) => decideFate(context, false)),
};

function decideFate(context: Context, spared: boolean): void {
  const { about: person, detail: against } = context.state.ask;
  const decides = against < 0 && context.state.eventInPlay.deciding !== NONE;
  context.emit?.({ type: 'fated', person, spared, decides });
  const isMortal = !decides || decide(context, spared);
  if (spared || !isMortal || (against >= 0 && hitOtherwise(context, against, person))) return;
  lose(context, person, false, 'event');
}

/** Whoever speaks for the person hit chooses between two branches, or votes on them. */
export const choose: Decision = {
  agree: always((context) => chooseBranch(context, true)),
  refuse: always((context) => chooseBranch(context, false)),
};
