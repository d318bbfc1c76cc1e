import type { Saying } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { counted } from '@/lib/tabletop/wording';
import { type Game, NONE } from '../engine/game';
import type { Move, MoveOf } from '../engine/moves';
import type { Scene } from '../engine/state';
import type { View } from '../engine/view';
import { driveName, fighterKey, Words } from './words';

type Sayer<Type extends Move['type']> = (words: Words, move: MoveOf<Type>) => string;

const sceneIn = ({ view }: Words) => view.table.scene as Scene;

/** Who decides in this step of a scene, where the GM may decide for several. */
function ownIn(words: Words): string {
  const { sides, place } = sceneIn(words);
  return words.fighter(at(sides, place).fighter);
}

/** Whom a reward goes to. */
function rewarded(words: Words): string {
  const { told } = sceneIn(words);
  return told === NONE ? ownIn(words) : words.fighter(told);
}

const SAYERS: { readonly [Type in Move['type']]: Sayer<Type> } = {
  pick: (words, { gladiator }) =>
    gladiator === NONE ? 'Make a Gladiator of your own' : `Play ${words.written(gladiator)}`,
  drive: (_, { drive }) => `Have a ${driveName(drive)}`,
  keep: () => 'Keep the drive',
  switch: () => 'Exchange the drive for the other, once in the campaign',
  join: ({ view }, { group }) =>
    group === view.table.episodes.length ? 'Go into an episode alone' : `Join group ${group + 1}`,
  stage: (words, { episode }) => `Stage ${words.episode(episode)}`,
  place: (words, { fighter, group }) => `Place ${words.fighter(fighter)} in group ${group + 1}`,
  frame: () => 'Frame a scene',
  ask: (words, { seat }) => `Let ${words.seat(seat)} frame the scene`,
  meet: () => 'Frame an encounter',
  go: () => 'Go on with the encounter',
  offer: (words, { fighter }) => `Offer ${words.fighter(fighter)} a truce`,
  accept: () => 'Accept the truce',
  decline: () => 'Decline the truce',
  name: (words, { fighter }) => `Meet ${words.fighter(fighter)}`,
  problem: (words, { problem }) => {
    const { written } = at(words.view.table.episodes, sceneIn(words).episode);
    return `Make it about ${words.problem(written, problem)}`;
  },
  bring: (words, { npc }) => `Bring in ${words.npc(npc)}`,
  rule: (words, { relevant }) =>
    `Rule that the background of ${ownIn(words)} ${relevant ? 'counts' : 'does not count'}`,
  buy: (words, { npc }) => `Buy the help of ${words.npc(npc)}`,
  gamble: (_, { dice }) => `Gamble ${counted(dice, 'die', 'dice')}`,
  leave: (words) => `Disengage ${ownIn(words)}`,
  betray: (words, { fighter }) => `Betray ${words.fighter(fighter)}`,
  back: (words, { side }) => {
    const { fighter } = at(sceneIn(words).sides, side);
    return `Back ${fighter === NONE ? 'the GM' : words.fighter(fighter)}`;
  },
  judge: (_, { dice }) => `Add ${counted(dice, 'judgment die', 'judgment dice')}`,
  roll: () => 'Roll',
  face: (_, { face }) => `Lay down a ${face}`,
  gain: (words) => `Give ${rewarded(words)} a die for the pool`,
  tie: (words, { npc }) => `Tie ${rewarded(words)} to ${words.npc(npc)}`,
  improve: (words, { npc }) => `Strengthen the tie of ${rewarded(words)} to ${words.npc(npc)}`,
  tell: (words, { fighter }) => `Tell a cut-scene about ${words.fighter(fighter)}`,
  resume: (words, { fighter }) => `Let ${words.fighter(fighter)} resume the encounter`,
  lose: (words, { npc }) => `Take a point off the tie of ${ownIn(words)} to ${words.npc(npc)}`,
  survive: (words, { fighter }) => `Let ${words.fighter(fighter)} survive`,
  ready: ({ view }) => READY[view.table.phase] ?? 'Go on',
};

/** What being done means, step by step. */
const READY: Readonly<Record<string, string>> = {
  place: 'Leave it at those who are placed',
  name: 'Leave it at those who are named',
  frame: 'Leave it at those who are there',
  build: 'Leave the roll as it is',
  betray: 'Leave it at that',
  judge: 'Add no more dice',
  cutscene: 'Tell no more',
};

/** A move in words for somebody choosing one, and the Gladiator it touches. */
export function say(game: Game, view: View, move: Move): Saying {
  const sayer = SAYERS[move.type] as Sayer<Move['type']>;
  const text = sayer(new Words(game, view), move as never);
  return { text, ...('fighter' in move && { person: fighterKey(move.fighter) }) };
}
