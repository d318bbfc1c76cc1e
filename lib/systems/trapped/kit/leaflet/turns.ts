import { said } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import { bullets, section, steps, text } from '@/lib/kit/short-blocks';
import { isUsualMonster } from '../../rules/monster';
import type { HouseRules } from '../../schema';
import { ACTIONS } from '../actions';
import { attributeLabel } from '../attribute-words';
import type { KitInput } from '../input';
import { example } from './conflicts';

/** Rules 7.0. */
export const turns = ({ setting: { options, monsters } }: KitInput): readonly Block[] => [
  text(
    'Every character and Extra begins in the safe place. The player at the GM’s left goes first, then clockwise; the GM’s turn ends the round. Talk and act as your character at any time.',
  ),
  text(
    'Lay something small on the map for each person, or write the place on their sheet. The GM says when a monster comes to, leaves or is in a place with a character or an Extra that somebody controls.',
  ),
  steps([
    options.emptyHandRefill === 'optional'
      ? 'If you have no cards and a character, you may take five instead of a turn. An Event then strikes that character.'
      : 'If you have no cards and a character, you must take five instead of a turn (house rule). An Event then strikes that character.',
    `Draw one card. ${handLimit(options)}`,
    `Take one action, or pass: ${ACTIONS}.`,
    'Tell what happened. Others may add what their own people do. Cards that were used are discarded.',
    `Then the GM may move the monster one step in secret${options.monsterMovesOnGmTurn ? ', and once more on the GM’s own turn (house rule).' : '. It doesn’t move on the GM’s turn.'}${monsters.every(isUsualMonster) ? '' : ' Some monsters here move otherwise.'}`,
  ]),
];

const handLimit = ({ handLimit }: HouseRules) =>
  handLimit === null ? 'A hand may grow to any size.' : `Nobody draws beyond a hand of ${handLimit} (house rule).`;

/** Rules 7.1. */
export const challenge = (input: KitInput): readonly Block[] => {
  const { options } = input.setting;
  return section('Challenge a character', 2, [
    text(
      'Dare another player’s character to do something. Say what, not how. Distance doesn’t matter. A goal must be open to them; if it is doubtful whether something can be done at all, everybody votes.',
    ),
    bullets([
      'Accepted: the challenged player draws a card first, then tries it in their own way, as a conflict like any other.',
      `Declined: a duel. Both lay a card, face down, and may add an attribute. ${options.duelOpenBidding ? 'Others may help or hinder (house rule).' : 'Nobody else bids.'} If the challenger wins, the deed must be tried and nobody draws. Otherwise nothing has to be done, and the challenged player draws a card.`,
      options.challengeBidStart === 'actor_left'
        ? 'Bids on the deed begin at the challenged player’s left. It is the challenger’s turn that is used up.'
        : 'Bids on the deed begin at the challenger’s left (house rule). It is the challenger’s turn that is used up.',
      'If you hold no card that you may bid, you duel or do the deed with your attribute alone.',
    ]),
    example(input, 'challenge'),
  ]);
};

/** Winning over and controlling Extras (rules 7.2). */
export const control = (input: KitInput): readonly Block[] => {
  const { options } = input.setting;
  return section('Control an Extra', 2, [
    text(
      'You must be in the same place, and hold a card that you may bid. Say what you want from the Extra and how you go about it. Until it is decided, whoever controls the Extra speaks for it, or else the GM. ' +
        INFLUENCE[options.influenceAttributes](input),
    ),
    bullets([
      options.extraResistance === 'any_suit'
        ? 'Against you count one card of the GM’s and the Extra’s relationship to you, whatever its suit.'
        : 'Against you count one card of the GM’s and the Extra’s relationship to you, but a ♥ counts for you (house rule).',
      'If you win, the Extra does as you ask, and you speak for it until you let it go, it is lost, or somebody wins it from you. You control one at a time: a new one frees the old.',
      SEPARATED[options.separatedControl],
      'Nobody may bid an Extra in the conflict about itself.',
      `Extras never achieve goals by themselves. Those nobody controls are the GM’s: they panic, hide and get in the way. ${MOVES[options.freeExtras]}`,
    ]),
  ]);
};

const INFLUENCE: Readonly<Record<HouseRules['influenceAttributes'], (input: KitInput) => string>> = {
  sexy: (input) => said`It takes ${attributeLabel(input, 'sexy')}, unless the GM rules that another attribute fits.`,
  any: () => 'It takes any attribute that fits how you do it (house rule).',
};

const MOVES: Readonly<Record<HouseRules['freeExtras'], string>> = {
  move: 'After each player’s turn the GM may move one of them to a neighbouring place.',
  none: 'They go nowhere until an Event moves them (house rule).',
};

