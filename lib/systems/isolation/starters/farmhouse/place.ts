import type { Given } from '@/lib/schema/fill';
import type { Siege } from '../../schema';
import { texts } from '../build';

export const locale: Given<Siege['locale']> = {
  name: 'Low Acre Farm',
  description:
    'Two floors, one stove, and four miles of lane to the next lit window. It has rained since Sunday. On Tuesday the churchyard slid down the hill. Since dusk the people from it have been standing in the fields, with their faces to the house. The river is over the lane, the telephone line is under the river, and there is soup for three.',
  zones: [
    {
      id: 'kitchen',
      name: 'Kitchen',
      notes:
        'The stove, the soup and the only lamp that is full. Everybody ends up here, which is the trouble with it.',
    },
    { id: 'parlour', name: 'Parlour', notes: 'Two large windows. Good light to be seen by.' },
    { id: 'upstairs', name: 'Upstairs', notes: 'Three beds, and a landing from which one can count them all. Do not.' },
    { id: 'cellar', name: 'Cellar', notes: 'Dry, and its door has no glass. It has no second door either.' },
    {
      id: 'yard',
      name: 'Yard',
      notes: 'Thirty steps of mud between the back door and the barn. The gate is shut, so far.',
    },
    { id: 'barn', name: 'Barn', notes: 'The tractor, a cow near her time, and a beam that would carry a bell.' },
    { id: 'lane', name: 'Ford', notes: 'The lane goes in on this side. On the other side, people say, it comes out.' },
  ],
  exits: texts(
    'The front door, which opens inwards',
    'The tractor, through the ford',
    'The coal hatch, for thin people',
  ),
  resources: texts(
    'One shotgun and three shells',
    'Soup for three',
    'Diesel for the lights or for the tractor, not for both',
    'Four dry blankets',
    'The bedroom that can be locked',
  ),
};

export const threat: Given<Siege['threat']> = {
  name: 'The restless dead',
  nature: 'creature',
  embedding: 'external',
  knownFacts: texts(
    'They are from the churchyard. Most people here can put a name to one.',
    'They are slow, and they never sit down.',
    'They do not open a gate. They lean on it until it is open.',
    'Light and voices draw them nearer.',
    'If one of them holds you, you come away cold, and blankets do not help.',
  ),
  secrets: texts(
    'They are not hungry. They are on the way home, and Low Acre was built where the old village stood.',
    'The chapel bell sent them to rest every evening. It lies in the mud behind the house.',
    'The milk lorry comes at six, but it stops only where there is milk. The cow is in the barn.',
    'Silas was paid for drains above the graves. He bought books.',
    'Edda’s grandmother is among them, and she knows where the spare key hangs.',
    'Running water stops them. The ford is safe from the dead, though not from the river.',
  ),
  escalation: [
    { id: 'looking', text: 'They used to face the road. All of them face the kitchen now.', delta: 1 },
    { id: 'gate', text: 'The yard gate gives way. It takes its time about it.', delta: 2 },
    { id: 'sleeve', text: 'A parlour window breaks. An arm comes in, in a sleeve with very good buttons.', delta: 3 },
  ],
};

export const otherNpcs: Given<Siege['otherNpcs']> = [
  {
    id: 'grandmother',
    name: 'Grandmother Marl',
    role: 'Stands nearest to the back door',
    notes: 'Dead since the spring. She never liked the new curtains, and she has come to look at them.',
  },
  {
    id: 'sexton',
    name: 'The voice on the telephone',
    role: 'Calls once, on a line that is under water',
    notes: 'Asks for somebody in the house by name and says: “You can come out now.” It may be a relative.',
  },
];

export const stress: Given<Siege['stress']> = {
  start: 2,
  events: [
    { id: 'cow', text: 'The cow in the barn stops calling.', delta: 1 },
    { id: 'lamp', text: 'The lamp runs dry, and it turns out whose turn it was to fill it.', delta: 1 },
    { id: 'soup', text: 'Somebody has finished the soup. The spoon is still warm.', delta: 1 },
    { id: 'overhead', text: 'Footsteps overhead. Everybody is in the kitchen.', delta: 2 },
    { id: 'telephone', text: 'The telephone rings. The line has been under the river since Tuesday.', delta: 1 },
    { id: 'shell', text: 'There were three shells on the shelf. There are two.', delta: 1 },
  ],
  relief: [
    { id: 'stars', text: 'The rain stops for half an hour, and there are stars.', delta: -1 },
    { id: 'bottle', text: 'Behind the flour there is a bottle. It is full, and it is good.', delta: -1 },
    { id: 'calf', text: 'The calf has been born. It is ugly and everybody loves it.', delta: -2 },
  ],
};
