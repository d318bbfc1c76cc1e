import type { Findings } from '@/lib/contract/playtest-report';
import { sumOf } from '@/lib/kernel/sums';
import { shareOf } from '@/lib/playtest/statistics';
import { VERDICTS } from '@/lib/systems/zombies/playtest/verdicts';
import { type Box, schema } from '@/lib/systems/zombies/schema';
import { starterOf } from '@/test/support/starters';
import {
  type Advice,
  type AdviceCase,
  endingShare,
  leadingShare,
  medianMinutes,
  rowsOfTally,
  seatShare,
} from './cases';

const usual: Box = schema.parse((await starterOf('zombies', 'graveyard')).body);
const [deck] = usual.decks as [Box['decks'][number]];

type Change = Partial<Box>;
const changed = (...changes: readonly Change[]): AdviceCase['body'] =>
  JSON.parse(JSON.stringify(Object.assign({}, usual, ...changes)));
const inRounds = (single: number): Change => ({ rounds: { ...usual.rounds, single } });
const ruled = (options: Partial<Box['options']>): Change => ({ options: { ...usual.options, ...options } });
const withDeck = (change: Partial<typeof deck>): Change => ({ decks: [{ ...deck, ...change }] });
const copies = (of: Readonly<Record<string, number>>) =>
  deck.actions.map((action) => ({ ...action, copies: of[action.effect] ?? 0 }));
const first = (effect: Box['decks'][number]['actions'][number]['effect']) =>
  withDeck({ actions: deck.actions.map((action, i) => (i === 0 ? { ...action, effect } : action)) });

const cornelius = deck.creatures.at(-1) as (typeof deck.creatures)[number];

/** Every trap holds, and its owner keeps the catch; a round is one turn. */
const sureTraps = {
  ...withDeck({
    traps: 4,
    actions: [],
    creatures: Array.from({ length: 12 }, (_, i) => ({ ...cornelius, id: `c${i}`, number: i + 1 })),
    superTraps: deck.superTraps.flatMap((net) =>
      Array.from({ length: 12 }, (_, i) => ({
        ...net,
        id: `net-${i}`,
        when: 'always' as const,
        gain: { rollBonus: 0, autoTrap: true, reroll: 0, keepsNonTarget: true },
      })),
    ),
  }),
  die: { sides: 12 },
  ...ruled({ maxTurnsPerRound: 1 }),
};

/** Part of all turns that the longest round took. */
function longestRound(findings: Findings) {
  const turns = rowsOfTally(findings, 'roundLengths').map(({ turns: count = 0 }) => count);
  return shareOf((findings.runs * Math.max(...turns)) / sumOf(turns), findings.runs);
}

/** Share of the times that the first Action was turned up in which it was carried out. */
function firstPlayed(findings: Findings) {
  const { played = 0, drawn = 0 } = rowsOfTally(findings, 'actions')[0] ?? {};
  return shareOf(played, drawn);
}

/** Points moved by Actions, as a part of those and the points at the end together. */
function pointsMoved(findings: Findings) {
  const moved = sumOf(rowsOfTally(findings, 'actions').map(({ points = 0 }) => points));
  const scored = sumOf(rowsOfTally(findings, 'scores').map(({ players = 0 }, points) => points * players));
  return shareOf((findings.runs * moved) / (moved + scored), findings.runs);
}

/** Share of games in which somebody kept the creature of this number. */
const keptShare = (number: number) => (findings: Findings) => {
  const { catcher = 0, other = 0 } = rowsOfTally(findings, 'creatures')[number - 1] ?? {};
  return shareOf(catcher + other, findings.runs);
};

/** Share of games in which this round ended with nothing caught. */
const unclaimedShare = (round: number) => (findings: Findings) => {
  const { cutOff = 0, outOfCards = 0 } = rowsOfTally(findings, 'roundLengths')[round - 1] ?? {};
  return shareOf(cutOff + outOfCards, findings.runs);
};

