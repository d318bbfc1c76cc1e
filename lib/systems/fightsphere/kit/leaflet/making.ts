import type { Block } from '@/lib/kit/blocks';
import { bullets, cells, section, steps, table, text, texts } from '@/lib/kit/short-blocks';
import { beforeYouStart, howItIsTold } from '@/lib/tabletop/table-talk';
import type { Campaign, HouseRules } from '../../schema';
import { PLAYERS } from '../../vocabulary';
import { type KitInput, othersIn } from '../input';

// What it is about, and who is in it (rules 1, 1a, 2, 3 and 6).

/** What somebody may want to leave out. */
export const ABOUT = 'This game is about people who are made to kill each other.';

/** The place, and what the players are there for. */
export const aim = (): readonly Block[] => [
  ...texts(
    'The Sphere is a city of scrap in layers, with towns dug into it, no law and no way off. Everybody here was torn out of another life. A few woke up marked, with a weapon beside them: the Gladiators. They have to kill each other, layer by layer, down to the Core.',
    `For a GM and ${PLAYERS.min} to ${PLAYERS.max} players. Each player has one Gladiator, and the GM has everybody else. You need this kit, pencils and plenty of six-sided dice. Only ones count.`,
    'Strength comes from people. Get involved with those who live here: ties to them are most of your dice.',
  ),
  ...beforeYouStart(ABOUT),
  ...howItIsTold(),
];

/** From nothing to a sheet (rules 2, 3 and 12). */
export const making = (input: KitInput): readonly Block[] =>
  section('Gladiators', 2, [
    text(whoMakesWhom(input)),
    bullets([
      '**Who was I?** 50 to 100 words about the life before. All of you were taken from the same world; agree on it first.',
      '**Drive.** A Death wish draws a person towards the end, such as a grief; a Reason to Live draws the other way, such as somebody who waits. Choose one and put it in a sentence.',
      '**Weapon.** What you woke up beside. It adds no dice.',
      `**Conflict Pool.** ${input.body.startPool} ${input.body.startPool === 1 ? 'die' : 'dice'}: what you gamble with and what you live on.`,
      '**Ties.** None yet.',
    ]),
  ]);

function whoMakesWhom(input: KitInput): string {
  const { gladiatorsPerPlayer, options } = input.body;
  const fewer = 'If these run out too, there are fewer.';
  return options.npcGladiatorsFrom === 'scenario'
    ? `Each player takes a written Gladiator, or makes one. The GM runs ${othersIn(input)} others (${gladiatorsPerPlayer - 1} for each player): those on the cards in their order, then written ones that nobody plays. ${fewer}`
    : `Each player makes ${gladiatorsPerPlayer}, keeps one and gives the rest to the GM (house rule). Written Gladiators are samples, and fill gaps. ${fewer}`;
}

/** What ties are, below the table of drives (rules 6). */
export const ties = (): Block =>
  bullets([
    'Write down the base of a tie: 1 when it is new. All that is said of a tie’s value means its rating. A rating below 0 adds no dice.',
    'Once in the campaign you may exchange your drive for the other, if the story gives you cause, but never during an episode. All ratings shift by two, and no tie is lost by that.',
    'Ties join Gladiators to NPCs, never to each other. Several of you may be tied to one NPC, each with a rating of your own.',
    'The GM plays the NPCs, and brings those with ties back in later episodes.',
  ]);

/** What a drive does to ties (rules 6). */
export const driveTable = (): Block =>
  table(Object.entries({ '': 4, 'Death wish': 3, 'Reason to Live': 3 }), [
    cells('Rating of a tie', 'base + 1', 'base − 1'),
    cells('A new tie', '2', '0'),
    cells(
      'First meeting in an episode',
      'Opponents gain a die for each of your ties',
      'You gain a die for each of your ties',
    ),
  ]);

/** How layers, episodes and turns follow each other (rules 4). */
export const layers = ({ body }: KitInput): readonly Block[] =>
  section('A layer', 2, [
    steps([
      'Players say who shares an episode with whom. Each episode needs two Gladiators or more. The GM fills up with NPC Gladiators, adds others at will, and need not use all. Where there are too few, players who go alone join up until nobody is alone.',
      'Episodes run side by side. Turns go round the table: frame a scene for your character or ask the GM for one. A scene has one conflict. Once its dice have been read, it is the next player’s turn. NPC Gladiators have no turns and only react.',
      `An episode ends when one Gladiator is left standing in it. ${closing(body.turnsPerEpisode)}`,
      'When all episodes are over, everybody goes down a layer. The layer tracker shows its Threshold.',
    ]),
    bullets([`**Threshold:** ${thresholdRule(body)}`, NPC_ALONE[body.options.npcAlone]]),
  ]);

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
