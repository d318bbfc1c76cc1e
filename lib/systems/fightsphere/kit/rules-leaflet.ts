import { bullets, chapter, flow, heading, sections, steps, subsections, texts } from '@/lib/kit/short-blocks';
import { roleCover } from '@/lib/tabletop/pieces/cover';
import { houseRulesChapter } from '@/lib/tabletop/pieces/house-rules';
import { beforeYouStart, howItIsTold } from '@/lib/tabletop/pieces/table-talk';
import { counted } from '@/lib/tabletop/words/wording';
import { CREDIT } from '../credit';
import { houseRules } from '../fields/campaign';
import { npcsOf } from '../names';
import type { Campaign, HouseRules } from '../schema';
import { COMMUNITIES, COMMUNITY_LABELS, COMMUNITY_MEANINGS, PLAYERS } from '../vocabulary';
import { counters } from './cards';
import { type KitInput, makers, othersIn } from './input';
import {
  DICE_TABLE,
  DRIVE_TABLE,
  defeatTable,
  encounterSteps,
  failure,
  JUDGMENT_USES,
  leavingAndTruces,
  losing,
  outcome,
  REWARDS,
} from './leaflet/conflict';

const ABOUT = 'This game is about people who are made to kill each other.';

/** Cover: what the game is, credits, what to agree on, and the contents. */
export const cover = roleCover(
  makers,
  { noun: 'campaign', credit: CREDIT, about: ABOUT, bring: ['20 or more six-sided dice'] },
  ({ body }) => sections({ 'Where you come from, all of you': body.worldOfOrigin }),
  (input) => [
    ['Cards of NPC Gladiators', input.body.npcGladiators.length, 'GL'],
    ['Name cards of NPCs', npcsOf(input.body).length, 'NP'],
    ['Counters', counters(input).reduce((sum, { copies }) => sum + copies, 0), 'PC'],
  ],
);

export const leaflet = makers.rulesLeaflet(
  (input) => [
    ...beginning(input),
    ...driveAndTurns(input.body),
    ...rolls(input.body.options),
    ...theWayDown(input.body.options),
    ...houseRulesChapter(houseRules, input.body.options, { credit: CREDIT, unused: unusedRules(input.body) }),
  ],
  { small: true },
);

/** Lists the house rules that can change nothing in this campaign: those about NPC Gladiators, if it has none. */
const unusedRules = ({ npcGladiators, pregens, options }: Campaign): readonly (keyof HouseRules)[] =>
  options.npcGladiatorsFrom === 'players' || npcGladiators.length + pregens.length > 0
    ? []
    : ['npcDisengage', 'npcLastStanding', 'npcAlone'];

/** Aim of the game, and making Gladiators (rules 1, 1.1, 2, 3 and 12). */
const beginning = (input: KitInput) =>
  chapter('How to play Fight Sphere', [
    ...texts(
      'The Sphere is a city of scrap in layers, with towns dug into it, no law and no way off. Everybody here was torn out of another life. A few woke up marked, with a weapon beside them: the Gladiators. They have to kill each other, layer by layer, down to the Core.',
      `For a GM and ${PLAYERS.min} to ${PLAYERS.max} players. Each player has one Gladiator, and the GM has everybody else. You need this kit, pencils and plenty of six-sided dice. Only ones count.`,
      'Get involved with the people who live here: each tie can add dice to your rolls, and to pools when Gladiators first meet.',
    ),
    ...beforeYouStart(ABOUT),
    ...howItIsTold(),
    ...sections({
      'Who lives here': COMMUNITIES.flatMap((kind) =>
        kind === 'custom' ? [] : `**${COMMUNITY_LABELS[kind]}.** ${COMMUNITY_MEANINGS[kind]}`,
      ),
      Gladiators: [
        whoMakesWhom(input),
        [
          '**Who was I?** 50 to 100 words about the life before. All of you were taken from the same world; agree on it first.',
          '**Drive.** A Death wish pulls a character towards the end: a grief, for example. A Reason to Live pulls the other way: a child at home, for example. Choose one and write it as a sentence.',
          '**Weapon.** What you woke up beside. It adds no dice.',
          `**Conflict Pool.** ${counted(input.body.startPool, 'die', 'dice')}: what you gamble with and what you live on.`,
          '**Ties.** None yet.',
        ],
      ],
    }),
  ]);

function whoMakesWhom(input: KitInput): string {
  const { gladiatorsPerPlayer, options } = input.body;
  return options.npcGladiatorsFrom === 'scenario'
    ? `Each player takes a written Gladiator, or makes one. The GM runs ${othersIn(input)} others (${gladiatorsPerPlayer - 1} for each player): those on the cards in their order, as far as a card allows for your number, then written ones that nobody plays. If these run out too, there are fewer.`
    : `Each player makes ${gladiatorsPerPlayer}, keeps one and gives the rest to the GM. Written Gladiators are samples, and fill gaps.`;
}

