import { endingsOf, outcomeOf } from '../playtest/endings';
import { detail, doom, joy, type Tellers } from './telling';
import { aside, flat, list, lossName, peopleNames, personName, routeName, seatName } from './words';

/** How it comes out. */
export const ends: Tellers<'fuseLit' | 'blew' | 'invited' | 'escaped' | 'ended'> = {
  fuseLit(view, { loss, turns }) {
    const rounds = Math.ceil(turns / (view.players + 1));
    return doom(`${lossName(view, loss)}: ${rounds === 1 ? 'one round' : `${rounds} rounds`} from now.`);
  },
  blew: (view, { loss }) => doom(`${lossName(view, loss)}.${aside(view.game.setting.losses[loss]?.text)}`),
  invited(view, { person, came }) {
    const host = seatName(view, view.boarding?.actor ?? view.turn);
    const name = personName(view, person);
    return detail(`${host} offers ${name} a seat. ${came ? `${name} takes it` : `${name} would rather stay`}.`);
  },
  escaped: (view, { route, persons }) =>
    joy(`${routeName(view, route)}: ${peopleNames(view, persons)}.${aside(view.game.setting.escapes[route]?.text)}`),
  ended(view, { outcome }) {
    const { game, players } = view;
    const { ending } = outcomeOf(game, outcome);
    const label = flat(endingsOf(game).find(({ id }) => id === ending)?.label ?? '') || 'It is over';
    const winners = outcome.winners.map((seat) => seatName(view, seat));
    if (winners.length === 0) return doom(`${label}. Nobody wins.`);
    if (winners.length === players) return joy(`${label}. Everybody wins.`);
    return joy(`${label}. ${list(winners)} ${winners.length === 1 ? 'wins' : 'win'}.`);
  },
};
