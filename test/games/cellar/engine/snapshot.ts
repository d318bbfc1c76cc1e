import type { JsonObject } from '@/lib/kernel/json';
import type { View } from './view';

export const snapshotOf = (view: View): JsonObject => ({
  lamps: view.lamps(),
  turn: view.turn(),
  tiles: view.tiles().map((tile, i) => (view.isFaceUp(i) ? `${tile}, open` : tile)),
});
