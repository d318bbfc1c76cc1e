import type { Line } from '@/lib/contract/played';
import { finalOrder } from '@/lib/tabletop/seats';
import { capital, counted, joined } from '@/lib/tabletop/wording';
import { ENDINGS } from '../engine/ending';
import { type Game, NONE } from '../engine/game';
import type { LogEvent, Rolled } from '../engine/log';
import type { Seat } from '../engine/state';
import type { View } from '../engine/view';
import { driveName, Words } from './words';

type Teller<Type extends LogEvent['type']> = (words: Words, event: Extract<LogEvent, { type: Type }>) => string;

const dice = (count: number) => counted(count, 'die', 'dice');

const ENDS: Readonly<Record<(typeof ENDINGS)[number], (winners: string) => string>> = {
  lastOne: (winners) => `${winners} is the last one alive, and says what the Sphere was for.`,
  shared: (winners) => `${winners} share the epilogue.`,
  givenUp: () => 'This leads nowhere: the campaign is given up before the Core opens.',
};

const WHY = {
  oneLeft: 'one is left on their feet',
  nobodyLeft: 'nobody is left on their feet',
  closed: 'nobody has ended it in time, so the GM does',
  npcsAlone: 'only NPC Gladiators are left',
} as const;

const TELLERS: { readonly [Type in LogEvent['type']]: Teller<Type> } = {
  picked: (words, { seat, gladiator, drive }) =>
    gladiator === NONE
      ? `Player ${seat + 1} makes a Gladiator with a ${driveName(drive)}.`
      : `Player ${seat + 1} plays ${words.written(gladiator)}, who has a ${driveName(drive)}.`,
  switched: (words, { seat, drive }) => `${words.fighter(seat)} now has a ${driveName(drive)}.`,
  layerBegan: (words, { layer, threshold, isCore }) =>
    `${isCore ? 'The Core opens' : words.layer(layer)}. The GM rolls ${dice(threshold)}.`,
  episodeBegan: (words, { written, fighters }) => `In ${words.episode(written)}: ${words.fighters(fighters)}.`,
  turnBegan: (words, { seat }) => `${words.fighter(seat)} is on.`,
  truceMade: (words, { a, b }) => `${words.fighters([a, b])} make a truce.`,
  truceDeclined: (words, { a, b }) => `${words.fighter(b)} declines a truce with ${words.fighter(a)}.`,
  truceEnded: (words, { a, b }) => `${words.fighters([a, b])} are the only two left: their truce is over.`,
  framed: (words, { seat, actor, isEncounter, fighters, written, problem, npcs }) => {
    const about = problem === NONE ? '' : ` about ${words.problem(written, problem)}`;
    const there = npcs.length === 0 ? '' : `, with ${words.npcs(npcs)}`;
    if (isEncounter) return `${words.fighters(fighters)} meet in a scene${about}${there}.`;
    return `${capital(words.seat(seat))} frames a scene for ${words.fighter(actor)}${about}${there}.`;
  },
  met: (words, { a, b, bonuses: [first, second] }) => {
    const gains = [
      ...(first > 0 ? [`${words.fighter(a)} gains ${dice(first)}`] : []),
      ...(second > 0 ? [`${words.fighter(b)} gains ${dice(second)}`] : []),
    ];
    return `${words.fighters([a, b])} meet for the first time${gains.length === 0 ? '' : `: ${joined(gains)}`}.`;
  },
  built: (words, { fighter, background, gamble, bought, leaving }) => {
    const parts = [
      ...(background ? ['the background counts'] : []),
      gamble === 0 ? 'nothing is gambled' : `${dice(gamble)} gambled`,
      ...(bought.length === 0 ? [] : [`help from ${words.npcs(bought)}`]),
      ...(leaving ? ['tries to get away'] : []),
    ];
    return `${words.fighter(fighter)}: ${joined(parts)}.`;
  },
  betrayed: (words, { by, of, bonus }) => `${words.fighter(by)} betrays ${words.fighter(of)} and gains ${dice(bonus)}.`,
  backed: (words, { seat, fighter, dice: count }) =>
    `Player ${seat + 1} backs ${fighter === NONE ? 'the GM' : words.fighter(fighter)} with ${dice(count)}.`,
  rolled: (words, { rolls }) => `${joined(rolls.map((roll) => rolled(words, roll)))}.`,
  won: (words, { fighter }) => `${words.fighter(fighter)} succeeds.`,
  failed: (words, { fighter, gamble, rests }) => {
    const lost = gamble === 0 ? '' : ` and loses ${dice(gamble)}`;
    return `${words.fighter(fighter)} fails${lost}${rests.length === 0 ? '' : `; ${words.npcs(rests)} must rest`}.`;
  },
  gained: (words, { fighter }) => `${words.fighter(fighter)} takes a die for the pool.`,
  tied: (words, { fighter, npc, rating }) =>
    `${words.fighter(fighter)} is now tied to ${words.npc(npc)}, at ${rating}.`,
  improved: (words, { fighter, npc, rating }) =>
    `The tie of ${words.fighter(fighter)} to ${words.npc(npc)} grows to ${rating}.`,
  cutScene: (words, { fighter }) => `Meanwhile: ${words.fighter(fighter)}.`,
  resumed: (words, { fighter, by }) => `${words.fighter(by)} is coming back for ${words.fighter(fighter)}.`,
  beaten: (words, { winner, loser, victories }) =>
    `${words.fighter(winner)} beats ${words.fighter(loser)} by ${victories}.`,
  suffered: (words, { fighter, gamble, victories }) =>
    `${words.fighter(fighter)} loses ${dice(gamble + victories)} of the pool.`,
  tieHurt: (words, { fighter, npc, rating }) =>
    `The tie of ${words.fighter(fighter)} to ${words.npc(npc)} falls to ${rating}.`,
  npcLost: (words, { npc }) => `${words.npc(npc)} is lost, to everybody.`,
  gotAway: (words, { fighter }) => `${words.fighter(fighter)} gets away.`,
  defeated: (words, { fighter, isDead }) => `${words.fighter(fighter)} is ${isDead ? 'dead' : 'out of the episode'}.`,
  encounterOver: (words, { fighters }) =>
    fighters.length === 0 ? 'The encounter is over.' : `The encounter is over for ${words.fighters(fighters)}.`,
  judgmentLost: (_, { seat, dice: count }) => `Player ${seat + 1} loses ${dice(count)} of judgment.`,
  lastStanding: (words, { fighter }) => `${words.fighter(fighter)} is the last one standing.`,
  episodeEnded: (words, { written, why }) => `${capital(words.episode(written))} ends: ${WHY[why]}.`,
  layerEnded: (words, { layer }) => `${words.layer(layer)} is over. Everybody who lives goes on down.`,
  ended: (words, { ending, winners }) => ENDS[ENDINGS[ending] ?? 'givenUp'](words.fighters(winners)),
};

