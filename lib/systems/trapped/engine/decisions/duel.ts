import { at } from '@/lib/kernel/at';
import { askFor } from '../agenda';
import { begin, isCountable, lay, mayDuel } from '../conflict';
import type { Table } from '../context';
import { type Decision, isHeld } from '../decision';
import { NONE } from '../game';
import { ATTRIBUTES_EACH, HINDER, type Person, type Seat } from '../state';

const rivalOf = ({ state }: Table, player: Seat): Person => {
  const { challenger, challenged } = state.challenge;
  return at(state.characterOf, player === challenger ? challenged : challenger);
};

const hasDuelCard = (table: Table, player: Seat) => {
  const by = at(table.state.characterOf, player);
  return at(table.state.hands, player).some((card) => mayDuel(table, by, rivalOf(table, player), card));
};

/** Both sides of a duel bid a card, and an attribute if they like (rules 7.1). */
export const duel: Decision = {
  list(table, moves) {
    const { seat } = table.state.ask;
    const by = at(table.state.characterOf, seat);
    const add = (card: number) => {
      for (let attribute = NONE; attribute < ATTRIBUTES_EACH; attribute++) {
        if (attribute === NONE || isCountable(table, by, attribute)) moves.push({ type: 'duel', card, attribute });
      }
    };
    if (!hasDuelCard(table, seat)) return add(NONE);
    for (const card of at(table.state.hands, seat)) if (mayDuel(table, by, rivalOf(table, seat), card)) add(card);
  },
  rules: {
    duel: {
      refuse(table, { card, attribute }) {
        const { seat } = table.state.ask;
        const by = at(table.state.characterOf, seat);
        if (attribute !== NONE && !isCountable(table, by, attribute)) return 'noAttribute';
        if (card === NONE) return hasDuelCard(table, seat) ? 'cardNotHeld' : undefined;
        if (!isHeld(table, seat, card)) return 'cardNotHeld';
        return mayDuel(table, by, rivalOf(table, seat), card) ? undefined : 'ruleOne';
      },
      take(table, { card, attribute }) {
        const { state } = table;
        const { challenger, challenged } = state.challenge;
        const by = at(state.characterOf, state.ask.seat);
        if (state.ask.about === 1) return lay(table, challenged, HINDER, by, attribute, card);
        begin(table, { kind: 'duel', actor: challenger, by, target: challenged, arrives: NONE }, attribute, card);
        askFor(state, 'duel', challenged, 1);
      },
    },
  },
};
