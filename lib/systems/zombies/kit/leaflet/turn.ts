import type { Block } from '@/lib/kit/blocks';
import { bullets, cells, section, small, table, text } from '@/lib/kit/short-blocks';
import { counted } from '@/lib/tabletop/wording';
import { fraction, trappingSides } from '../../rules/odds';
import type { KitInput } from '../input';
import { hasLinkLocks, hasSuperTraps, highestOf, rollsFor, sideOf } from './words';

export const turn = ({ body }: KitInput): readonly Block[] => [
  ...section('Your turn', 2, [
    text('Turn up one card of your own row.'),
    bullets([
      '**TRAP!** You must use it. Point at a face-down card of an opponent, who turns it up.',
      '**Action.** Carry it out, or don’t. ' +
        (body.options.removePlayedActions
          ? 'Once carried out it leaves the game; otherwise it is discarded.'
          : 'It is discarded either way.'),
      '**Creature.** It is trapped without a roll.',
      ...(hasSuperTraps(body)
        ? [
            '**Super Trap!** It works like a TRAP!, with an advantage if its condition is true as you turn it up. The card says what happens if it is not.',
          ]
        : []),
      ...(hasLinkLocks(body) ? ['**Link & Lock.** See below.'] : []),
    ]),
    text(
      `Then draw until your row is full again: ${body.slots} cards, face down. If an opponent’s place is empty too, you draw first. Now it is the turn of the player to your ${sideOf(body)}.`,
    ),
  ]),
];

export const aiming = ({ body }: KitInput): readonly Block[] => [
  ...section('What a trap turns up', 2, [
    bullets([
      body.options.revealedSpecials === 'discard'
        ? '**No creature:** nothing else happens. Discard both cards.'
        : '**No creature:** discard both cards. But turn a Super Trap! or Link & Lock back down, and discard the trap alone.',
      '**A creature:** roll. If you roll its number or more, it is trapped. With less it escapes: it is turned down where it was, you discard the trap, and you alone draw.',
    ]),
    ...odds(body),
  ]),
];

const CERTAIN: Readonly<Record<string, string>> = { '0': 'never', '1': 'always' };

/** How hard each creature is to trap, with the book’s example (ZZ-04). */
function odds(body: KitInput['body']): readonly Block[] {
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
    table(
      [
        ['Number', 3],
        ['Trapped by', 4],
        ['Chance', 3],
      ],
      numbers.map((number) => cells(String(number), rollsFor(number, body) || 'none', chance(number))),
    ),
  ];
}

export const empty = ({ body }: KitInput): readonly Block[] =>
  section('When there is nothing left', 2, [
    bullets([
      'Shuffle the discards into a new pile when a card is needed and there is none. If there are no discards either, the place stays empty. Fill it the next time you draw, from left to right.',
      'If no opponent has a card to point at, a trap is discarded and you draw.',
      'If your row is empty as your turn begins, draw first; if you cannot, pass. If all of you pass one after the other, the round is over and nobody saves its creature.',
      lasts(body.options.maxTurnsPerRound),
    ]),
    small('The discards are face up, the newest on top. You may remember every card that was ever turned up.'),
  ]);

const lasts = (most: number | null): string =>
  most === null
    ? 'A round has no other limit: it goes on until its creature is trapped.'
    : `A round is also over after ${counted(most, 'turn')}. Nobody saves its creature then.`;
