import { asMarkdown, said } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import { bullets, cells, flow, heading, section, steps, table, text } from '@/lib/kit/short-blocks';
import { type BySuit, SUIT_SIGNS, SUITS } from '@/lib/tabletop/cards/playing-cards';
import { joined } from '@/lib/tabletop/words/wording';
import { intensityOf } from '../rules/events';
import { isUsualMonster } from '../rules/monster';
import type { HouseRules } from '../schema';
import { HARDSHIP_TEST } from '../vocabulary';
import { ACTIONS } from './actions';
import { attributeLabel, rankRanges, usualTests } from './attribute-words';
import { documentPiece, type KitInput } from './input';

/** Under the current house rules (rules 7.0, 7.5, 7.7, 7.8 and 7.11). Also shown in the guides. */
export const gmGuide = documentPiece({ id: 'gm-guide', title: 'GM’s guide', audience: 'gm' }, (input) => {
  const { options } = input.setting;
  return [
    heading('GM’s guide'),
    ...flow([
      ...section('Your job', 2, job()),
      ...section('Before the first card', 2, [bullets(before())]),
      ...section('A player’s turn', 2, playersTurn(input)),
      ...section('What you draw', 2, draws(options)),
      ...section('Your turn', 2, ownTurn(options)),
      ...section('Events for one person', 2, penaltyEvents(input)),
      ...section('Tests', 2, [bullets(tests(input))]),
      ...section('The monster', 2, [bullets(monster(input))]),
      ...section('Damage', 2, damage()),
      ...section('Extras that nobody controls', 2, [bullets(freeExtras(options))]),
      ...section('Making things up', 2, inventing()),
      ...section('Keeping it going', 2, [bullets(pace())]),
    ]),
  ];
});

const job = (): readonly Block[] => [
  text(
    'You have no character and no hand. You play the monster, the place, the Events and every Extra that nobody controls, shuffle and deal, and have the last word on which attribute fits. You are not there to win: make it hard and fair, and enjoy it when they get away.',
  ),
];

const before = (): readonly string[] => [
  'Fill in the secret slip, and stick to what it says.',
  'Read out the place from the setting sheet, and what fits there.',
  'When everybody is made, shuffle all 52 cards and deal five to each player, none to yourself.',
  'The player on your left begins. It goes round clockwise, and your turn ends each round.',
];

const playersTurn = (input: KitInput): readonly Block[] => [
  steps([
    `A player with an empty hand ${input.setting.options.emptyHandRefill === 'optional' ? 'may' : 'must'} take five new cards. That is the whole turn: no draw and no action, and you draw an Event for that character.`,
    `Everybody else draws one card, then takes one action or passes. The actions: ${ACTIONS}.`,
    `They say what they try, how, and by which attribute. The goal checklist names those that fit. ${influence(input)} If another one fits better, say so.`,
    'Everybody bids in turn, clockwise. Then all bids are turned up, and you draw, with a flourish.',
    'They tell how it went. Used cards go to the discards.',
    'The monster may take one step.',
  ]),
  text('A player without a character draws too and may bid complications, but takes no action.'),
];

const draws = (options: HouseRules): readonly Block[] => [
  table(
    [
      ['Against', 4],
      ['You draw', 5],
    ],
    [
      cells('A goal or an obstacle', 'Two cards'),
      cells('The monster', 'Three cards; two if its weakness is known and the means are at hand'),
      cells('Winning over an Extra', winningOver(options)),
      cells('A refused challenge', 'Nothing: the two duel'),
      cells('Exploring, escaping', 'Nothing; but exploring brings an Event'),
    ],
  ),
  bullets([
    'The means are at hand if the one acting has them, or somebody who helps in the bid.',
    'Hindrances are added to your side.',
    'No cards left in the deck? Shuffle the discards.',
  ]),
];

const winningOver = ({ extraResistance }: HouseRules): string =>
  extraResistance === 'any_suit'
    ? 'One card, plus what the Extra feels for the one asking, whatever the suit'
    : 'One card, plus what the Extra feels for the one asking; a ♥ counts for the one asking instead (house rule)';

const KINDS_OF_EVENT: BySuit<string> = {
  hearts: 'trouble between people',
  diamonds: 'a temptation',
  spades: 'a breakdown',
  clubs: 'violence or danger',
};

const ownTurn = (options: HouseRules): readonly Block[] => [
  steps([
    'Draw one card and show it.',
    `The suit says what kind of Event it is: ${joined(SUITS.map((suit) => `${SUIT_SIGNS[suit]}\u00a0${KINDS_OF_EVENT[suit]}`))}.`,
    `The rank says how bad it is: ${rankRanges(intensityOf)}.`,
    'Pick an Event for that suit and rank from the list, or make up one that fits. Don’t take one that changes nothing while another would change something.',
    'Choose whom it strikes. On your turn that can be anybody.',
    'Play it out. If somebody could get out of it, it is a test.',
  ]),
  bullets([
    'An Event may test people. What a character then does and feels is for the player to say.',
    'A monster takes part only where it is, or next door.',
    options.monsterMovesOnGmTurn
      ? 'The monster may take a step on your turn too (house rule).'
      : 'The monster does not move on your turn.',
    'You take no actions and achieve no goals.',
  ]),
];

