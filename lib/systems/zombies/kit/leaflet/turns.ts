import { fraction } from '@/lib/kernel/fraction';
import { asMarkdown } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import { bullets, section, small, steps, text, wordTable } from '@/lib/kit/short-blocks';
import { playersInWords, playersOf } from '@/lib/tabletop/authoring/table-size';
import { counted, isBlank, joined } from '@/lib/tabletop/words/wording';
import { trappingSides } from '../../rules/cards';
import type { Box } from '../../schema';
import { TURNS_PER_ROUND } from '../../vocabulary';
import { hasLinkLocks, hasSeveral, hasSuperTraps, highestOf, lastRound, rollsFor, sideOf } from '../input';
import { slotLabels } from '../slots';

/** Chapter on the aim of the game and the set-up (rules 1 to 3). */
export const howToPlay = (body: Box): readonly Block[] => [
  text(
    `${role(body)} Each round one number is wanted: creature 1 in round 1, creature 2 in round 2, and so on. Trap it, and hope that the highest creature on the table lies in your row, for that decides who saves it. After ${lastRound(body)}, the most points win. For ${playersInWords(body)}.`,
  ),
  ...section('The cards', 2, [
    bullets([
      '**Creatures** have a number. It is the round in which they are wanted, the roll that traps them, and the points they are worth.',
      `**TRAP!**${hasSuperTraps(body) ? ' and **Super Trap!**' : ''} cards catch creatures in other players’ rows.`,
      '**Actions** do what they say, if you like. The action reference lists them all.',
      hasLinkLocks(body) && '**Link & Lock** cards protect what you have saved.',
    ]),
  ]),
  ...section('Setting up', 2, [
    steps([
      agreeing(body),
      `Shuffle all cards together and deal ${body.slots} to each player. The rest is the pile to draw from.`,
      `Look at your cards and lay them face down on your mat, each in the place you choose (${slotLabels(body.slots).join(', ')}). From now on they never change places, but you may look at your own row at any time.`,
      'All rows together form one ring around the table, as drawn below.',
      `Everybody ${body.die.sides === 6 ? 'rolls the die' : 'spins the spinner, which is what “roll” means below'}. The highest begins round 1; if several are highest, they roll again. Each later round is begun by the player to the ${sideOf(body)} of the one who began the last.`,
      'Slide a paper clip along the round strip, so that all can see which creature is wanted.',
    ]),
    ring(body),
  ]),
];

/** Returns the players' role: locals in the pay of the decks' collectors. */
function role({ decks }: Box): string {
  const patrons = decks.flatMap(({ theme }) => (isBlank(theme.patron) ? [] : [asMarkdown(theme.patron.trim())]));
  return `You are locals who trap creatures for pay${patrons.length === 0 ? '' : `, for ${joined(patrons)}`}.`;
}

/** Players of the rulebook's example (ZZ-06), clockwise. */
const SEATS = ['Bob', 'Carol', 'Ted', 'Alice'];
const RING_MM = 52;

/** The ring of rows (rules 3), with at most four players. */
function ring(body: Box): Block {
  const seats = SEATS.slice(0, playersOf(body).max);
  return {
    block: 'figure',
    figure: { figure: 'rows', seats, places: slotLabels(body.slots) },
    alt: `The rows of ${joined(seats)} form a ring around the table, each read from its owner’s left.`,
    heightMm: RING_MM,
  };
}

/** Step on what to agree before play (rules 11). */
function agreeing(body: Box): string | false {
  const enough = `There must be ${body.slots} cards for each player at least.`;
  if (hasSeveral(body)) {
    const superTraps = hasSuperTraps(body)
      ? ' Each brings its own Super Traps, unless you agree to leave some out or to borrow one from a deck that stays out.'
      : '';
    return `Agree which decks are in play; the code on each front tells them apart.${superTraps} ${enough}`;
  }
  return hasSuperTraps(body) && `You may agree to play without a Super Trap. ${enough}`;
}

/** Chapter on turns (rules 4 and 5). */
export const turns = (body: Box): readonly Block[] => [
  ...section('Your turn', 2, [
    text('Turn up one card of your own row.'),
    bullets([
      '**TRAP!** You must use it. Point at a face-down card of an opponent, who turns it up.',
      '**Action.** Carry it out, or don’t. ' +
        (body.options.removePlayedActions
          ? 'Once carried out it leaves the game; otherwise it is discarded.'
          : 'It is discarded either way.'),
      '**Creature.** It is trapped without a roll.',
      hasSuperTraps(body) &&
        '**Super Trap!** It works like a TRAP!, with an advantage if its condition is true as you turn it up. The card says what happens if it is not.',
      hasLinkLocks(body) && '**Link & Lock.** See below.',
    ]),
    text(
      `Then draw until your row is full again: ${body.slots} cards, face down. If an opponent’s place is empty too, you draw first. Now it is the turn of the player to your ${sideOf(body)}.`,
    ),
  ]),
  ...section('What a trap turns up', 2, [
    bullets([
      body.options.revealedSpecials === 'discard'
        ? '**No creature:** nothing else happens. Discard both cards.'
        : '**No creature:** discard both cards. But turn a Super Trap! or Link & Lock back down, and discard the trap alone.',
      '**A creature:** roll. If you roll its number or more, it is trapped. With less it escapes: it is turned down where it was, you discard the trap, and you alone draw.',
    ]),
    ...odds(body),
  ]),
  ...section('When there is nothing left', 2, [
    bullets([
      'Shuffle the discards into a new pile when a card is needed and there is none. If there are no discards either, the place stays empty. Fill it the next time you draw, from left to right.',
      'If no opponent has a card to point at, a trap is discarded and you draw.',
      'If your row is empty as your turn begins, draw first; if you cannot, pass. If all of you pass one after the other, the round is over and nobody saves its creature.',
      lasts(body.options.maxTurnsPerRound),
    ]),
    small('The discards are face up, the newest on top. You may remember every card that was ever turned up.'),
  ]),
];

const CERTAIN: Readonly<Record<string, string>> = { '0': 'never', '1': 'always' };

/** Odds of trapping each creature, with the rulebook’s example (ZZ-04). */
function odds(body: Box): readonly Block[] {
  const highest = highestOf(body);
  const numbers = Array.from({ length: highest }, (_, i) => i + 1);
  if (numbers.length === 0) return [];
  const chance = (number: number) => {
    const share = fraction(trappingSides(number, body.die.sides), body.die.sides);
    return CERTAIN[share] ?? share;
  };
  const example =
    highest >= 4 ? [text(`*Example:* Ann’s trap turns up creature 4. She traps it with ${rollsFor(4, body)}.`)] : [];
  return [
    ...example,
    wordTable(
      { Number: 3, 'Trapped by': 4, Chance: 3 },
      numbers.map((number) => [String(number), rollsFor(number, body) || 'none', chance(number)]),
    ),
  ];
}

const lasts = (most: number | null): string =>
  most === null
    ? `A round has no other limit: it goes on until its creature is trapped. Only games of bots end it after ${TURNS_PER_ROUND} turns.`
    : `A round is also over after ${counted(most, 'turn')}. Nobody saves its creature then.`;