/** Ties, and the sequence of layers, episodes and turns (rules 4 and 6). */
const driveAndTurns = (body: Campaign) => [
  ...sections({ 'Drive and ties': [DRIVE_TABLE, ...flow([bullets(TIES)])] }),
  ...chapter(
    'Turns',
    sections({
      'A layer': [
        steps([
          'Players say who shares an episode with whom. Each episode needs two Gladiators or more. The GM fills up with NPC Gladiators, adds others at will, and need not use all. Where there are too few, players who go alone join up until nobody is alone. The GM gives each group a brief of this layer, or makes one up.',
          'Turns go round the whole table: frame a scene for your character or ask the GM for one. Whoever frames it says who is in it: NPCs of the episode, and people your character is tied to. A scene has one conflict. Once its dice have been read, it is the next player’s turn. NPC Gladiators have no turns and only react.',
          'Episodes run side by side: with several open, each scene belongs to the episode of the player whose turn it is. Once yours is over, or your Gladiator is out of it, you have no turns until the next layer, but you judge.',
          `An episode ends when one Gladiator is left standing in it. ${closing(body.turnsPerEpisode)}`,
          'When all episodes are over, everybody goes down a layer. The layer tracker shows its Threshold.',
        ]),
        [`**Threshold:** ${thresholdRule(body)}`, NPC_ALONE[body.options.npcAlone]],
      ],
    }),
  ),
];

const TIES = [
  'Write down the base of a tie: 1 when it is new. All that is said of a tie’s value means its rating. A rating below 0 adds no dice.',
  'Once in the campaign you may exchange your drive for the other, if the story gives you cause, but never during an episode. All ratings shift by two, and no tie is lost by that.',
  'Ties join Gladiators to NPCs, never to each other. Several of you may be tied to one NPC, each with a rating of your own.',
  'The GM plays the NPCs, and brings those with ties back in later episodes.',
];

function thresholdRule({ threshold: { start, step } }: Campaign): string {
  const then = step === 0 ? 'the same on each' : `${Math.abs(step)} ${step > 0 ? 'more' : 'fewer'} on each`;
  return `${start} dice on the first layer and ${then} below, unless the tracker says otherwise.`;
}

const closing = (turns: number | null): string =>
  turns === null
    ? 'Nothing forces a fight; take your time.'
    : `After ${turns} turns in it the GM closes it: every player’s Gladiator in it counts as knocked out, and NPC Gladiators live on. In the Core, those alive then share the epilogue.`;

const NPC_ALONE: Readonly<Record<HouseRules['npcAlone'], string>> = {
  oneSurvives: 'If only NPC Gladiators are left, the GM says which one survives as last standing. The others are dead.',
  allSurvive: 'If only NPC Gladiators are left, all of them live and none is last standing (house rule).',
};

/** Conflicts and encounters (rules 5, 7 and 8). */
const rolls = (options: HouseRules) => [
  heading('A conflict'),
  DICE_TABLE,
  ...flow([
    ...texts(
      'Roll at least one die. There is no other base die. Gamble and bought ties together are no more than your pool. The GM rolls as many dice as the Threshold.',
      outcome(options),
    ),
    ...subsections({
      'If you succeed': ['You keep your gamble. Take one of these:', REWARDS],
      'If you fail': failure(options),
    }),
    ...texts(
      '*Example:* from a pool of 5 you buy a tie with a rating of 2 and gamble 2 dice, and your background counts: 2 + 2 + 1 is 5 dice. If you succeed, your pool is 4 before the reward. If you fail, it is 2, and the tie rests for two conflicts.',
    ),
  ]),
  ...chapter('Encounters', [
    ...sections({
      'An encounter': [
        'Frame a scene in which you meet other Gladiators of your episode. All you name take part; a partner of a truce only along with somebody who is none. A Gladiator is in one encounter at a time: you cannot attack or join those who are fighting already. The GM cannot start one. Gladiators know each other on sight, whatever the disguise, and players know which NPC Gladiators are in their episode. The conflict has to be between the Gladiators, but need not be a brawl.',
        steps(encounterSteps(options)),
      ],
    }),
    ...subsections({
      'If you lose to somebody': [
        losing(options),
        '*Example:* with ones of 4, 2 and 1 the three pairs give 2, 3 and 1 Victories. Gambles were 2, 2 and 1. Pools of 5, 7 and 9 become 5, 3 and 4.',
      ],
      'It goes on':
        'The scene is over, but not the encounter. On your next turn you must frame how it continues, at any time and place, and you have the initiative. Only the offer of a truce may come first. It ends when nobody in it would be compared with anybody.',
    }),
    ...leavingAndTruces(options),
  ]),
];

/** Defeat, survival and the Core (rules 9 and 10). */
const theWayDown = (options: HouseRules) => [
  heading('The way down'),
  ...sections({ 'Defeated or last standing': defeatTable(options) }),
  ...flow([
    ...texts('You were left for dead, or the floor gave way: say how you dropped out.'),
    ...sections({
      'Judgment Pool': JUDGMENT_USES,
      'The Core': texts(
        'It opens when the last NPC Gladiator is dead and open episodes are done. One episode for all players’ Gladiators, with the next Threshold in line. You meet nobody there but people with ties to you. Who falls here is dead. It ends with one alive: that player tells the epilogue and decides what the Sphere is for.',
        CORE_TIE[options.coreTie],
        'Look back on the whole campaign for it, the GM’s hints included.',
      ),
    }),
  ]),
];

const CORE_TIE: Readonly<Record<HouseRules['coreTie'], string>> = {
  highestPool: 'If all fall in one roll, the highest pool survives. Equal pools share the epilogue.',
  shared: 'If all fall in one roll, they share the epilogue (house rule).',
};
