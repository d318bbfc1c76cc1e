import type { Given } from '@/lib/schema/fill';
import type { Siege } from '../../schema';
import { texts } from '../build';

export const locale: Given<Siege['locale']> = {
  name: 'Cabin Two of the Kestrel Line',
  description:
    'Glass and tin for twelve, with six people in it. It was the last ride of the day. At ten past nine it stopped an arm’s length from tower three, and a minute later the lights of the valley went out. Four hundred metres below there are trees, if anybody wants to know. The storm has found the gap in the door.',
  zones: [
    {
      id: 'cabin',
      name: 'Cabin',
      notes: 'Two benches and a sign: twelve persons or 960 kilos. The seat by the door is wet.',
    },
    { id: 'roof', name: 'Roof', notes: 'Through the hatch. A rail on one side, ice on all of them.' },
    { id: 'carriage', name: 'Carriage', notes: 'Eight wheels, one brake and the arm that everything hangs from.' },
    {
      id: 'winch',
      name: 'Winch locker',
      notes: 'A winch, a poster on how to wind it, and a nail where the crank should hang.',
    },
    {
      id: 'ladder',
      name: 'Maintenance ladder',
      notes: 'Runs down tower three. It begins an arm’s length away, when the wind allows.',
    },
    { id: 'hatch', name: 'Floor hatch', notes: 'For lowering goods. It also shows how far down it is.' },
    {
      id: 'bench',
      name: 'Under the bench',
      notes: 'A steel case, forty kilos, no name. Everybody has noticed it, and nobody has said so.',
    },
  ],
  exits: texts(
    'The ladder on tower three, one at a time',
    'The hand winch, if anybody finds the crank',
    'The main drive, if the valley wakes up',
  ),
  resources: texts(
    'Two harnesses',
    'Three blankets from the first aid box',
    'One thermos, two thirds full',
    'One torch and its last battery',
    'The seats away from the door',
  ),
};

export const threat: Given<Siege['threat']> = {
  name: 'The storm',
  nature: 'weather',
  embedding: 'external',
  knownFacts: texts(
    'The line stopped at ten past nine. Nobody in the cabin touched anything, everybody says.',
    'Every hour the cabin swings a little further.',
    'Ice weighs. The cabin carries six people and a growing amount of ice.',
    'At six below zero nobody falls asleep on purpose.',
  ),
  secrets: texts(
    'The case holds the takings of the summit hotel: a season in used notes. Under them lies the crank of the winch.',
    'Bruno brought it on board under a tray of rolls. He took the crank so that nobody could leave before him.',
    'Konrad certified this afternoon that the safe was empty. It was not, then.',
    'Last autumn Oskar signed for the brake without climbing up to it.',
    'The man in the valley station is at his post. He needs an order from somebody in uniform to restart.',
  ),
  escalation: [
    { id: 'blind', text: 'The windows freeze over. Nobody can see any more how far it swings.', delta: 1 },
    { id: 'drop', text: 'The cabin drops by a hand’s breadth and stops again.', delta: 2 },
    { id: 'strand', text: 'A strand of the rope parts and comes down across the roof.', delta: 3 },
  ],
};

export const otherNpcs: Given<Siege['otherNpcs']> = [
  {
    id: 'valley',
    name: 'The man in the valley station',
    role: 'Holds the switch and the rule book',
    notes: 'Has restarted the line twice in thirty years and was told off both times.',
  },
  {
    id: 'caller',
    name: 'The telephone in the case',
    role: 'Rings, and knows how many people are in the cabin',
    notes: 'The owner of the hotel. Calls every half hour and offers a reward. It shrinks.',
  },
];

export const stress: Given<Siege['stress']> = {
  start: 2,
  events: [
    { id: 'gust', text: 'A gust swings the cabin against the tower. Something on the roof comes off.', delta: 2 },
    { id: 'light', text: 'The light goes out. It comes back brown.', delta: 1 },
    { id: 'thermos', text: 'The thermos is empty. Nobody has had any tea.', delta: 1 },
    { id: 'ringing', text: 'A telephone rings under the bench, inside the case.', delta: 2 },
    { id: 'counting', text: 'Somebody counts the harnesses aloud. It does not take long.', delta: 1 },
    { id: 'boot', text: 'The floor hatch bangs open, and a glove goes down. Everybody listens for it.', delta: 1 },
  ],
  relief: [
    { id: 'lull', text: 'The wind drops for as long as it takes to say so.', delta: -1 },
    { id: 'rolls', text: 'There are six rolls left. They are still a little warm.', delta: -1 },
    { id: 'lantern', text: 'Far down the slope a light moves. It stops, and it waves.', delta: -2 },
  ],
};
