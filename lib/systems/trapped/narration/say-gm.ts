import type { MoveText } from '@/lib/contract/played';
import { NONE } from '../engine/game';
import { ATTRIBUTES_EACH, INVENTED } from '../engine/state';
import type { View } from '../engine/view';
import {
  attribute,
  beyond,
  card,
  event,
  item,
  monster,
  passage,
  person,
  player,
  room,
  type Sayers,
  score,
  touches,
} from './saying';
import { effectIn } from './words';

export const sayGm: Sayers<
  'insist' | 'strike' | 'allow' | 'replace' | 'event' | 'pick' | 'spare' | 'kill' | 'step' | 'smash' | 'stray' | 'goOn'
> = {
  insist: (view, move) => ({
    text: `Rule that ${attribute(view, move.attribute)} counts for ${person(view, view.table.person(move.bidder))}`,
  }),
  strike: (view, move) => ({ text: `Rule that the complication of ${player(view, move.bidder)} does not fit` }),
  allow: () => ({ text: 'Rule that everything fits' }),
  replace(view, move) {
    const toward = move.slot - ATTRIBUTES_EACH;
    const old =
      toward < 0
        ? `${score(view, move.person, move.slot)} of ${person(view, move.person)}`
        : `what ${person(view, move.person)} feels for ${toward === move.person ? 'themselves' : person(view, toward)}`;
    return {
      text: `Put ${card(view.table.damage)} in place of ${old}`,
      ...touches.card(view.table.damage),
      ...touches.person(move.person),
    };
  },
  event(view, move) {
    const what = move.event === INVENTED ? 'Make up an Event' : `Play ${event(view, move.event)}`;
    if (move.target === NONE) return { text: what };
    return { text: `${what}, for ${person(view, move.target)}`, ...touches.person(move.target) };
  },
  pick: (view, move) => sayPick(view, move.index),
  spare: (view) => ({
    text: isDeciding(view)
      ? `Let ${person(view, view.table.askAbout)} pass the test`
      : `Let no harm come to ${person(view, view.table.askAbout)}`,
    ...touches.person(view.table.askAbout),
  }),
  kill: (view) => ({
    text: isDeciding(view)
      ? `Let ${person(view, view.table.askAbout)} fail the test`
      : `Kill ${person(view, view.table.askAbout)}`,
    ...touches.person(view.table.askAbout),
  }),
  step(view, move) {
    const to = beyond(view, move.passage, view.monsterRoom(move.monster));
    return {
      text: `Move ${monster(view, move.monster)} to ${to}`,
      ...touches.passage(view, move.passage),
      ...touches.monster(view, move.monster),
    };
  },
  smash: (view, move) => ({
    text: `Have ${monster(view, move.monster)} attack ${person(view, move.person)}`,
    ...touches.person(move.person),
  }),
  stray: (view, move) => ({
    text: `Move ${person(view, move.extra)} to ${beyond(view, move.passage, view.roomOf(move.extra))}`,
    ...touches.passage(view, move.passage),
    ...touches.person(move.extra),
  }),
  goOn: ({ table }) => ({ text: table.askKind === 'pick' ? 'Choose no more' : 'Go on' }),
};

/** Tells whether the Extra's fate is a test that decides between branches. */
const isDeciding = ({ table, happening }: View): boolean =>
  table.askDetail < 0 && (happening?.deciding ?? NONE) !== NONE;

function sayPick(view: View, index: number): MoveText {
  const { event: number, askAbout, askDetail } = view.table;
  switch (effectIn(view.game, number, askAbout)?.kind) {
    case 'seal':
      return { text: `Close ${passage(view, index)}`, ...touches.passage(view, index) };
    case 'unseal':
      return { text: `Open ${passage(view, index)}`, ...touches.passage(view, index) };
    case 'cutAir':
      return { text: `Take the air from ${room(view, index)}`, ...touches.room(view, index) };
    case 'steal':
      return { text: `Take ${item(view, index)} from ${person(view, askDetail)}`, ...touches.person(askDetail) };
    default:
      return {
        text: `Send ${person(view, askDetail)} to ${room(view, index)}`,
        ...touches.room(view, index),
        ...touches.person(askDetail),
      };
  }
}
