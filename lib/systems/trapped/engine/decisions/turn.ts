import { always, type Decision, isIndex } from '../decision';
import { adoptableBy, adopt as makeCharacter } from '../people';
import { refill, takeTurn } from '../turns';

/** With an empty hand: refill it at the price of an Event, or take a normal turn (rules 7.0). */
export const turn: Decision = {
  refill: always((context) => refill(context, context.state.turn)),
  keepOn: always((context) => takeTurn(context, context.state.turn)),
};

/** A player without a character adopts an Extra now or waits (rules 8.2). */
export const adopt: Decision = {
  adopt: {
    candidates({ state }, offer) {
      for (let person = 0; person < state.people; person++) offer({ type: 'adopt', person });
    },
    refuse({ state }, { person }) {
      if (!isIndex(person, state.people)) return 'malformed';
      return adoptableBy(state, state.ask.seat).includes(person) ? undefined : 'wrongPerson';
    },
    take: (context, { person }) => makeCharacter(context, context.state.ask.seat, person),
  },
  wait: always(() => {}),
};
