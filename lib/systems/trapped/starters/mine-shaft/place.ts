import type { Barrier, Monster, Place } from '../../schema';
import { defeatedBy, type Given, texts } from '../build';

export const place: Given<Place> = {
  name: 'A mine shaft, far below ground',
  description:
    'It was to be a guided tour. “Deep Into the Dark”, the ticket says, and, smaller, “no refunds below level two”. ' +
    'At a quarter past three the lift came down without its guide. At half past, the roof came down without its props.\n\n' +
    'You are in the visitors’ canteen. The door is barred with a bench. In the upper gallery the electric light still ' +
    'burns; below the ladders there is none, and water is coming up through the floor of the world. ' +
    'Somewhere down there a man whistles a lullaby and drags a pick along the wall, so that you know where he is. ' +
    'Sometimes he lifts it.',
  start: 'canteen',
  sealedBy: texts('The canteen’s door is barred with a bench from inside'),
  conventions:
    'Helmets, dynamite, ponies, canaries and bad nerves belong here. Anything that needs a signal, daylight or a second ' +
    'opinion does not. Whatever people invent, it must not light the whole mine, stop the water or name the killer.',
};

export const barriers: readonly Given<Barrier>[] = [
  {
    id: 'darkness',
    title: 'Below the ladders it is dark',
    text: 'Nobody goes down without a lamp in their own hand.',
    ...defeatedBy('lamps'),
  },
  {
    id: 'cave_ins',
    title: 'The air shaft is full of rubble',
    text: 'There is daylight on the other side of forty tons. Something would have to shift them.',
    ...defeatedBy('powder', 'blast'),
  },
  {
    id: 'props',
    title: 'The roof of the old workings is about to come down',
    text: 'It will hold for people who creep. Loud talk is discouraged.',
    ...defeatedBy('workings'),
  },
  {
    id: 'water',
    title: 'The tunnel to the adit is under water',
    text: 'Forty metres. One would have to breathe down there.',
    ...defeatedBy('hose', 'gear', 'swim'),
  },
  {
    id: 'shaft',
    title: 'The shaft has smooth walls',
    text: 'The only way up it is by lift.',
    ...defeatedBy('cage'),
  },
  {
    id: 'lift',
    title: 'The lift is dead',
    text: 'The winch turns no drum and the dynamo is choked.',
    ...defeatedBy('fault', 'pump', 'winch'),
  },
  {
    id: 'rising',
    title: 'The water rises',
    text: 'It has the whole afternoon and nowhere else to be.',
    remedy: 'escape',
  },
];

export const monsters: readonly Given<Monster>[] = [
  {
    id: 'killer',
    name: 'The killer in the mine',
    text:
      'He came down with his father at six and did not care for the daylight when he went back up. He sleeps in a room ' +
      'with flowered wallpaper, reads one bundle of letters, and keeps the mine very tidy of visitors. ' +
      'He is not angry. He would like everybody to be quiet now.',
    mobility:
      'Walks, without a lamp, wherever people can and through black water where they cannot. One neighbouring room in each ' +
      'player’s turn. A barred door keeps him out as long as the bar holds.',
    crosses: { door: true, open: true, duct: true, hull: true },
    ignoresNeeds: true,
    start: 'bedroom',
    immunities: texts(
      'Falls, blows and falling rock: he gets up again',
      'The dark',
      'Gas, which he has been breathing since he was six',
    ),
    weakness: 'His mother. The name she had for him, or the tune she sang, makes him small enough to be hurt.',
    repelledBy: texts('His pet name, whispered', 'A bed that is not made'),
    killedBy: texts('Any blow, once he has heard his pet name', 'Any blow, while the music box plays', 'The water'),
    attacks: texts('Swings a pick with a short handle', 'Puts out the lamp first', 'Tucks people in, under rock'),
    regenerates: false,
    killNeedsMeans: true,
    means: [{ item: 'pet_name' }, { item: 'music_box' }],
    weaknessGoal: 'bedroom',
    defeats: 2,
  },
];
