import type { Extra, Setting } from '../../schema';
import { type Given, texts } from '../build';

export const occupations: Given<Setting['occupations']> = texts(
  'Retired miner who swore never again',
  'Geography teacher, class lost',
  'Collector of interesting stones',
  'Insurance inspector of the mine',
  'Honeymooner who wanted the beach',
  'Influencer without a signal',
  'Plumber with opinions on pumps',
  'Choirmaster, bass',
  'Amateur ghost hunter',
  'Descendant of the mine’s owner',
  'Vegetarian butcher',
  'Sleepwalker on new tablets',
  'Union organiser between strikes',
);

export const extras: readonly Given<Extra>[] = [
  {
    id: 'guide',
    name: 'Wendell',
    gender: 'he',
    occupation: 'Deputy guide on his first day',
    text: 'Has learned the tour by heart and cannot stop giving it.',
  },
  {
    id: 'engineer',
    name: 'Frau Direktor Stollberg',
    gender: 'she',
    occupation: 'Engineer who certified the props',
    text: 'Taps each one as she passes, and walks a little faster.',
  },
  {
    id: 'cook',
    name: 'Dotty',
    gender: 'she',
    occupation: 'Canteen cook of forty years',
    text: 'Knew the killer as a boy. Says he always finished his plate.',
  },
  {
    id: 'twins',
    name: 'Bram and Bran',
    gender: 'they',
    occupation: 'Twins who count as one ticket',
    text: 'Finish each other’s sentences, and food.',
  },
  {
    id: 'singer',
    name: 'Madame Corvina',
    gender: 'she',
    occupation: 'Soprano booked for the cave concert',
    text: 'One high note from a rockfall, and aware of it.',
  },
  {
    id: 'prospector',
    name: 'Old Hob',
    gender: 'he',
    occupation: 'Prospector who was here before the mine',
    text: 'Has a map. It is of another mine.',
  },
  {
    id: 'canary',
    name: 'Pip',
    gender: 'it',
    occupation: 'Canary, on loan',
    text: 'The only one who reads the air. Faints for effect.',
  },
];

export const contentNotes: Given<Setting['contentNotes']> = texts(
  'A killer with a pick. Agree how much of it is described, and how much is only heard.',
  'The dark, tight tunnels, rising water and bad air.',
  'A mother and a grown child who never got over her. Keep it sad and silly; leave her out if that is too near.',
  'Some people may have lost family to real mines. Ask before the jokes start.',
);