/** "Vera shows 2 ones with 5 dice". */
const rolled = (words: Words, { fighter, faces, ones }: Rolled): string =>
  `${fighter === NONE ? 'the GM' : words.fighter(fighter)} shows ${counted(ones, 'one')} with ${dice(faces.length)}`;

const WEIGHTS: Readonly<Partial<Record<LogEvent['type'], Line['weight']>>> = {
  layerBegan: 'turn',
  turnBegan: 'turn',
  framed: 'deed',
  betrayed: 'deed',
  won: 'joy',
  defeated: 'doom',
  npcLost: 'doom',
  lastStanding: 'joy',
  ended: 'joy',
};

/** Tells what the owner of the view hears. */
export function narrate(game: Game, event: LogEvent, view: View): Line {
  const teller = TELLERS[event.type] as Teller<LogEvent['type']>;
  return { text: capital(teller(new Words(game, view), event as never)), weight: WEIGHTS[event.type] ?? 'detail' };
}

/** Who plays there: a Gladiator by name once it is picked, otherwise the player. */
export function seatName(game: Game, view: View, seat: Seat): string {
  const words = new Words(game, view);
  return seat >= view.table.players ? 'The GM' : words.fighter(seat);
}

/** What became of each player's Gladiator, survivors first. */
export function epilogue(game: Game, view: View): readonly Line[] {
  const { players, winners, fighters } = view.table;
  const words = new Words(game, view);
  return finalOrder(players, winners, (seat) => fighters[seat]?.pool ?? 0).map((seat): Line => {
    const isAlive = winners.includes(seat);
    const ties = fighters[seat]?.ties.map(({ npc }) => npc) ?? [];
    const friends = ties.length === 0 ? 'tied to nobody' : `tied to ${words.npcs(ties)}`;
    return {
      text: `${words.fighter(seat)}: ${isAlive ? 'alive' : 'gone'}, ${friends}.`,
      weight: isAlive ? 'joy' : 'detail',
    };
  });
}
