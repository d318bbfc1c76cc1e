import { describe, expect, it } from 'vitest';
import { type KitOrder, USUAL_SHEETS } from '@/lib/kit/order';
import { picturesIn } from '@/lib/kit/picture';
import { nodeAssets } from '@/templates/assets/node';
import { loadSigns } from '@/templates/theme/game-icons';
import { ICONS, SUITS } from '@/templates/theme/icons';
import { systems } from '@/test/support/all-systems';

/** Lists every value of a key `icon` or `sign`. */
function iconsIn(data: unknown): readonly string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    (key === 'icon' || key === 'sign') && typeof value === 'string' ? [value] : iconsIn(value),
  );
}

describe.each(systems.map((system) => [system.id, system] as const))('the kit of %s', (_id, system) => {
  it('shows only existing signs', async () => {
    const header = { title: '', authors: [], licence: '', language: 'en', summary: '' };
    const order: KitOrder = {
      players: system.players.max,
      names: [],
      pieces: system.pieces.map(({ id }) => id),
      paper: 'a4',
      fillable: false,
      ink: 'full',
      sheets: USUAL_SHEETS,
    };
    for (const starter of system.starters) {
      const kit = system.open(starter.body).kit(header, order);
      const icons = [...new Set(iconsIn(kit))].filter((icon) => icon !== '');
      expect(icons.length).toBeGreaterThan(0);
      expect(
        icons.filter((icon) => !icon.startsWith('game-icons:') && !ICONS.has(icon) && !SUITS.includes(icon)),
      ).toEqual([]);
      expect(await loadSigns(picturesIn(kit), nodeAssets())).toEqual([]);
    }
  });
});
