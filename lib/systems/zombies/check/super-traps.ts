import type { Issue } from '@/lib/kernel/issue';
import { setTo } from '@/lib/tabletop/reporter';
import { called } from '@/lib/tabletop/wording';
import { roundsWith } from '../rules/cards';
import type { Box, SuperTrap } from '../schema';
import { checkNames, report } from './report';

/** Whether a deck's Super Trap is one, and can have its advantage. */
export function* checkSuperTraps(body: Box): Generator<Issue> {
  const last = Math.max(roundsWith(1, body), roundsWith(body.decks.length, body));
  for (const [i, { id: deck, title, superTraps }] of body.decks.entries()) {
    const path = ['decks', deck, 'superTraps'];
    if (superTraps.length !== 1) {
      const count = superTraps.length === 0 ? 'no Super Trap' : `${superTraps.length} Super Traps`;
      yield report('zombies/super-traps', path, `${called(title, 'Deck', i)} has ${count}. The usual deck has one.`);
    }
    yield* checkNames(
      { path, field: 'name', entries: superTraps },
      { noun: 'Super Trap', code: 'zombies/super-trap-unnamed' },
    );
    for (const [j, superTrap] of superTraps.entries()) {
      yield* checkAdvantage(superTrap, [...path, superTrap.id], called(superTrap.name, 'Super Trap', j), last);
    }
  }
}

function* checkAdvantage(
  { when, round, gain }: SuperTrap,
  path: readonly string[],
  name: string,
  last: number,
): Generator<Issue> {
  const { rollBonus, autoTrap, reroll, keepsNonTarget } = gain;
  if (rollBonus === 0 && !autoTrap && reroll === 0 && !keepsNonTarget) {
    yield report(
      'zombies/super-trap-plain',
      [...path, 'gain'],
      `${name} is no better than a TRAP! card. Choose an advantage.`,
    );
  }
  if (autoTrap && (rollBonus > 0 || reroll > 0)) {
    yield report(
      'zombies/super-trap-idle',
      [...path, 'gain'],
      `${name} never misses, so nothing is rolled and what is added to the roll never counts.`,
      {
        label: 'Take them off',
        patches: [
          { op: 'set', path: [...path, 'gain', 'rollBonus'], value: 0 },
          { op: 'set', path: [...path, 'gain', 'reroll'], value: 0 },
        ],
      },
    );
  }
  if (when === 'roundAtLeast' && round > last) {
    yield report(
      'zombies/super-trap-late',
      [...path, 'round'],
      `${name} works from round ${round} on, but the game is over after round ${last}.`,
      setTo([...path, 'round'], last, `From round ${last} on`),
    );
  }
}
