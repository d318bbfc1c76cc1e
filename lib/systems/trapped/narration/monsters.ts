import { at } from '@/lib/kernel/at';
import { detail, doom, joy, type Tellers } from './telling';
import { aside, itemName, monsterName, personName, roomName } from './words';

/** What hunts them, as far as it is seen. */
export const monsters: Tellers<'monsterWent' | 'monsterAttacked' | 'monsterBeaten' | 'weaknessLearned' | 'stolen'> = {
  monsterWent(view, { monster, from, to }) {
    const name = monsterName(view, monster);
    const [leaves, comes] = [view.seesInto(from), view.seesInto(to)];
    const goes = view.table.askKind === 'retreat' ? 'slinks off' : 'goes';
    if (leaves && comes) return detail(`${name} ${goes} from ${roomName(view, from)} to ${roomName(view, to)}.`);
    if (comes) return doom(`${name} comes to ${roomName(view, to)}.`);
    return leaves ? detail(`${name} is gone from ${roomName(view, from)}.`) : undefined;
  },
  monsterAttacked: (view, { monster, person, room }) =>
    view.seesInto(room)
      ? doom(`${roomName(view, room)}: ${monsterName(view, monster)} goes for ${personName(view, person)}.`)
      : undefined,
  monsterBeaten(view, { monster, defeats, dead }) {
    const name = monsterName(view, monster);
    if (dead) return joy(`${name} is dead.`);
    const needed = at(view.game.monsters, monster).defeats;
    return joy(`${name} is beaten off${defeats === 0 ? '' : ` (${defeats} of ${needed})`}.`);
  },
  weaknessLearned: (view, { monster }) =>
    joy(
      `Now everybody knows what hurts ${monsterName(view, monster)}.${aside(view.game.setting.monsters[monster]?.weakness)}`,
    ),
  stolen: (view, { item, person, monster }) =>
    doom(
      `${monsterName(view, monster)} makes off with what ${personName(view, person)} carried: ${itemName(view, item)}.`,
    ),
};
