import { brings, defeatedBy, inferred, texts } from '../build';
import { outline } from './outline';

export const mineShaft = outline({
  id: 'mine_shaft',
  title: 'Trapped in the Mine with the Killer',
  summary: 'The lift is dead, the water is rising, and one of the miners never went home.',
  place: {
    name: 'A mine shaft, far below ground',
    description:
      'It was to be a guided tour. Then the lamps swung, the roof came down behind you, and the guide stopped ' +
      'answering. Somewhere in the dark, someone is whistling a lullaby and dragging a pick.',
    conventions: 'Helmets, dynamite, canaries and bad nerves belong. Anything that needs a signal does not.',
  },
  barriers: [
    { id: 'cave_ins', title: 'Tunnels have caved in', text: 'What is left of the way is full of rock.' },
    { id: 'props', title: 'More tunnels are about to', text: 'The props creak. Loud talk is discouraged.' },
    {
      id: 'gas',
      title: 'Poison gas',
      text: 'It lies in the low places and smells faintly of almonds, says the guidebook.',
    },
    {
      id: 'water',
      title: 'The water is rising',
      text: 'Some passages are under it already. One would have to breathe down there.',
      ...defeatedBy('diving_gear', 'swim'),
    },
    {
      id: 'shaft',
      title: 'A shaft with smooth walls',
      text: 'The only way up is by lift.',
      ...defeatedBy('lifts'),
    },
    { id: 'lift', title: 'The lift is dead', text: 'Somebody has to get it to run.', ...defeatedBy('lifts') },
  ],
  monsters: [
    {
      id: 'killer',
      name: 'The killer in the mine',
      text: 'He sleeps down here, in a room with flowered wallpaper. He misses his mother.',
      weakness: 'The pet name his mother had for him. Said aloud, it undoes him.',
      weaknessGoal: 'bedroom',
      means: [{ item: 'pet_name' }],
      repelledBy: texts('His pet name, whispered'),
    },
  ],
  goals: [
    { id: 'lifts', title: 'Mend the lift', kind: 'fix' },
    { id: 'diving_gear', title: 'Build diving gear out of what there is', kind: 'fix', ...brings('diving_gear') },
    {
      id: 'swim',
      title: 'Swim through the drowned passages',
      kind: 'reach',
      scope: 'character',
      requires: inferred('diving_gear'),
    },
    {
      id: 'bedroom',
      title: 'Search the killer’s bedroom for what his mother called him',
      kind: 'learn',
      ...brings('pet_name'),
    },
  ],
  items: [
    { id: 'diving_gear', title: 'Home-made diving gear', text: 'A lunch box, a hose and trust.' },
    { id: 'pet_name', title: 'The pet name', text: 'It would embarrass anybody.', kind: 'flag' },
  ],
});