const SEPARATED: Readonly<Record<HouseRules['separatedControl'], string>> = {
  suspended: 'In different places you can’t use it until you meet again.',
  kept: 'You can use it even when it is in a different place (house rule).',
  lost: 'It is free as soon as you are in different places (house rule).',
};

/** Rules 7.3. */
export const explore = (): readonly Block[] =>
  section('Explore', 2, [
    text(
      'Go to a neighbouring place, with an Extra of yours if you like, and say what you find. No bids; but the GM draws an Event that strikes you. People in different places cannot talk, help or hinder.',
    ),
    text(
      'The map shows which places are neighbours. Some ways must be opened first, or need a thing. A way that must be forced, or that an Event has shut, is an obstacle.',
    ),
    text(
      'Anybody may walk through a bolted door while somebody alive is on the side of the bolt: they open it and bolt it again, which takes no turn. If the last of them leaves, it stays open.',
    ),
  ]);

/** Rules 7.4. */
export const attempt = ({ setting: { options } }: KitInput): readonly Block[] =>
  section('Try a goal or an obstacle', 2, [
    text(
      `Be in its place. ${BINDING[options.prereqMode]} Where that leaves a doubt, common sense decides, and the table votes if you disagree. Its entry names the attributes that fit. One try a turn, against two cards. If you lose, tell of a brave failure, and see Damage.`,
    ),
    bullets([
      options.reachByExploring
        ? 'Walking to a place also achieves the goal of getting there (house rule).'
        : 'A goal of getting somewhere is tried there or next door, and takes you there. Walking there is not enough.',
      SCOPE[options.goalScope],
      'A thing belongs to the one who gets it. A goal that asks for a thing wants it in the hands of somebody there; a way or bad air wants one for each person, and only the holder uses it.',
      'On your turn, taking and handing over things in the same place costs nothing, but each kind of thing moves once a turn. If there is more where a goal has brought it, everybody may take one there. Nobody has two of a kind.',
      'What the dead had lies where they fell, for anybody. What a monster stole goes to whoever beats it.',
      'There may be goals that you don’t know yet. The GM tells you of one as soon as somebody can try it.',
      options.suitCount === null
        ? 'There is enough of everything, unless the setting gives a number.'
        : `Suits for going outside: ${options.suitCount} in all (house rule).`,
      'Where its entry says that a goal is as hard as the monster, the GM draws as for a fight with it.',
    ]),
  ]);

const BINDING: Readonly<Record<HouseRules['prereqMode'], string>> = {
  all: 'Everything listed before it must be done.',
  explicit: 'Of what is listed before it, only what its own text asks for must be done (house rule).',
};

const SCOPE: Readonly<Record<HouseRules['goalScope'], string>> = {
  mixed: 'A goal is won for everybody, unless its entry says that each must do it alone.',
  party: 'Every goal is won for everybody (house rule).',
  character: 'Everybody must win each goal alone (house rule).',
};

/** Rules 7.5. */
export const attack = ({ setting: { options } }: KitInput): readonly Block[] =>
  section('Attack the monster', 2, [
    text(
      'Be where it is. Three cards stand against you; two if its weakness is known, and you or a helper has the means to use it. If you lose, see Damage.',
    ),
    bullets([
      options.weaknessKnownAtStart
        ? 'Its weakness is known from the start (house rule).'
        : 'Its weakness is known once a goal has revealed it, or something that works has been used on it.',
      'Beaten, it moves a step away at once and must be found again. The third defeat kills it, unless the GM’s sheet gives another number.',
      WEAPON[options.weaponNeeded],
    ]),
  ]);

const WEAPON: Readonly<Record<HouseRules['weaponNeeded'], string>> = {
  final: 'If nothing but its weakness kills it, the last defeat counts only with the means.',
  every: 'No defeat counts without the means (house rule).',
  never: 'Every defeat counts, with or without the means (house rule).',
};

/** Rules 7.6. */
export const leave = ({ setting: { options } }: KitInput): readonly Block[] =>
  section('Escape', 2, [
    text(
      'Be where a way out begins, with all that it needs done. Then go, without a conflict. You choose who comes, up to its seats; they must be there and agree. Extras take seats, but don’t win.',
    ),
    bullets([
      options.sosWins
        ? 'A rescue is an escape of everybody alive.'
        : 'A rescue is no escape, and nobody wins by it (house rule).',
      options.beaconNeededByPod
        ? 'A goal that takes something away from where a way out begins closes it, if the way out doesn’t ask for that goal (house rule).'
        : 'A way out stays usable even if something is taken away from there.',
    ]),
  ]);
