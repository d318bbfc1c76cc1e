import { brings, defeatedBy, inferred } from '../build';
import { outline } from './outline';

export const grimmForest = outline({
  id: 'grimm_forest',
  title: 'Trapped in the Fairy-Tale Forest',
  summary: 'Once upon a time you took the short cut. The forest has kept you and somebody small wants your firstborn.',
  place: {
    name: 'A dark forest out of the Brothers Grimm',
    description:
      'The path was here a moment ago. The trees have moved closer to listen. Somewhere a spinning wheel turns, ' +
      'and a thin voice is trying out names, laughing at each of them.',
    conventions: 'Witches, wolves, bargains and rhymes belong. So does a moral. Machines do not.',
  },
  barriers: [
    {
      id: 'wall',
      title: 'A wall that only giants could climb',
      text: 'There is no gate. Perhaps one could borrow a giant’s height, or a great length of hair.',
    },
    { id: 'rim', title: 'The rim of the world', text: 'Beyond the last tree there is a page with nothing on it.' },
    { id: 'rings', title: 'Fairy rings', text: 'Whoever steps in dances, and goes on dancing.' },
    {
      id: 'woods',
      title: 'Woods that lead astray',
      text: 'Nobody finds the same place twice without something to follow.',
      ...defeatedBy('gingerbread', 'crumbs'),
    },
  ],
  monsters: [
    {
      id: 'rumplestiltskin',
      name: 'Rumplestiltskin',
      text: 'Small, quick and fond of contracts. What he cannot spin he takes.',
      weakness: 'Gold thread that is no such thing: he can be fooled.',
      means: [{ item: 'hair' }],
    },
    { id: 'giant', name: 'The Giant', text: 'Another monster for these woods, and one can hear him coming.' },
    {
      id: 'lion',
      name: 'The Lion, king of all beasts',
      text: 'Another monster for these woods. He holds court, and you are on the menu.',
    },
  ],
  goals: [
    { id: 'gingerbread', title: 'Find the gingerbread house', kind: 'reach' },
    {
      id: 'crumbs',
      title: 'Lay a trail of crumbs that nobody can lose',
      kind: 'fix',
      requires: inferred('gingerbread'),
    },
    { id: 'rapunzel', title: 'Talk Rapunzel out of her hair', kind: 'acquire', ...brings('hair') },
    {
      id: 'fool',
      title: 'Pass the hair off as gold thread to Rumplestiltskin',
      kind: 'monster',
      where: 'monster',
      toughness: 'monster',
      requires: inferred('rapunzel'),
    },
  ],
  items: [{ id: 'hair', title: 'Rapunzel’s hair', text: 'Twenty ells, golden, needs conditioner.' }],
});
