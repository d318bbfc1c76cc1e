import type { Line } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { epilogueOf } from '@/lib/tabletop/play/seats';
import { type EventTexts, joined, narratorOf } from '@/lib/tabletop/words/wording';
import { ENDINGS, type EndingId } from '../engine/ending';
import { type Game, NONE } from '../engine/game';
import type { LogEvent } from '../engine/log';
import type { Seat } from '../engine/state';
import type { View } from '../engine/view';
import { dice, driveName, Words } from './words';

const ENDS: Readonly<Record<EndingId, (winners: string) => string>> = {
  lastOne: (winners) => `${winners} is the last one alive, and says what the Sphere was for.`,
  shared: (winners) => `${winners} share the epilogue.`,
  givenUp: () => 'This leads nowhere: the campaign is given up before the Core opens.',
};

const WHY = {
  oneLeft: 'one is left standing',
  closed: 'nobody has ended it in time, so the GM does, and players are out',
  npcsAlone: 'only NPC Gladiators are left',
} as const;

/** Narrates dice and their consequences only; the table tells the story. */
const EVENT_TEXTS: EventTexts<Words, LogEvent, string | undefined> = {
  picked: (words, { seat, gladiator, drive }) => {
    const who = gladiator === NONE ? 'somebody that nobody has written' : words.written(gladiator);
    return `Player ${seat + 1} plays ${who}, with a ${driveName(drive)}.`;
  },
  switched: (words, { seat, drive }) => `${words.fighter(seat)} now has a ${driveName(drive)}.`,
  layerBegan: (words, { layer, threshold, isCore }) =>
    `${isCore ? 'The Core opens' : words.layer(layer)}. The GM rolls ${dice(threshold)}.`,
  episodeBegan: (words, { written, fighters }) => `In ${words.episode(written)}: ${words.fighters(fighters)}.`,
  turnBegan: (words, { seat }) => `It is the turn of ${words.fighter(seat)}.`,
  truceMade: (words, { a, b }) => `${words.fighters([a, b])} make a truce.`,
  truceDeclined: (words, { a, b }) => `${words.fighter(b)} declines a truce with ${words.fighter(a)}.`,
  truceEnded: (words, { a, b }) => `${words.fighters([a, b])} are the only two left: their truce is over.`,
  framed: (words, { seat, actor, isEncounter, fighters, written, problem, npcs }) => {
    const [first = NONE, ...others] = fighters;
    const own = seat === actor ? `${words.fighter(actor)} has a scene` : `${words.seat(seat)} frames a scene`;
    const scene = isEncounter ? `${words.fighter(first)} faces ${words.fighters(others)}` : own;
    const whose = isEncounter || seat === actor ? '' : ` for ${words.fighter(actor)}`;
    const about = problem === NONE ? '' : ` ${isEncounter ? 'over' : 'about'} ${words.problem(written, problem)}`;
    return `${scene}${whose}${about}${npcs.length === 0 ? '' : `, with ${words.npcs(npcs)}`}.`;
  },
  met: (words, { a, b, bonuses }) => {
    const gains = [a, b].flatMap((fighter, i) => {
      const bonus = at(bonuses, i);
      return bonus === 0 ? [] : [`${words.fighter(fighter)} gains ${dice(bonus)}`];
    });
    return gains.length === 0 ? undefined : `${words.fighters([a, b])} meet for the first time: ${joined(gains)}.`;
  },
  built: (words, { fighter, background, gamble, bought, leaving }) => {
    const parts = [
      gamble === 0 ? 'gambles nothing' : `gambles ${dice(gamble)}`,
      ...(background ? ['has the background for it'] : []),
      ...(bought.length === 0 ? [] : [`buys help from ${words.npcs(bought)}`]),
      ...(leaving ? ['tries to get away'] : []),
    ];
    return `${words.fighter(fighter)} ${joined(parts)}.`;
  },
  betrayed: (words, { by, of, bonus }) => `${words.fighter(by)} betrays ${words.fighter(of)} and gains ${dice(bonus)}.`,
  backed: (words, { seat, fighter, dice: count }) =>
    `${words.seat(seat)} backs ${words.fighter(fighter)} with ${dice(count)}.`,
  rolled: (words, { rolls }) => {
    const said = rolls.map(({ fighter, faces, ones }) => `${words.fighter(fighter)} ${ones} of ${faces.length}`);
    return `Ones on the dice: ${joined(said)}.`;
  },
  won: (words, { fighter }) => `${words.fighter(fighter)} succeeds.`,
  failed: (words, { fighter, gamble, rests }) => {
    const loss = gamble === 0 ? '' : ` and loses ${lost(words, fighter, gamble)}`;
    return `${words.fighter(fighter)} fails${loss}${rests.length === 0 ? '' : `; ${words.npcs(rests)} must rest`}.`;
  },
  gained: (words, { fighter }) => `${words.fighter(fighter)} takes a die for the pool.`,
  tied: (words, { fighter, npc, rating }) => `${words.fighter(fighter)} is now tied to ${words.npc(npc)}: ${rating}.`,
  improved: (words, { fighter, npc, rating }) =>
    `The tie of ${words.fighter(fighter)} to ${words.npc(npc)} grows to ${rating}.`,
  cutScene: (words, { fighter }) => `Elsewhere, a cut-scene: ${words.fighter(fighter)}.`,
  resumed: (words, { fighter, by }) => `${words.fighter(by)} is coming back for ${words.fighter(fighter)}.`,
  beaten: (words, { winner, loser, victories }) =>
    `${words.fighter(winner)} beats ${words.fighter(loser)} by ${victories}.`,
  suffered: (words, { fighter, gamble, victories }) =>
    `${words.fighter(fighter)} loses ${lost(words, fighter, gamble + victories)}.`,
  tieHurt: (words, { fighter, npc, rating }) =>
    `The tie of ${words.fighter(fighter)} to ${words.npc(npc)} falls to ${rating}.`,
  npcLost: (words, { npc }) => `${words.npc(npc)} is lost, to everybody.`,
  gotAway: (words, { fighter }) => `${words.fighter(fighter)} gets away.`,
  defeated: (words, { fighter, isDead }) => `${words.fighter(fighter)} is ${isDead ? 'dead' : 'out of the episode'}.`,
  encounterOver: () => 'The encounter is over.',
  judgmentLost: (words, { seat, dice: count }) => `${words.seat(seat)} loses ${dice(count)} of judgment.`,
  lastStanding: (words, { fighter }) => `${words.fighter(fighter)} is the last one standing.`,
  episodeEnded: (words, { written, why }) => `${words.episode(written)} ends: ${WHY[why]}.`,
  layerEnded: (words, { layer }) => `${words.layer(layer)} is over. Those who live go on down.`,
  ended: (words, { ending, winners }) => ENDS[at(ENDINGS, ending)](words.fighters(winners)),
};

