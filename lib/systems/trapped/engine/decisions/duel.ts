import { at } from '@/lib/kernel/at';
import { askFor } from '../agenda';
import { begin, isCountable, lay, mayDuel } from '../conflict';
import type { Context } from '../context';
import { type Decision, isHeld } from '../decision';
import { NONE } from '../game';
import { ATTRIBUTES_EACH, HINDER, type Person, type Seat } from '../state';

const rivalOf = ({ state }: Context, player: Seat): Person => {
  const { challenger, challenged } = state.challenge;
  return at(state.characterOf, player === challenger ? challenged : challenger);
};

const hasDuelCard = (context: Context, player: Seat) => {
  const by = at(context.state.characterOf, player);
  return at(context.state.hands, player).some((card) => mayDuel(context, by, rivalOf(context, player), card));
};

/** Each side of a duel bids a card and optionally an attribute (rules 7.1). */
export const duel: Decision = {
  duel: {
    candidates({ state }, offer) {
      for (const card of [...at(state.hands, state.ask.seat), NONE]) {
        for (let attribute = NONE; attribute < ATTRIBUTES_EACH; attribute++) offer({ type: 'duel', card, attribute });
      }
    },
    refuse(context, { card, attribute }) {
      const { seat } = context.state.ask;
      const by = at(context.state.characterOf, seat);
      if (attribute !== NONE && !isCountable(context, by, attribute)) return 'noAttribute';
      if (card === NONE) return hasDuelCard(context, seat) ? 'cardNotHeld' : undefined;
      if (!isHeld(context, seat, card)) return 'cardNotHeld';
      return mayDuel(context, by, rivalOf(context, seat), card) ? undefined : 'ruleOne';
    },
    take(context, { card, attribute }) {
      const { state } = context;
      const { challenger, challenged } = state.challenge;
      const by = at(state.characterOf, state.ask.seat);
      if (state.ask.about === 1) return lay(context, challenged, HINDER, by, attribute, card);
      begin(context, { kind: 'duel', actor: challenger, by, target: challenged, arrives: NONE }, attribute, card);
      askFor(state, 'duel', challenged, 1);
    },
  },
};
