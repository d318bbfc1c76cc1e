import { describe, expect, it } from 'vitest';
import type { Json } from '@/lib/kernel/json';
import { USUAL_SHEETS } from '@/lib/kit/order';
import { normalise } from '@/lib/schema/normalise';
import { objectShapeOf } from '@/lib/schema/shape';
import { schema } from '../schema';
import { buildKit } from './index';

const header = { title: '', authors: [], licence: '', language: '', summary: '' };
const order = { players: 3, names: [], paper: 'a4', fillable: false, ink: 'full', sheets: USUAL_SHEETS } as const;
const printed = (id: string, body: Json) => {
  const setting = schema.parse(normalise(objectShapeOf(schema), body).value);
  return JSON.stringify(buildKit(header, setting, { ...order, pieces: [id] }));
};
const monsters = [{ id: 'm', killNeedsMeans: true }];

describe('sheets under a house rule', () => {
  it.each([
    ['player-reference', { suitTiebreakDepth: 'highest_only' }, 'the top cards alone', 'from the top card down'],
    ['player-reference', { deadTie: 'redraw' }, 'each side adds one card', 'goes against whoever acts'],
    ['player-reference', { emptyHandRefill: 'mandatory' }, 'You must take five', 'You may take five'],
    ['player-reference', { luckyTiming: 'with_bid' }, 'named with the bid', 'Last call for Lucky'],
    ['player-reference', { handLimit: 7 }, 'more than 7 cards', 'Hands have no limit'],
    ['challenge-table', { duelOpenBidding: true }, 'Others may help or hinder', 'Nobody else bids'],
    ['challenge-table', { deadTie: 'redraw' }, 'each side adds one card', 'counts as lost'],
    ['challenge-table', { challengeBidStart: 'turn_owner_left' }, 'left of the challenger ', 'left of the challenged'],
    ['monster-tracker', { monsterMovesOnGmTurn: true }, 'one on the GM’s', 'none on the GM’s'],
    ['monster-tracker', { weaponNeeded: 'every' }, 'Every defeat needs', 'The last defeat counts only'],
    ['monster-tracker', { weaponNeeded: 'never' }, 'Defeats', 'The last defeat counts only'],
    ['monster-tracker', { weaknessKnownAtStart: true }, 'from the start', 'The players know it'],
    ['damage-and-death', { damageMustLower: true }, 'Pick a score above', 'may even raise'],
    ['damage-and-death', { proxyActor: 'forbid' }, 'Nobody acts through', 'still the player'],
    ['damage-and-death', { proxyDamage: 'extra' }, 'The Extra takes', 'still the player'],
    ['damage-and-death', { deathIsFinalLoss: true }, 'can’t win with another', 'can still win'],
    ['extras-roster', { freeExtras: 'none' }, 'Only an Event moves them', 'you may move one of yours next door'],
    ['damage-and-death', { lastSurvivorWins: true }, 'last survivor wins', 'everybody loses'],
  ] as const)('%s states it: %o', (id, options, here, usual) => {
    const [changed, unchanged] = [printed(id, { options, monsters }), printed(id, { monsters })];
    expect(changed).toContain(here);
    expect(changed).not.toContain(usual);
    expect(unchanged).toContain(usual);
  });
});

it('lets the table rather than the GM decide if there is no rule', () => {
  const page = printed('house-rules', { options: { handLimit: 7 } });
  expect(page).toContain('the table votes, as the player reference says');
  expect(page).not.toContain('the GM decides');
});

it('keeps field names distinct from authors’ ids', () => {
  const body = { items: [{ id: 'rope' }], monsters: [{ id: 'm', means: [{ id: 'more', item: 'rope' }] }] };
  const names = [...printed('monster-tracker', body).matchAll(/"name":"([^"]+)"/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(names.length);
});
