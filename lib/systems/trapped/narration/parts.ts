import type { MovePart, MoveText } from '@/lib/contract/played';
import { capital } from '@/lib/tabletop/words/wording';
import { targetOf } from '../engine/decisions/challenge';
import { type Game, NONE } from '../engine/game';
import type { Means, Move } from '../engine/moves';
import { HELP, INVENTED } from '../engine/state';
import type { View } from '../engine/view';
import { describeMove, lineOf, other } from './describe-move';
import { deedText, endOf } from './say-deeds';
import { attribute, beyond, card, event, goal, going, item, monster, person, player, touches } from './saying';

/** Splits decisions with cards into deed, card and manner, as people lay cards; other moves are one choice. */
export function partsOf(game: Game, view: View, move: Move): readonly MovePart[] {
  const first = (part: MoveText): MovePart => ({ ask: 'What do you do?', ...part });
  switch (move.type) {
    case 'setAttribute':
      return [held(move.card), { ask: 'Which attribute gets it?', text: capital(attribute(view, move.attribute)) }];
    case 'setRelationship': {
      const toward = other(view, view.characterOf(view.ask.seat), move.person);
      return [held(move.card), { ask: 'For whom?', text: capital(toward), ...touches.person(move.person) }];
    }
    case 'setAspect': {
      const text = capital(lineOf(view, move.extra, move.aspect));
      return [held(move.card), { ask: 'Where does it go?', text, ...touches.person(move.extra) }];
    }
    case 'attempt':
      return withMeans(
        view,
        first({ text: `Try ${goal(view, move.goal)}${endOf(view, move.room)}`, ...place(view, move.room) }),
        move,
      );
    case 'force': {
      const text = `Break through to ${beyond(view, move.passage, view.roomOf(move.by))}`;
      return withMeans(view, first({ text, ...touches.passage(view, move.passage) }), move);
    }
    case 'attack':
      return withMeans(
        view,
        first({ text: `Attack ${monster(view, move.monster)}`, ...touches.monster(view, move.monster) }),
        move,
      );
    case 'control': {
      const by = view.characterOf(view.ask.seat);
      const deed = first({ text: `Win ${person(view, move.extra)} over`, ...touches.person(move.extra) });
      return withMeans(view, deed, { ...move, by });
    }
    case 'answer': {
      if (move.by === NONE) return [];
      const { dareKind, dareTarget } = view.table;
      const text = `${capital(deedText(view, dareKind, dareTarget, view.roomOf(move.by)))}${endOf(view, move.room)}`;
      return withMeans(view, first({ text, ...place(view, move.room) }), move);
    }
    case 'challenge': {
      const from = view.roomOf(view.characterOf(move.player));
      const text = capital(deedText(view, move.deed.kind, targetOf(move.deed), from));
      const target = touches.person(view.characterOf(move.player));
      return [first({ text: `Dare ${player(view, move.player)}`, ...target }), { ask: 'To do what?', text }];
    }
    case 'give': {
      const from = move.from === view.characterOf(view.ask.seat) ? '' : `, from ${person(view, move.from)}`;
      const to = { ask: 'To whom?', text: capital(person(view, move.to)), ...touches.person(move.to) };
      return [first({ text: `Give ${item(view, move.item)}${from}` }), to];
    }
    case 'duel':
      return [held(move.card), manner(view, { by: view.characterOf(view.ask.seat), attribute: move.attribute })];
    case 'bid':
      return [
        { ask: 'Help or hinder?', text: move.side === HELP ? 'Help' : 'Hinder' },
        held(move.card),
        manner(view, move),
      ];
    case 'stand':
      return [held(move.card), manner(view, { by: view.ask.about, attribute: move.attribute })];
    case 'event': {
      const text = move.event === INVENTED ? 'Make up an Event' : `Play ${event(view, move.event)}`;
      const target = move.target === NONE ? { text: 'Everybody it concerns' } : onPerson(view, move.target);
      return [
        { ask: 'Which Event happens?', text },
        { ask: 'To whom?', ...target },
      ];
    }
    case 'replace':
    case 'insist':
      return [];
    default:
      return [first(describeMove(game, view, move))];
  }
}

const withMeans = (view: View, deed: MovePart, means: Means): readonly MovePart[] => [
  deed,
  held(means.card),
  manner(view, means),
];

const held = (index: number): MovePart => ({
  ask: 'Which card?',
  text: index === NONE ? 'No card' : capital(card(index)),
  ...touches.card(index),
});

const place = (view: View, index: number) => (index === NONE ? {} : touches.room(view, index));

const onPerson = (view: View, index: number) => ({ text: capital(person(view, index)), ...touches.person(index) });

/** Performer and attribute: "As Clever (9)", "By Ruiz, as Clever (9)". */
function manner(view: View, { by, attribute: index }: Omit<Means, 'card'>): MovePart {
  const text = by === NONE ? 'As a complication' : capital(going(view, by, index).replace(/^, /, ''));
  return { ask: 'Who does it, and how?', text: text || 'Without an attribute' };
}
