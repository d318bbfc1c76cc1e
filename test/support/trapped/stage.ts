import { compile } from '@/lib/systems/trapped/engine/compile';
import { type Setting, schema } from '@/lib/systems/trapped/schema';
import type { Given } from '@/test/support/fill';
import { buildBody } from '@/test/support/trapped/build';
import { begun, Scene } from './scene';

export { attempt, bid, cards } from './scene';

/** A house of three rooms in a row, a few goals, and a monster in the yard. */
const HOUSE: Given<Setting> = {
  place: { start: 'hall' },
  map: {
    rooms: [{ id: 'hall' }, { id: 'attic' }, { id: 'yard' }],
    passages: [
      { id: 'stairs', a: 'hall', b: 'attic', kind: 'open' },
      { id: 'door', a: 'attic', b: 'yard', kind: 'door' },
    ],
  },
  items: [{ id: 'torch', kind: 'item', count: null }],
  goals: [
    { id: 'fix', kind: 'fix', where: 'anywhere' },
    { id: 'climb', kind: 'reach', where: 'rooms', rooms: [{ room: 'attic' }] },
  ],
  escapes: [{ id: 'gate', room: 'hall', seats: 1, requires: [{ kind: 'goal', goal: 'fix', basis: 'explicit' }] }],
  monsters: [{ start: 'yard', means: [{ item: 'torch' }], defeats: 3, killNeedsMeans: true }],
};

/** A scene in that house, with characters who like each other. */
export class Stage extends Scene {
  constructor(given: Given<Setting> = {}, players = 3) {
    const game = compile(schema.parse(buildBody({ ...HOUSE, ...given })));
    super(game, begun(game, players));
    for (let owner = 0; owner < 2 * players; owner++) {
      for (let person = 0; person < (owner < players ? players : 2 * players); person++)
        this.feels(owner, person, '5H');
    }
  }
}
