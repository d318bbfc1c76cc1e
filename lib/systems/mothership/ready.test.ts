import { describe, expect, it } from 'vitest';
import { applyPatches } from '@/lib/kernel/patch';
import { starterOf } from '@/test/support/starters';
import { mothership as system } from '.';

const defaultShip = await starterOf('mothership', 'book-ship');

type Body = ReturnType<typeof system.blank>;

const choose = (body: Body, question: string, option: string): Body => {
  const chosen = system
    .open(body)
    .ready(question)
    .find(({ id }) => id === option);
  if (!chosen) throw new Error(`${option} is not offered`);
  return applyPatches(
    body,
    chosen.parts.map(({ path, value }) => ({ op: 'set', path, value })),
  ) as Body;
};
const idsOf = (body: Body, question: string) =>
  system
    .open(body)
    .ready(question)
    .map(({ id }) => id);

describe('the ready answers', () => {
  const blank = system.blank();
  const book = defaultShip.body;

  it('offer a mix once there are tiles to fill, and a layout and a tracker from the start', () => {
    expect(idsOf(blank, 'tile-mix')).toEqual([]);
    expect(idsOf(blank, 'layout').length).toBeGreaterThan(1);
    expect(idsOf(blank, 'tracker').length).toBeGreaterThan(1);
    expect(idsOf(blank, 'somebody else’s question')).toEqual([]);
  });

  const layouts = idsOf(blank, 'layout');
  const mixes = idsOf(choose(blank, 'layout', layouts[0] ?? ''), 'tile-mix');
  const trackers = idsOf(blank, 'tracker');
  it.each(layouts)(
    'make a ship of the rules’ traps and characters valid with “%s”, whatever goes with it',
    (layout) => {
      for (const mix of mixes) {
        for (const tracker of trackers) {
          const ship = choose(choose(choose(book, 'layout', layout), 'tile-mix', mix), 'tracker', tracker);
          const troubles = system
            .open(ship)
            .check()
            .filter(({ severity }) => severity !== 'hint');
          expect(troubles, `${layout}, ${mix}, ${tracker}`).toEqual([]);
        }
      }
    },
  );

  it.each(layouts)('need no more traps than a group invents, with “%s”', (layout) => {
    const few = { ...book, traps: (book.traps as readonly object[]).slice(0, 1) } as Body;
    for (const mix of mixes) {
      const ship = choose(choose(choose(few, 'layout', layout), 'tile-mix', mix), 'tracker', 'usual');
      const errors = system
        .open(ship)
        .check()
        .filter(({ code }) => code.includes('too-') || code.includes('tile-count'));
      expect(errors).toEqual([]);
    }
  });
});
