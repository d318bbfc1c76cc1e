import type { Block } from '@/lib/kit/blocks';
import { bullets, heading, text } from '@/lib/kit/short-blocks';
import type { KitInput } from './input';

/** Who may invent what, and how the table decides (rules 7.9). */
export const makingThingsUp = ({ setting: { options } }: KitInput): readonly Block[] => [
  heading('Making things up', 2),
  text(
    'Anybody may invent something about the place or what is in it. Say yes if you can: it usually makes the better story.',
  ),
  bullets([
    'It stands if everybody agrees. If somebody objects, vote: most votes win.',
    options.gmVotes
      ? 'Everybody counts once, the GM and the person who proposed it included.'
      : 'Every player counts once, the one who proposed it included. The GM has no vote (house rule).',
    'A tie: draw one card for each side. The higher rank wins, then the better suit: ♥, ♦, ♠, ♣.',
    'Vote down an easy way out, an easy kill, power over other people’s characters, and whatever breaks the genre.',
  ]),
];
