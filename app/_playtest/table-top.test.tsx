import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Scene } from '@/lib/contract/played';
import { TableTop } from './table-top';

const person = { kind: 'character', room: undefined, out: false } as const;
const scene: Scene = {
  clock: { rounds: 0, turns: 0 },
  heading: '',
  people: [
    { ...person, id: 'seat-0', label: 'Ann', note: '7 points' },
    { ...person, id: 'seat-1', label: 'Bo', note: '' },
  ],
  cards: [],
  done: [],
  rows: [
    {
      owner: 'Ann',
      title: 'row',
      cards: [
        { label: 'Ghoul', face: 'up', note: 'left' },
        { label: '', face: 'down', note: 'middle' },
        { label: '', face: 'empty', note: 'right' },
      ],
    },
    { owner: 'Bo', title: 'row', cards: [{ label: 'Trap', face: 'down' }] },
    { owner: 'Ann', title: 'saved', cards: [{ label: 'Bat', face: 'up', note: 'locked' }] },
  ],
  piles: [
    { label: 'Draw pile', count: 21 },
    { label: 'Discards', count: 2, top: 'Trap' },
  ],
  dice: [{ label: 'Die', face: '4', sides: 6 }],
};

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const shown = (more: Partial<Scene> = {}, marked: readonly string[] = []) =>
  renderToStaticMarkup(<TableTop scene={{ ...scene, ...more }} marked={new Set(marked)} />);

describe('a table of cards on screen', () => {
  it('describes the known side and the position of every card', () => {
    const text = textOf(shown());
    expect(text).toContain('Ann · 7 points');
    expect(text).toMatch(/Ghoul left .*face down, middle .*no card, right/);
    expect(text).toMatch(/Trap face down/);
    expect(text).toMatch(/Bat locked/);
  });

  it('keeps the rows of one owner together and names them', () => {
    const html = shown();
    expect(html.match(/aria-label="[^"]*"/g)).toEqual([
      'aria-label="On the table"',
      'aria-label="Ann, row"',
      'aria-label="Ann, saved"',
      'aria-label="Bo, row"',
    ]);
  });

  it("counts piles, and names the card on top and a die's result", () => {
    const text = textOf(shown());
    expect(text).toContain('Draw pile 21');
    expect(text).toContain('Discards 2 On top: Trap');
    expect(text).toContain('Die 4 of 6');
    expect(textOf(shown({ dice: [{ label: 'Die', face: '', sides: 8 }] }))).toContain('Die – of 8');
  });

  it('highlights the cards and people that a move touches', () => {
    expect(shown().split('-service').length).toBe(1);
    expect(shown({}, ['Ghoul', 'Bo']).split('-service').length).toBe(3);
  });

  it('renders nothing if the table is empty', () => {
    expect(shown({ rows: [], piles: [], dice: [] })).toBe('');
  });
});
