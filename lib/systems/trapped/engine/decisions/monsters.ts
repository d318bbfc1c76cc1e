import { at } from '@/lib/kernel/at';
import { push, TASKS } from '../agenda';
import type { Context } from '../context';
import { always, type Decision, isIndex, type Offer, offeredByOther } from '../decision';
import { monsterGoes } from '../deeds';
import { isOnItsWay, spendStep } from '../hunting';
import type { RefusalCode } from '../moves';
import { walk } from '../people';
import { maySmash } from '../prowl';
import { refuseStray } from '../strays';
import { monsterPasses } from '../world';

function refuseStep({ game, state }: Context, monster: number, passage: number): RefusalCode | undefined {
  if (!isIndex(monster, game.monsters.length) || !isIndex(passage, game.passages.length)) return 'malformed';
  if (at(state.monsterDead, monster)) return 'wrongTarget';
  return monsterPasses(game, state, monster, passage) ? undefined : 'notPassable';
}

function offerSteps({ game, state }: Context, monster: number, offer: Offer): void {
  for (const passage of at(game.rooms, at(state.monsterRoom, monster)).passages)
    offer({ type: 'step', monster, passage });
}

/** Each monster moves one step and attacks once a round; one uncontrolled Extra moves (rules 7.0, 7.5, ruling A63). */
export const monsters: Decision = {
  goOn: always(() => {}),
  step: {
    candidates(context, offer) {
      const { game, state } = context;
      for (let monster = 0; monster < game.monsters.length; monster++) {
        offerSteps(context, monster, offer);
        for (let person = 0; person < state.people; person++) offer({ type: 'smash', monster, person });
      }
    },
    refuse: (context, { monster, passage }) =>
      refuseStep(context, monster, passage) ??
      (at(context.state.stepped, monster) ? 'spent' : undefined) ??
      (isOnItsWay(context, monster, passage) ? undefined : 'wrongTarget'),
    take(context, { monster, passage }) {
      push(context.state, TASKS.monsters);
      spendStep(context, monster);
      monsterGoes(context, monster, passage, 'step');
    },
  },
  smash: {
    candidates: offeredByOther,
    refuse(context, { monster, person }) {
      const { game, state } = context;
      if (!isIndex(monster, game.monsters.length) || !isIndex(person, state.people)) return 'malformed';
      if (at(state.smashed, monster)) return 'spent';
      return maySmash(context, monster, person) ? undefined : 'wrongTarget';
    },
    take({ state }, { monster, person }) {
      state.smashed[monster] = true;
      push(state, TASKS.monsters);
      push(state, TASKS.strike, monster, person);
    },
  },
  stray: {
    candidates({ game, state }, offer) {
      for (let extra = state.players; extra < state.people; extra++) {
        for (const passage of at(game.rooms, at(state.room, extra)).passages) offer({ type: 'stray', extra, passage });
      }
    },
    refuse(context, { extra, passage }) {
      const { game, state } = context;
      if (!isIndex(extra, state.people) || !isIndex(passage, game.passages.length)) return 'malformed';
      return refuseStray(context, extra, passage);
    },
    take(context, { extra, passage }) {
      context.state.strayed = true;
      push(context.state, TASKS.monsters);
      walk(context, extra, passage);
    },
  },
};

/** A beaten monster retreats one room at once, which uses up its step of this turn (rulings A28, A34). */
export const retreat: Decision = {
  step: {
    candidates: (context, offer) => offerSteps(context, context.state.ask.about, offer),
    refuse: (context, { monster, passage }) =>
      monster === context.state.ask.about ? refuseStep(context, monster, passage) : 'wrongTarget',
    take(context, { monster, passage }) {
      context.state.stepped[monster] = true;
      context.state.retreated[monster] = true;
      monsterGoes(context, monster, passage, 'retreat');
    },
  },
};
