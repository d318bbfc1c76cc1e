import type { Given } from '@/lib/schema/fill';
import type { Ship } from '../../schema';

/** The six of the box (rules 6), in our words. */
export const characters: Given<Ship['characters']> = [
  {
    id: 'barbarian',
    name: 'Barbarian',
    picture: 'game-icons:barbarian',
    text: 'Has walked through worse, barefoot, and sang.',
    immune: [{ trap: 'blind' }, { trap: 'sever' }],
    waiveSurcharge: [{ trap: 'corrode' }],
  },
  {
    id: 'knight',
    name: 'Knight',
    picture: 'game-icons:black-knight-helm',
    text: 'Swore an oath so long ago that nothing new can get in.',
    immune: [{ trap: 'confuse' }, { trap: 'fear' }],
    releases: [{ trap: 'freeze', apCost: 1, afterRounds: 1 }],
  },
  {
    id: 'mage',
    name: 'Mage',
    picture: 'game-icons:wizard-face',
    text: 'Calls it blinking. Everybody else calls it jumping.',
    abilities: [{ kind: 'hop', apCost: 2, usesPerRound: 1 }],
  },
  {
    id: 'ranger',
    name: 'Ranger',
    picture: 'game-icons:robin-hood-hat',
    text: 'Can tell a safe floor from a hungry one at thirty paces.',
    abilities: [{ kind: 'farPeek', apCost: 1, usesPerRound: 1, reach: 3, metric: 'manhattan' }],
  },
  {
    id: 'thief',
    name: 'Thief',
    picture: 'game-icons:robber',
    text: 'Has never been in a room that noticed.',
    abilities: [{ kind: 'slipIn', apCost: 2, usesPerRound: 1, except: [{ trap: 'mystery' }] }],
  },
  {
    id: 'tinkerer',
    name: 'Tinkerer',
    picture: 'game-icons:tinker',
    text: 'Cannot leave a machine alone, which for once is just as well.',
    abilities: [{ kind: 'disarm', apCost: 3, usesPerRound: 1, rounds: 2 }],
  },
];
