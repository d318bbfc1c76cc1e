import { chapter, flow, heading, sections, text, wordTable } from '@/lib/kit/short-blocks';
import { roleCover } from '@/lib/tabletop/pieces/cover';
import { houseRulesChapter } from '@/lib/tabletop/pieces/house-rules';
import { beforeYouStart, howItIsTold } from '@/lib/tabletop/pieces/table-talk';
import { titled } from '@/lib/tabletop/words/wording';
import { CREDIT } from '../credit';
import { options as fields } from '../fields/options';
import type { HouseRules, Siege } from '../schema';
import { LINKS_OF, PLAYERS } from '../vocabulary';
import { makers } from './input';
import { aftermath, ENDINGS_TABLE, night } from './leaflet/after';
import { conflict, readings, specialCases } from './leaflet/conflict';
import { stripsIn } from './link-pieces';

/** Content note for the cover, leaflet and briefs. */
export const ABOUT =
  'This game is about people who are locked in together and come to harm through each other. Biases and quarrels belong to characters, never to players: give nobody a bias against a group that people at your table belong to.';

/** Cover: title, credits, content note and number of pieces. */
export const cover = roleCover(
  makers,
  { noun: 'siege', credit: CREDIT, about: ABOUT, bring: ['20 green and 20 red six-sided dice'] },
  ({ body: { locale } }) => sections({ [titled(locale.name, 'place')]: locale.description }),
  (input) => [
    ['Link strips, green and red', stripsIn(input), 'GL, RL'],
    ['Wound tokens and Stress marker', 2 * input.people + 1, 'TK'],
    ['Stress track', 1, 'ST'],
    ['Stance cards', 3 * input.people, 'SC'],
    ['Task cards', input.body.tasks.length, 'TA'],
    ['Event cards', input.body.stress.events.length + input.body.threat.escalation.length, 'EV'],
  ],
);

export const leaflet = makers.rulesLeaflet(
  ({ body, body: { options } }) => [
    ...chapter('How to play Isolation', aim()),
    heading('The map'),
    ...map(),
    ...chapter('A conflict', conflict(options)),
    ...readings(options),
    ...chapter('Other rolls', specialCases(options)),
    ...chapter('What it leaves behind', aftermath(options)),
    heading('The night'),
    ...flow(night(body)),
    ENDINGS_TABLE,
    ...houseRulesChapter(fields, options, { credit: CREDIT, unused: unusedRules(body) }),
  ],
  { small: true },
);

/** Lists the house rules that can change nothing in this siege. */
const unusedRules = ({ tasks, siege }: Siege): readonly (keyof HouseRules)[] => [
  ...(tasks.length > 0 ? [] : (['openDifficulty'] as const)),
  ...(tasks.some(({ labels }) => labels.length > 0) ? [] : (['storyLabels'] as const)),
  ...(siege.sessions > 1 ? [] : (['clearTemporary'] as const)),
];

/** Premise and cast (rules 1 and 2). */
const aim = () => [
  ...beforeYouStart(ABOUT),
  ...sections({
    'What it is about': `You cannot get out, and something keeps it that way. It will hardly be what hurts you: you have one another for that. Dice ask who likes you, who stands against you, and how frayed everybody is. They do not ask how strong you are.\n\nFor a GM and ${PLAYERS.min} to ${PLAYERS.max} players. Each player takes one of the cast. The GM plays the rest of them, who are in the same boat, and everybody outside it. You need this kit, pencils, and about 20 green and 20 red dice with six sides.\n\n**Even numbers count on green dice, odd ones on red dice.** Nothing else on a die matters.`,
  }),
  ...howItIsTold(),
  text(
    'If your character was Neutral or Hostile, you say why, and what that looked like. You may make up a fact of the place for it, as long as the table goes along. The GM never says what a player’s character did.',
  ),
  ...sections({
    'The cast': [
      'Take a sheet that is written, or make up your own people on blank sheets:',
      '**Profession:** a word for all that you can do.',
      '**Likeable and unlikeable traits:** three of each suit most, and never more than two likeable ones for each unlikeable one.',
      '**Bias:** whom you judge before they speak. Somebody in the cast has to feel it.',
      '**Goal:** what you want from this night and this place.',
    ],
  }),
];

/** Links (rules 3 and 10). */
const map = () => [
  text(
    'A link joins two people. Green is a reason to like, red a reason to hate. Links have no direction and add up, and every one with a reason bears it as a label. Keep one record of them where everybody can see it: the link matrix in pencil, or instead of it the map, or strips laid between sheets, if you printed those. They are settled before play, by the GM or by everybody:',
  ),
  wordTable({ 'What two people have': 5, Links: 3 }, [
    ['Traits that go together', `${LINKS_OF.descriptor} green`],
    ['Traits that grate', `${LINKS_OF.descriptor} red`],
    ['A bias that hits the other', `${LINKS_OF.bias} red for each bias`],
    ['The same bias, if you like', `${LINKS_OF.bias} green`],
    ['The very same goal', `${LINKS_OF.goal} green`],
    ['Goals that rule each other out', `${LINKS_OF.goal} red`],
  ]),
  ...sections({
    'Judging links':
      'It does not matter whether a trait is a likeable one: two who both want to lead get a red link, and pity is green. Goals that are only alike bring nothing. Give each two people at least one link, and use both colours. Change what the table cannot agree on. Links without a label are passing moods.',
  }),
];
