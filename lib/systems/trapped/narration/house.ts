import type { House, MoveText } from '@/lib/contract/played';
import type { JsonObject } from '@/lib/kernel/json';
import { capital } from '@/lib/tabletop/words/wording';
import type { Game } from '../engine/game';
import { callsOf, type HouseCall, makeCall } from '../engine/house';
import type { GameEvent } from '../engine/log';
import type { State } from '../engine/state';
import type { View } from '../engine/view';
import { item, passage, person, room, touches } from './saying';

/** House calls of a GM in person. */
export const house: House<Game, State, View, GameEvent> = {
  calls: (game, state) => callsOf(game, state) as readonly unknown[] as readonly JsonObject[],
  describe: (_, view, call) => say(view, call as unknown as HouseCall),
  make: (game, state, call, emit) => makeCall({ game, state, emit }, call as unknown as HouseCall),
};

function say(view: View, call: HouseCall): MoveText {
  switch (call.type) {
    case 'move':
      return {
        text: `Move ${person(view, call.person)} to ${room(view, call.room)}`,
        ...touches.room(view, call.room),
        ...touches.person(call.person),
      };
    case 'open':
    case 'shut':
      return { text: `${capital(call.type)} ${passage(view, call.passage)}`, ...touches.passage(view, call.passage) };
    case 'give':
    case 'take': {
      const preposition = call.type === 'give' ? 'to' : 'from';
      const text = `${capital(call.type)} ${item(view, call.item)} ${preposition} ${person(view, call.person)}`;
      return { text, ...touches.person(call.person) };
    }
  }
}
