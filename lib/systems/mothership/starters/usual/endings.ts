import type { Given } from '@/lib/schema/fill';
import type { Ship } from '../../schema';

/** The five endings (rules 8) in our words, half a minute to a minute aloud. What fits nothing else is lost. */
export const endings: Given<Ship['endings']> = [
  {
    id: 'all',
    label: 'Everybody is home',
    when: { objectives: 'done', escaped: 'all' },
    good: true,
    text:
      'The last generator sighs and goes dark, and for the first time since you woke the floor is still. ' +
      'All {players} of you run. Somebody is carried, somebody is dragged by the collar, and somebody insists on ' +
      'bringing the cutlery. The hatch shuts on a smell of hot metal. Then the whole enormous ship folds up behind ' +
      'you like a letter and is gone. You fall for a long time through ordinary stars. When the hatch opens again ' +
      'there is wet grass, an owl, and your own campfire, still smoking, with the supper burnt to the pan. ' +
      'Nobody says anything sensible until morning. By then it has become a very good story, and each of you tells ' +
      'it differently.',
  },
  {
    id: 'one',
    label: 'One got out',
    when: { objectives: 'done', escaped: 'exactly', count: 1 },
    good: true,
    text:
      'You go through the hatch alone, head first, and it bites shut on the hem of your cloak. You hammer on the ' +
      'glass. Behind it there are lamps, then shadows, then a hand held up flat. It might mean stop, and it might ' +
      'mean farewell. The pod does not wait to find out which. Afterwards there is only the hum, the empty seats, ' +
      'and far too much to eat. You come down in a field beside a village that you almost know. They are kind to ' +
      'you there. On clear nights you climb the hill with a lantern and swing it slowly from side to side, in case ' +
      'anybody up there is counting.',
  },
  {
    id: 'two',
    label: 'Two got out',
    when: { objectives: 'done', escaped: 'exactly', count: 2 },
    good: true,
    text:
      'You reach the pods with the alarm already howling. There are two of you, and there should be more. You hold ' +
      'the hatch for as long as a hatch can be held. Then something gives way in the dark behind it, and one of you ' +
      'makes the decision and pulls the handle, and neither of you will ever ask which one it was. The great ship ' +
      'shivers, thins, and goes out like a candle. Below you turns a coast with the right number of moons above it. ' +
      'You share the last of the bread and talk about small things: boots, weather, the price of horses. When you ' +
      'have landed you pack what the others left, very carefully, and carry it home.',
  },
  {
    id: 'three',
    label: 'Three got out',
    when: { objectives: 'done', escaped: 'exactly', count: 3 },
    good: true,
    text:
      'Three of you tumble into the pod and turn round at once, all with the same name on your lips. The corridor ' +
      'is long and red, and at the end of it somebody is running. They are not going to be quick enough. You can ' +
      'see that they know it too, because they slow down, and bow, and wave you off like guests who have stayed too ' +
      'late. The pod jumps. Where the ship was there is a patch of sky with nothing in it. Years later there is an ' +
      'inn whose sign was painted without any talent at all: some figures round a fire, one of them waving. At ' +
      'your table there is always one more cup, and it is always full.',
  },
  {
    id: 'lost',
    label: 'Lost with the ship',
    text:
      'The count reaches its end in the middle of a word. Every lamp leans the same way, the floor stretches like ' +
      'dough, and for one heartbeat you can see your own bones, and each other’s, and they are rather handsome. ' +
      'Then it is quiet. There are stars in the portholes, but not one of them is where it ought to be, and some ' +
      'are the wrong colour. Nobody comes to lock you up. Nobody needs to. After a while the voice begins again at ' +
      'the top, in that language you would rather not understand, and you find that you know the first few words. ' +
      'It is counting down to the next jump. It has a great many numbers to go.',
  },
];