const penaltyEvents = (input: KitInput): readonly Block[] => [
  text(
    'Exploring brings an Event, and so does a new hand. It must strike that very character. An Event that strikes nobody in particular will do only if it touches them: their room, their things, a test for them.',
  ),
  text(`Nothing on the list can strike them? Then make it the suit’s usual test: ${usualTests(input)}.`),
];

const tests = (input: KitInput): readonly string[] => [
  input.setting.options.eventTestCards === 'two_fresh'
    ? 'Draw two fresh cards. If the monster does it, draw as for a fight with the monster.'
    : 'The Event’s own card counts, and you draw one more (house rule). If the monster does it, draw as for a fight with the monster.',
  'The player it strikes must act. Bidding begins on that player’s left.',
  input.setting.options.eventTestReward
    ? 'A loss means damage. A win draws a card (house rule).'
    : 'A loss means damage. A win earns nothing.',
  ...(input.setting.events.some(({ follows }) => follows.length > 0)
    ? [
        'Some Events go on: a test, a choice or the state of things decides how. The card says so. Losing such a test means damage only if the card says that it hurts, and a test that is failed at once hurts nobody.',
      ]
    : []),
  'It strikes an Extra? The player who controls it acts, with the Extra’s attributes. If nobody does, you say what happens.',
  said`Somebody is ill? As a turn ends, the help that the Event names cures whoever is beside it. No free Extra fetches it. Too late, an Extra dies and a character is tested: ${attributeLabel(input, HARDSHIP_TEST)}.`,
  'Fighting the monster off and winning counts as a defeat for it. Getting out of its way does not.',
];

const monster = ({ setting: { options, monsters } }: KitInput): readonly string[] => [
  'After each player’s turn it may go to a room next to its own: one step, never more, and none saved up for later.',
  'Note its room in secret, and never cheat with it. Say when it comes to, leaves or is in a room with a character or a controlled Extra.',
  'What blocks a passage stops the monster, until it is cleared away. A ♣ Event or an attack of yours may break through from next door; then that way stays open.',
  'Is the game slowing down? Bring it in. Between two turns, once a round at most, it may smash its way in and attack somebody in its room or next door. Going next door is its step for that turn. It is a test against the monster for the one attacked.',
  'Anybody who goes after it must be in its room.',
  ...(monsters.every(isUsualMonster) ? [] : ['What its monster tracker says of its ways comes before all of this.']),
  'Beaten, it goes one room away at once and must be found again. That is its step for that turn.',
  `Count its defeats on the monster tracker. The last of them, usually the third, kills it. ${LAST_DEFEAT[options.weaponNeeded]}`,
  options.weaknessKnownAtStart
    ? 'The players know its weakness from the start (house rule).'
    : 'Its weakness is known once a goal reveals it, or once something that works has been used on it.',
];

const LAST_DEFEAT: Readonly<Record<HouseRules['weaponNeeded'], string>> = {
  final: 'If only its weakness kills it, that one takes the means; without them it retreats again.',
  never: 'No special means are needed for that (house rule).',
  every: 'Each defeat counts only with the means in play (house rule).',
};

const damage = (): readonly Block[] => [
  text(
    'The page on damage and death says when you draw a damage card, and which scores it may replace. Hit where it hurts: weaken what they are best at, or spoil a happy couple.',
  ),
];

const influence = (input: KitInput): string =>
  input.setting.options.influenceAttributes === 'sexy'
    ? `Winning over an Extra takes ${asMarkdown(attributeLabel(input, 'sexy'))}.`
    : 'Winning over an Extra takes whatever fits (house rule).';

const freeExtras = (options: HouseRules): readonly string[] => [
  'You speak for them, also while somebody tries to win one over; one that is controlled already speaks through its controller. In danger they panic, cower, hide or bolt, often the wrong way.',
  options.freeExtras === 'move'
    ? 'After each player’s turn you may move one of them next door, where it could walk.'
    : 'They stay where they are until an Event moves them (house rule).',
  'Make some of them likeable, so that people want to save them. Let others get in the way. Then put them in danger.',
  'Use what they feel, as it stands on their sheets, to needle the characters.',
  'They never achieve a goal. One may try, as long as it fails at once and horribly.',
  'They die by your Events and by what is told.',
];

const inventing = (): readonly Block[] => [
  text(
    'Ask the players what is there: “What do you find under the bunk?” Use what they say, and lead it back to the place, the monster and the way out. If somebody objects, the table votes as the player reference says.',
  ),
  text(
    'When a group invents its own setting, you lead and have no veto. Collect ideas for some minutes and judge none. Stop, read all of them out, agree on what to drop, and build on the rest: where, why you can’t leave, why you can’t wait, how to get out.',
  ),
];

const pace = (): readonly string[] => [
  'Keep it moving: if a player ponders, ask “What do you do?” and count to five. But let people talk while it leads somewhere, and play each scene before the next one.',
  'Let silly things be tried: they cost a turn, and the cards decide. Give the table more of what it laughs at.',
  'Greet the cards you turn up, now on the player’s side, now on the monster’s.',
  'Losers want somebody to blame, and it should be a player. Say whose card, lie or cold feet did it.',
  'When they have nearly made it, let your Events bite.',
  'The characters are the stars, each in turn. No Extra, no monster and no marvel of the place should outshine them.',
  'Keep it light. A death can be the best scene of the night; never gloat over one.',
  'At the end let each winner tell a happy ending, then each loser how it ended for them.',
];
