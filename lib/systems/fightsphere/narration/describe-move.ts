import { at } from '@/lib/kernel/at';
import { counted, type EventTexts, moveDescriberOf, uncapital } from '@/lib/tabletop/words/wording';
import { NONE } from '../engine/game';
import type { Move } from '../engine/moves';
import { rewardedOf } from '../engine/rewards';
import type { Phase, Scene } from '../engine/state';
import { dice as diceOf, driveName, fighterKey, Words } from './words';

const sceneIn = ({ view }: Words) => view.table.scene as Scene;

/** Prefixes the Gladiator if the GM decides: "For Vera: gamble 2 dice". Players know whom they play. */
function forFighter(words: Words, text: string): string {
  const fighter = rewardedOf(words.view.table);
  return fighter < words.view.table.players ? text : `For ${words.fighter(fighter)}: ${uncapital(text)}`;
}

/** Names a group by its players' Gladiators. */
function groupName(words: Words, group: number): string {
  const { fighters, players } = words.view.table;
  return words.fighters([...fighters.keys()].filter((i) => i < players && at(fighters, i).episode === group));
}

const SAYERS: EventTexts<Words, Move> = {
  pick: (words, { gladiator }) =>
    gladiator === NONE ? 'Make a Gladiator of your own' : `Play ${words.written(gladiator)}`,
  drive: (_, { drive }) => `Have a ${driveName(drive)}`,
  keep: () => 'Keep the drive',
  switch: () => 'Exchange the drive for the other, once in the campaign',
  join: (words, { group }) =>
    group === words.view.table.episodes.length ? 'Begin an episode of your own' : `Join ${groupName(words, group)}`,
  stage: (words, { episode }) => `Stage ${words.episode(episode)}`,
  place: (words, { fighter, group }) => `Place ${words.fighter(fighter)} with ${groupName(words, group)}`,
  frame: () => 'Frame a scene',
  ask: (words, { seat }) => `Let ${words.seat(seat)} frame the scene`,
  meet: () => 'Frame an encounter',
  go: () => 'Go on with the encounter',
  offer: (words, { fighter }) => `Offer ${words.fighter(fighter)} a truce`,
  accept: () => 'Accept the truce',
  decline: () => 'Decline the truce',
  name: (words, { fighter }) => `Face ${words.fighter(fighter)}`,
  problem: (words, { problem }) => {
    const { written } = at(words.view.table.episodes, sceneIn(words).episode);
    return `Make it about ${words.problem(written, problem)}`;
  },
  bring: (words, { npc }) => `Bring in ${words.npc(npc)}`,
  rule: (words, { relevant }) =>
    `Rule that the background of ${words.fighter(rewardedOf(words.view.table))} ${relevant ? 'counts' : 'does not count'}`,
  buy: (words, { npc }) => forFighter(words, `Buy the help of ${words.npc(npc)}`),
  gamble: (words, { dice }) => forFighter(words, `Gamble ${diceOf(dice)}`),
  leave: (words) => forFighter(words, 'Disengage'),
  betray: (words, { fighter }) => forFighter(words, `Betray ${words.fighter(fighter)}`),
  back: (words, { side }) => `Back ${words.fighter(at(sceneIn(words).sides, side).fighter)}`,
  judge: (_, { dice }) => `Add ${counted(dice, 'judgment die', 'judgment dice')}`,
  roll: () => 'Roll',
  face: (_, { face }) => `Lay down a ${face}`,
  gain: (words) => forFighter(words, 'Take a die for the pool'),
  tie: (words, { npc }) => forFighter(words, `Make a tie to ${words.npc(npc)}`),
  improve: (words, { npc }) => forFighter(words, `Strengthen the tie to ${words.npc(npc)}`),
  tell: (words, { fighter }) => `Tell a cut-scene about ${words.fighter(fighter)}`,
  resume: (words, { fighter }) => `Let ${words.fighter(fighter)} resume the encounter`,
  lose: (words, { npc }) => forFighter(words, `Take a point off the tie to ${words.npc(npc)}`),
  survive: (words, { fighter }) => `Let ${words.fighter(fighter)} survive`,
  ready: (words) => READY[words.view.table.phase]?.(words) ?? 'Go on',
};

/** Wording of “ready”, by phase. */
const READY: { readonly [Step in Phase]?: (words: Words) => string } = {
  place: () => 'Place nobody else',
  name: () => 'Face nobody else',
  frame: () => 'Begin the scene',
  build: (words) => forFighter(words, 'Leave the roll as it is'),
  betray: (words) => forFighter(words, 'Go no further'),
  judge: ({ view: { table } }) =>
    table.scene?.backings.some(({ seat }) => seat === table.awaited) ? 'Add no dice' : 'Back nobody',
  cutscene: (words) => (sceneIn(words).told === NONE ? 'Tell no cut-scene' : forFighter(words, 'Take nothing')),
};

export const describeMove = moveDescriberOf(Words, SAYERS, (move) => 'fighter' in move && fighterKey(move.fighter));
