import type { Given } from '@/lib/schema/fill';
import type { Ship } from '../../schema';

/** The five endings (rules 8), in our words. What fits nothing else is lost. */
export const endings: Given<Ship['endings']> = [
  {
    id: 'all',
    label: 'Everybody is home',
    when: { objectives: 'done', escaped: 'all' },
    good: true,
    text: 'All {players} of you tumble in, a heap of elbows and armour. The pod leaps clear, the giant winks out, and a familiar world rolls up to meet you. Somebody starts laughing. Soon nobody can stop.',
  },
  {
    id: 'one',
    label: 'One got out',
    when: { objectives: 'done', escaped: 'exactly', count: 1 },
    good: true,
    text: 'The hatch closes a breath behind your heels. Fists hammer the far side, then the pod kicks free and there is nothing to hear at all. You sit in the dark and count the empty seats again and again.',
  },
  {
    id: 'two',
    label: 'Two got out',
    when: { objectives: 'done', escaped: 'exactly', count: 2 },
    good: true,
    text: 'A hand drags you over the sill as the hatch bites shut. When you come to, the great ship is gone. The only other soul in the pod looks back at you, and neither of you asks where the rest are.',
  },
  {
    id: 'three',
    label: 'Three got out',
    when: { objectives: 'done', escaped: 'exactly', count: 3 },
    good: true,
    text: 'You hold the door until the metal screams. A last friend rounds the far corner, too late by six strides. The pod tears loose. Below, a small blue world swells in the glass, and none of you can cheer.',
  },
  {
    id: 'lost',
    label: 'Lost with the ship',
    text: 'The deck trembles, the lights smear into one long line, and for a heartbeat you can see through your own palms. Then silence. Strange stars fill every porthole. Whatever road led home, it is not on any map this vessel carries.',
  },
];
