import { describe, expect, it } from 'vitest';
import { buildBody } from '@/test/support/mothership/build';
import { starterOf } from '@/test/support/starters';
import { remarks } from '../remarks';
import { type Ship, schema } from '../schema';
import { trapSentence } from './traps';
import { wordsOf } from './words';

const defaultShip = await starterOf('mothership', 'book-ship');

const body = schema.parse(defaultShip.body);
const saidOf = (of: Ship, ...path: string[]) =>
  remarks(of).find((remark) => remark.kind === 'sentence' && remark.path.join('/') === path.join('/'));
const said = (...path: string[]) => saidOf(body, ...path);

describe('rule sentences', () => {
  it.each([
    ['freeze', 'They can’t move in this round and the next. A friend’s Assist takes the token away.'],
    ['blind', 'They can’t peek for the rest of the game.'],
    ['corrode', 'Leaving the tile costs 1 action point extra.'],
    ['sever', 'They have 1 action point fewer at once and in every later round.'],
    ['jettison', 'The tile leaves the game, and everybody on it goes to Holding cell.'],
    ['fear', 'They are driven toward Holding cell until they get there.'],
    ['mystery', 'As soon as it is turned over: The tile is gone in this round and the next;'],
  ])('write out %s', (trap, text) =>
    expect(said('traps', trap)).toMatchObject({ text: expect.stringContaining(text) }),
  );

  it.each([
    ['barbarian', 'Unaffected by Blind and Sever. Leaves Corrode without paying extra.'],
    ['knight', 'Throws off Freeze for 1 action point, from the round after being caught.'],
    ['mage', 'For 2 action points, once in a round: jumps two cells'],
    ['ranger', 'at most 3 spaces away, counted in straight steps'],
    ['thief', 'Useless against Mystery.'],
    [
      'tinkerer',
      'For 3 action points, once in a round: puts a neighbouring trap that lies face up out of order in this round',
    ],
  ])('write out the %s', (character, text) =>
    expect(said('characters', character)).toMatchObject({ text: expect.stringContaining(text) }),
  );

  it('follow the house rule on driven players', () => {
    const [fear] = body.traps.filter(({ id }) => id === 'fear');
    const sentence = (compulsion: 'strict' | 'movesOnly') =>
      fear && trapSentence(fear, wordsOf(body), { ...body.options, compulsion });
    expect(sentence('strict')).toContain('may only step or wait');
    expect(sentence('movesOnly')).toContain('may act as usual');
  });

  it('cover every effect and every entry', () => {
    const sentences = remarks(body).filter(({ kind }) => kind === 'sentence');
    const count = ({ traps, characters, endings, levels }: Ship) =>
      levels.length +
      endings.length +
      traps.reduce((sum, { effects }) => sum + 1 + effects.length, 0) +
      characters.reduce((sum, { abilities, releases }) => sum + 1 + abilities.length + releases.length, 0);
    expect(sentences).toHaveLength(count(body));
  });

  it('are complete even for blank entries', () => {
    const blank = schema.parse(
      buildBody({
        traps: [{ id: 't', effects: [{ id: 'e', kind: 'teleport' }] }, { id: 'u' }],
        characters: [
          { id: 'c', releases: [{ id: 'r' }], abilities: [{ id: 'a', kind: 'slipIn', usesPerRound: null }] },
        ],
        endings: [{ id: 'e' }],
        levels: [{ id: 'l' }],
      }),
    );
    for (const remark of remarks(blank)) {
      if (remark.kind === 'sentence') expect(remark.text).toMatch(/^[A-Z][^{}]*\.$/);
    }
    expect(saidOf(blank, 'traps', 'u')).toMatchObject({ text: expect.stringContaining('A false alarm.') });
  });
});

describe('figures and marks of a layout', () => {
  it('are those of the default ship', () => {
    const figures = remarks(body).flatMap((remark) => (remark.kind === 'figure' ? [[remark.label, remark.value]] : []));
    expect(Object.fromEntries(figures)).toMatchObject({
      'For Easy': '33 of 33 tiles, exactly',
      'Start to finish': '12 steps',
      'Gaps inside': '12',
      'Possible hops over a gap': '16',
      'Tiles that hold the ship together': '0',
    });
    const marked = remarks(body).flatMap((remark) => (remark.kind === 'mark' ? [[remark.path[1], remark.look]] : []));
    expect(marked).toEqual([
      ['I2', 'danger'],
      ['I4', 'danger'],
    ]);
  });

  it('say what is missing and what cuts the ship', () => {
    const thin = { ...body, layout: body.layout.filter(({ id }) => !['E1', 'E5'].includes(id)) };
    const figures = remarks(thin).filter((remark) => remark.kind === 'figure');
    expect(figures.find(({ label }) => label === 'For Easy')).toMatchObject({
      value: '31 of 33 tiles, 2 missing',
      fits: false,
    });
    expect(remarks(thin).some((remark) => remark.kind === 'mark' && remark.look === 'stop')).toBe(true);
  });
});
