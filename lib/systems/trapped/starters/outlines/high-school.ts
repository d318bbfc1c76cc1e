import { brings, defeatedBy, inferred, texts } from '../build';
import { outline } from './outline';

export const highSchool = outline({
  id: 'high_school',
  title: 'Trapped in High School with the Vampires',
  summary: 'Detention ran late. The doors are locked, the power is out, and the new teachers have no reflection.',
  place: {
    name: 'A high school, locked for the night',
    description:
      'It was only meant to be detention. The bell has not rung, the corridor lamps have gone, and the exchange ' +
      'students are standing at the far end of the hall, smiling with all their teeth.',
    conventions: 'Lockers, grudges, chemistry sets and cafeteria food belong. Real weapons have no place in it.',
  },
  barriers: [
    { id: 'power', title: 'The power lines are cut', text: 'No lamps, no bells, no alarm.', ...defeatedBy('alarm') },
    {
      id: 'phones',
      title: 'The phones are dead',
      text: 'Somebody outside would have to be told another way.',
      ...defeatedBy('trigger'),
    },
    {
      id: 'doors',
      title: 'The doors are chained and locked',
      text: 'It would take a proper tool.',
      ...defeatedBy('cutters', 'locks'),
    },
  ],
  monsters: [
    {
      id: 'vampires',
      name: 'The vampires',
      text: 'They joined in mid-term and have never been seen at lunch.',
      weakness: 'The old remedies: garlic and holy water.',
      repelledBy: texts('Garlic'),
      killedBy: texts('Holy water, or what the lab can do about it'),
      means: [{ item: 'holy_water' }, { item: 'garlic' }],
    },
    {
      id: 'psion',
      name: 'The one who plants thoughts',
      text: 'Another monster for this school: a student council president with a very persuasive mind.',
    },
  ],
  goals: [
    { id: 'alarm', title: 'Get the fire alarm to work again', kind: 'fix' },
    { id: 'trigger', title: 'Set off the alarm', kind: 'fix', requires: inferred('alarm') },
    { id: 'cutters', title: 'Get the janitor’s bolt cutters', kind: 'acquire', ...brings('bolt_cutters') },
    { id: 'locks', title: 'Cut the locks off the doors', kind: 'fix', requires: inferred('cutters') },
    { id: 'chemicals', title: 'Break open the chemicals locker in the lab', kind: 'acquire', ...brings('chemicals') },
    {
      id: 'brew',
      title: 'Brew something like holy water',
      kind: 'fix',
      ...brings('holy_water'),
      requires: inferred('chemicals'),
    },
    { id: 'garlic', title: 'Bring garlic from the cafeteria', kind: 'acquire', ...brings('garlic') },
  ],
  items: [
    { id: 'bolt_cutters', title: 'Bolt cutters' },
    { id: 'chemicals', title: 'Chemicals', text: 'The labels have been eaten by the contents.' },
    { id: 'holy_water', title: 'Almost holy water' },
    { id: 'garlic', title: 'Garlic', text: 'Mostly as bread.' },
  ],
});
