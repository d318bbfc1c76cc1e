import type { Scene, SceneCard } from '@/lib/contract/played';
import { peopleOf, playerName } from '@/lib/tabletop/play/seats';
import { capital, counted } from '@/lib/tabletop/words/wording';
import { type Game, NONE, type Seat, UNSEEN } from '../engine/game';
import type { Exposed } from '../engine/state';
import type { View } from '../engine/view';
import { slotName } from '../kit/slots';
import { cardName } from '../names';
import { clockOf } from './endings';

/** Scene for replays: rows with saved creatures, piles and die. */
export function sceneOf(game: Game, view: View): Scene {
  const { dieLog, exposed } = view.shown();
  const seats = Array.from({ length: view.table.players }, (_, seat) => seat);
  return {
    clock: clockOf(game, view.table),
    heading: headingOf(game, view),
    people: peopleOf(view.table.players, (seat) => ({ note: noteOf(view, seat) })),
    cards: [],
    rows: seats.flatMap((seat) => [
      { owner: playerName(seat), title: 'row', cards: rowOf(game, view, exposed, seat) },
      ...(view.savedBy(seat).length > 0
        ? [{ owner: playerName(seat), title: 'saved', cards: savedOf(game, view, seat) }]
        : []),
    ]),
    piles: pilesOf(game, view),
    dice: [{ label: 'Die', face: String(dieLog.at(-1) ?? ''), sides: game.sides }],
    done: view.table.removed.map((card) => `Out of the game: ${cardName(game, card)}`),
  };
}

/** Returns the cards of a row; cards exposed since the last flip are shown face up. */
const rowOf = (game: Game, view: View, exposed: readonly Exposed[], seat: Seat): readonly SceneCard[] =>
  Array.from({ length: game.slots }, (_, slot) => {
    const note = slotName(game.slots, slot);
    const card = view.cardAt(seat, slot);
    if (card === NONE) return { label: '', face: 'empty', note };
    const shown = exposed.find((one) => one.player === seat && one.slot === slot);
    if (shown) return { label: cardName(game, shown.card), face: 'up', note };
    return { label: card === UNSEEN ? '' : cardName(game, card), face: 'down', note };
  });

const savedOf = (game: Game, view: View, seat: Seat): readonly SceneCard[] =>
  view.savedBy(seat).map((card) => ({
    label: cardName(game, card),
    face: 'up',
    ...(view.isLocked(seat, card) && { note: 'locked' }),
  }));

function pilesOf(game: Game, view: View): NonNullable<Scene['piles']> {
  const top = view.table.discard.at(-1);
  return [
    { label: 'Draw pile', count: view.drawSize },
    { label: 'Discards', count: view.table.discard.length, ...(top !== undefined && { top: cardName(game, top) }) },
    ...(view.table.flipped === NONE ? [] : [{ label: 'Turned up', count: 1, top: cardName(game, view.table.flipped) }]),
  ];
}

function noteOf(view: View, seat: Seat): string {
  const steady = view.steadyOf(seat);
  const held = view.heldBy(seat).length;
  return [
    counted(view.scoreOf(seat), 'point'),
    ...(steady > 0 ? [`+${steady} on the next roll`] : []),
    ...(held > 0 ? [`${counted(held, 'Link & Lock')} aside`] : []),
    ...(view.table.winners.includes(seat) ? ['wins'] : []),
  ].join(', ');
}

function headingOf(game: Game, view: View): string {
  if (view.table.phase === 'over') return 'The end';
  if (view.table.phase === 'place') return 'Laying out rows';
  const wanted = game.wanted[view.table.round]?.map((card) => cardName(game, card)).join(' or ');
  return capital(
    `round ${view.table.round} of ${game.rounds}: turn of ${playerName(view.table.active)}. Wanted: ${wanted}`,
  );
}