/** Words a loss: "3 dice, which leaves 2". The pool has already been reduced. */
function lost({ view }: Words, fighter: number, count: number): string {
  const { pool } = at(view.table.fighters, fighter);
  return `${dice(count)}, ${pool < 0 ? 'more than the pool holds' : `which leaves ${pool}`}`;
}

export const narrate = narratorOf(Words, EVENT_TEXTS, {
  layerBegan: 'turn',
  turnBegan: 'turn',
  framed: 'deed',
  betrayed: 'deed',
  won: 'joy',
  defeated: 'doom',
  npcLost: 'doom',
  lastStanding: 'joy',
  ended: ({ winners }) => (winners.length > 0 ? 'joy' : 'doom'),
});

/** Names a seat: the Gladiator once it is picked, otherwise the player. */
export const seatName = (game: Game, view: View, seat: Seat): string =>
  seat >= view.table.players ? 'The GM' : new Words(game, view).fighter(seat);

/** Sums up the fate of each player's Gladiator, survivors first. */
export function epilogue(game: Game, view: View): readonly Line[] {
  const words = new Words(game, view);
  const fighterAt = (seat: Seat) => at(view.table.fighters, seat);
  const fateOf = (seat: Seat, isWinner: boolean) => {
    const { standing, ties } = fighterAt(seat);
    const fate = standing === 'dead' ? 'dead' : 'still in the Sphere';
    const friends = words.npcs(ties.map(({ npc }) => npc)) || 'nobody';
    return `${words.fighter(seat)}: ${isWinner ? 'alive' : fate}, tied to ${friends}.`;
  };
  return epilogueOf(view.table, (seat) => fighterAt(seat).pool, fateOf);
}
