import { describe, expect, it } from 'vitest';
import { game, pieces } from '@/test/support/print-pieces';
import { type Choices, readChoices } from './choices';
import { STARTS, sayLeftOut, startOf, startWith } from './printer-form';

const begin: Choices = { ...readChoices({ extras: ['deck'], without: ['map'] }, game), fillable: true };
function chosen(...starts: readonly (typeof STARTS)[number][]): Choices {
  let choices = begin;
  for (const start of starts) choices = { ...choices, ...startWith(start, choices, pieces) };
  return choices;
}

describe('presets on the order form', () => {
  it.each(STARTS)('are recognised: %s', (start) => expect(startOf(chosen(start))).toBe(start));

  it('start with the standard one, and match none after a change of their fields', () => {
    expect(startOf(readChoices(undefined, game))).toBe('usual');
    expect(startOf({ ...chosen('save-ink'), ink: 'grey' })).toBeUndefined();
    expect(startOf({ ...chosen('best'), cutting: { ...chosen('best').cutting, bleedMm: 0 } })).toBeUndefined();
    expect(startOf({ ...chosen('best'), players: 2 })).toBe('best');
  });

  it('drop pieces that another piece replaces on less paper, and restore them', () => {
    expect(chosen('save-paper')).toMatchObject({ without: ['map', 'cards'], extras: ['deck', 'list'] });
    expect(chosen('save-paper', 'save-paper')).toEqual(chosen('save-paper'));
    expect(chosen('save-paper', 'best')).toMatchObject({ without: ['map'], extras: ['deck'] });
  });

  it('say what they leave out', () => {
    expect(sayLeftOut('save-paper', pieces)).toBe('Event list instead of Event cards');
    expect(sayLeftOut('best', pieces)).toBe('');
  });

  it('leave everything else unchanged', () => {
    expect(chosen('save-paper', 'save-ink', 'best', 'usual')).toEqual(begin);
    expect(chosen('best')).toMatchObject({ extras: ['deck'], fillable: true });
  });
});
