import type { Line } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { type Game, NONE } from '../engine/game';
import type { GameEvent, GameEventType, MonsterCause } from '../engine/log';
import type { View } from '../engine/view';
import { doing } from './agreement';
import { conflicts } from './conflicts';
import { creation } from './creation';
import { ends } from './ends';
import { harm } from './harm';
import { incidents } from './incidents';
import { turns } from './turns';
import {
  aside,
  detail,
  doom,
  type EventTexts,
  itemName,
  joy,
  monsterName,
  personName,
  roomName,
  type Teller,
} from './words';

/** Narrates monsters, as far as they are seen. */
const monsters: EventTexts<'monsterWent' | 'monsterAttacked' | 'monsterBeaten' | 'weaknessLearned' | 'stolen'> = {
  monsterWent(view, { monster, from, to, why }) {
    const words = moveText(view, why, monsterName(view, monster));
    if (to === NONE) return detail(`${words} out of ${roomName(view, from)}.`);
    if (from === NONE) return doom(`${words} to ${roomName(view, to)}.`);
    return detail(`${words} from ${roomName(view, from)} to ${roomName(view, to)}.`);
  },
  monsterAttacked(view, { monster, person, room, event }) {
    const by = event === NONE ? 'The GM' : 'The Event';
    return doom(
      `${by} has ${monsterName(view, monster)} attack ${personName(view, person)} in ${roomName(view, room)}.`,
    );
  },
  monsterBeaten(view, { monster, person, defeats, counted, dead }) {
    const [name, victor] = [monsterName(view, monster), personName(view, person)];
    if (dead) return joy(`${doing(victor, 'kill')} ${name}.`);
    const score = `${defeats} of ${at(view.game.monsters, monster).defeats}`;
    const beaten = `${doing(victor, 'beat')} ${name} off`;
    return joy(
      counted ? `${beaten} (${score}).` : `${beaten}, but without the right means it does not count (${score}).`,
    );
  },
  weaknessLearned: (view, { monster }) =>
    joy(
      `Everybody now knows the weakness of ${monsterName(view, monster)}.${aside(view.game.setting.monsters[monster]?.weakness)}`,
    ),
  stolen: (view, { item, person, monster }) =>
    doom(`${doing(personName(view, person), 'lose')} ${itemName(view, item)} to ${monsterName(view, monster)}.`),
};

function moveText(view: View, why: MonsterCause, monster: string): string {
  if (why === 'retreat') return `Beaten, ${monster} must retreat`;
  if (why === 'step') return `The GM moves ${monster}`;
  if (why === 'carry') return `${monster} drags its prey`;
  return `${view.table.eventCard === NONE ? 'The GM' : 'The Event'} brings ${monster}`;
}

// The type requires a narrator for every kind of event.
const EVENT_TEXTS: EventTexts = { ...creation, ...turns, ...conflicts, ...harm, ...incidents, ...monsters, ...ends };

/** Narrates an event as the viewer perceives it, at the time it happens; undefined for trivial ones. */
export const narrate = (_: Game, event: GameEvent, view: View): Line | undefined =>
  (EVENT_TEXTS[event.type] as Teller<GameEventType>)(view, event);
