import { brings, defeatedBy, inferred, texts } from '../build';
import { outline } from './outline';

export const submarine = outline({
  id: 'submarine',
  title: 'Trapped on the Submarine with the Siren',
  summary: 'The boat lies on the bottom, the enemy waits above, and somebody outside is singing.',
  place: {
    name: 'A submarine on the sea bed',
    description:
      'The engine is burnt out, two compartments are under water, and the depth gauge has stopped at a number that ' +
      'the designers crossed out. Then, through the hull, comes the loveliest voice you have ever heard.',
    conventions: 'Valves, sonar, tinned food and a captain’s moustache belong. Nobody opens a window.',
  },
  barriers: [
    {
      id: 'pressure',
      title: 'The sea would crush a swimmer',
      text: 'One goes out in the minisub or not at all.',
      ...defeatedBy('minisub'),
    },
    {
      id: 'flooded',
      title: 'Compartments are flooded',
      text: 'The way aft is under water until somebody pumps.',
      ...defeatedBy('pump'),
    },
    {
      id: 'engine',
      title: 'The engine is burnt out',
      text: 'It needs hands, and those need to get to it.',
      ...defeatedBy('engine'),
    },
    {
      id: 'enemy',
      title: 'An enemy boat waits above',
      text: 'It has depth charges and all night. You have torpedoes.',
      ...defeatedBy('sink'),
    },
    {
      id: 'propeller',
      title: 'The propeller is jammed',
      text: 'From outside one can get at it.',
      ...defeatedBy('free_propeller'),
    },
  ],
  monsters: [
    {
      id: 'siren',
      name: 'The siren',
      text: 'She sings people into the water. They go gladly.',
      attacks: texts('A song that makes people want to drown'),
      weakness: 'Sound that cancels her song.',
      weaknessGoal: 'study_song',
      means: [{ item: 'counter_song' }],
      repelledBy: texts('Her song played back against itself'),
    },
    {
      id: 'general',
      name: 'The Nazi general',
      text: 'Another monster for this boat: he came aboard as a prisoner and has been counting the crew.',
    },
  ],
  goals: [
    { id: 'pump', title: 'Pump the way to the engine room dry', kind: 'fix' },
    { id: 'engine', title: 'Mend the engine', kind: 'fix', requires: inferred('pump') },
    { id: 'sink', title: 'Sink the enemy boat', kind: 'fix' },
    { id: 'minisub', title: 'Get to the minisub', kind: 'reach' },
    {
      id: 'free_propeller',
      title: 'Go out in the minisub and free the propeller',
      kind: 'fix',
      requires: inferred('minisub'),
    },
    { id: 'study_song', title: 'Let the computer analyse the song', kind: 'learn' },
    {
      id: 'loudspeakers',
      title: 'Set the loudspeakers to cancel the song',
      kind: 'fix',
      ...brings('counter_song'),
      requires: inferred('study_song'),
    },
  ],
  items: [
    {
      id: 'counter_song',
      title: 'The counter-song',
      text: 'It is the same song upside down, and much worse.',
      kind: 'flag',
    },
  ],
});