const honest = withDeck({ actions: deck.actions.filter(({ effect }) => effect !== 'steal') });
const smallDie: Change = { die: { sides: 4 }, ...inRounds(6) };
const thieves = copies({ steal: 12 });
export const ZOMBIES: Advice = {
  system: 'zombies',
  verdicts: Object.keys(VERDICTS),
  cases: [
    {
      code: 'zombies/play-opener-ahead',
      body: changed(sureTraps, inRounds(1)),
      cured: changed(sureTraps, inRounds(2)),
      players: 2,
      figure: leadingShare,
      better: 'lower',
    },
    {
      code: 'zombies/play-too-long',
      body: changed({ minutes: 5 }),
      cured: changed({ minutes: 5 }, inRounds(4)),
      players: 2,
      figure: medianMinutes,
      better: 'lower',
    },
    ...[ruled({ maxTurnsPerRound: 20 }), inRounds(5)].map(
      (change): AdviceCase => ({
        code: 'zombies/play-round-drags',
        body: changed(smallDie),
        cured: changed(smallDie, change),
        players: 2,
        figure: longestRound,
        better: 'lower',
      }),
    ),
    ...[ruled({ tieBreak: 'highestSingle' }), inRounds(5)].map(
      (change): AdviceCase => ({
        code: 'zombies/play-draws',
        body: changed(honest, inRounds(3)),
        cured: changed(honest, inRounds(3), change),
        players: 4,
        figure: endingShare('shared'),
        better: 'lower',
      }),
    ),
    {
      code: 'zombies/play-no-points',
      body: changed(ruled({ maxTurnsPerRound: 3 })),
      cured: changed(ruled({ maxTurnsPerRound: 20 })),
      players: 2,
      figure: endingShare('empty'),
      better: 'lower',
    },
    ...[inRounds(3), { slots: 5 }].map(
      (change): AdviceCase => ({
        code: 'zombies/play-no-points',
        body: changed(inRounds(1)),
        cured: changed(inRounds(1), change),
        players: 2,
        bots: ['random'],
        figure: endingShare('empty'),
        better: 'lower',
      }),
    ),
    {
      code: 'zombies/play-round-unclaimed',
      body: changed(ruled({ maxTurnsPerRound: 3 })),
      cured: changed(ruled({ maxTurnsPerRound: 20 })),
      players: 2,
      figure: unclaimedShare(5),
      better: 'lower',
    },
    {
      code: 'zombies/play-round-unclaimed',
      body: changed(smallDie),
      cured: changed(smallDie, withDeck({ creatures: [...deck.creatures, { ...cornelius, id: 'seven', number: 7 }] })),
      players: 2,
      figure: unclaimedShare(6),
      better: 'lower',
    },
    {
      code: 'zombies/play-action-unplayed',
      body: changed(first('')),
      cured: changed(first('scramble')),
      players: 2,
      figure: firstPlayed,
      better: 'higher',
    },
    ...[{ actions: copies({ steal: 2 }) }, { actions: thieves, linkLock: { copies: 12 } }].map(
      (change): AdviceCase => ({
        code: 'zombies/play-action-decides',
        body: changed(withDeck({ actions: thieves })),
        cured: changed(withDeck(change)),
        players: 2,
        figure: pointsMoved,
        better: 'lower',
      }),
    ),
    {
      code: 'zombies/play-creature-unkept',
      body: changed(inRounds(6)),
      cured: changed(
        inRounds(6),
        withDeck({ creatures: [...deck.creatures, { ...cornelius, id: 'seven', number: 7 }] }),
      ),
      players: 2,
      figure: keptShare(6),
      better: 'higher',
    },
    ...[inRounds(5), ruled({ maxTurnsPerRound: 20 })].map(
      (change): AdviceCase => ({
        code: 'zombies/play-all-luck',
        body: changed(inRounds(1), ruled({ maxTurnsPerRound: 1 })),
        cured: changed(inRounds(1), ruled({ maxTurnsPerRound: 1 }), change),
        players: 2,
        bots: ['hunter', 'random'],
        figure: seatShare(0),
        better: 'higher',
      }),
    ),
  ],
  withoutFigure: {},
};
