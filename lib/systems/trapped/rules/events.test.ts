import { describe, expect, it } from 'vitest';
import { parseCard } from '@/test/support/trapped/notation';
import { RANKS } from '../vocabulary';
import { NO_SCORE, rankScore, suitOf } from './cards';
import { eventCategoryOf, eventRefusal, intensityOf } from './events';

const read = (text: string) => parseCard(text) ?? NO_SCORE;

describe('eventCategoryOf()', () => {
  it.each([
    ['4C', 'violence'],
    ['AH', 'relationship'],
    ['7S', 'technical'],
    ['2D', 'opportunity'],
  ])('of %s is %s', (card, category) => expect(eventCategoryOf(read(card))).toBe(category)); // rules 2.4

  it('asks for a card', () => expect(() => eventCategoryOf(rankScore(3))).toThrow('card'));
});

describe('intensityOf()', () => {
  it('rises with the rank', () => {
    const bands = RANKS.map((_, rank) => intensityOf(rank));
    expect(bands.join(' ')).toBe(
      'minor minor minor minor moderate moderate moderate moderate moderate strong strong strong extreme',
    );
  });
});

describe('eventRefusal()', () => {
  it.each([
    // card  suit   trigger        for    target  refusal      rules 7.8
    ['7C', '2C', 'gm_turn', null, 'Bo', undefined],
    ['7C', '2H', 'gm_turn', null, 'Bo', 'suit'],
    ['9S', '2S', 'out_of_cards', 'Ann', 'Ann', undefined],
    ['9S', '2S', 'out_of_cards', 'Ann', 'Bo', 'target'],
    ['KH', '2H', 'explore', 'Cy', 'Cy', undefined],
    ['KH', '2H', 'explore', 'Cy', 'Ann', 'target'],
    ['KH', '2S', 'explore', 'Cy', 'Ann', 'suit'],
  ] as const)('of %s for an Event like %s by %s', (card, suit, trigger, drawnFor, target, refusal) => {
    expect(eventRefusal<string | null>(read(card), suitOf(read(suit)), trigger, drawnFor, target)).toBe(refusal);
  });
});
