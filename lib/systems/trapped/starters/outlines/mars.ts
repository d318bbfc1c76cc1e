import { brings, defeatedBy, inferred } from '../build';
import { outline } from './outline';

export const mars = outline({
  id: 'mars',
  title: 'Trapped on Mars',
  summary: 'No air, no fuel, and an old convict who sees better in the dark than you do.',
  place: {
    name: 'A small base on another world, such as Mars',
    description:
      'The colony was to be the first of many. The hatches have shut, the lamps are down to half, and the security ' +
      'robots are asking residents for papers that nobody was issued. Outside it is red, bright and unbreathable.',
    conventions: 'Rovers, robots, rations and radiation belong. Little green neighbours only if everybody likes them.',
  },
  barriers: [
    {
      id: 'air',
      title: 'One cannot breathe outside',
      text: 'A suit, or a vehicle with a roof.',
      ...defeatedBy('spacesuit', 'rover'),
    },
    {
      id: 'radiation',
      title: 'The sun burns through the thin sky',
      text: 'Nobody stays out long without cover.',
      ...defeatedBy('desert'),
    },
    {
      id: 'suits',
      title: 'The suits are torn',
      text: 'One may still be whole, somewhere.',
      ...defeatedBy('spacesuit'),
    },
    {
      id: 'broken_rover',
      title: 'The rover will not go',
      text: 'It makes the noise, but not the movement.',
      ...defeatedBy('rover'),
    },
    { id: 'hatches', title: 'The tunnel hatches are locked', text: 'The base has closed itself off, room by room.' },
    {
      id: 'no_fuel',
      title: 'The ship has no fuel',
      text: 'It flies on energy cells, and its rack is empty.',
      ...defeatedBy('cells'),
    },
  ],
  monsters: [
    {
      id: 'nightstalker',
      name: 'The nightstalker',
      text: 'An escaped convict, very quick, who had his eyes done to see at night. By day he wears dark glasses.',
      mobility: 'On foot, faster than anybody, and surest where it is dark.',
      weakness: 'Light, once his dark glasses are gone.',
      means: [{ item: 'bare_eyes' }],
    },
    {
      id: 'robots',
      name: 'Security robots gone wrong',
      text: 'Another threat for this base: they follow the rules, but not yours.',
    },
  ],
  goals: [
    { id: 'rover', title: 'Mend the rover', kind: 'fix' },
    { id: 'spacesuit', title: 'Get hold of a whole spacesuit', kind: 'acquire', ...brings('spacesuit') },
    {
      id: 'desert',
      title: 'Cross the desert, on wheels or on foot',
      kind: 'reach',
      scope: 'character',
      requiresAny: [...inferred('rover'), { id: 'requirement-2', kind: 'item', item: 'spacesuit', basis: 'inferred' }],
    },
    { id: 'glasses', title: 'Take away the nightstalker’s dark glasses', kind: 'acquire', ...brings('bare_eyes') },
    { id: 'cells', title: 'Find energy cells', kind: 'acquire', ...brings('energy_cells') },
    { id: 'fly', title: 'Fly the ship off this world', kind: 'fix', requires: inferred('cells') },
  ],
  items: [
    { id: 'spacesuit', title: 'Spacesuit' },
    { id: 'bare_eyes', title: 'His eyes are bare', text: 'Now any bright lamp will do.', kind: 'flag' },
    { id: 'energy_cells', title: 'Energy cells', text: 'Heavy, humming, and not to be dropped.' },
  ],
});
