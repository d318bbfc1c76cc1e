import { brings, defeatedBy, inferred } from '../build';
import { outline } from './outline';

export const tropicalIsland = outline({
  id: 'tropical_island',
  title: 'Trapped on the Island with the Velociraptors',
  summary: 'The brochure promised wildlife. The boat is matchwood and the wildlife has learned about doors.',
  place: {
    name: 'A tropical island with a fence across it',
    description:
      'White sand, blue water, half a boat. The resort was never opened; the other half of the island was. ' +
      'The fence between them hums. Now and then it stops humming, and something on the far side stops too, to listen.',
    conventions:
      'Jungle, laboratories, dinosaurs and holiday shirts belong. Whoever built this had more money than sense.',
  },
  barriers: [
    {
      id: 'sea',
      title: 'Open sea all round',
      text: 'Nobody swims that. Someone would have to come, or be called.',
      ...defeatedBy('rescue', 'helicopter'),
    },
    {
      id: 'boat',
      title: 'The boat is wrecked',
      text: 'It will not float again. Something else must carry you.',
      ...defeatedBy('helicopter'),
    },
    {
      id: 'radio',
      title: 'There is no radio',
      text: 'There are telephones, behind a computer that has crashed.',
      ...defeatedBy('computer', 'phones'),
    },
  ],
  monsters: [
    {
      id: 'raptors',
      name: 'The velociraptors',
      text: 'They hunt in a pack, they take turns, and they remember faces.',
    },
    {
      id: 'cannibals',
      name: 'The dinner club',
      text: 'Another monster for this island: the last investors, who ran out of supplies first and of manners next.',
    },
    { id: 'doctor', name: 'The mad doctor', text: 'Another monster for this island. Volunteers are always welcome.' },
  ],
  goals: [
    { id: 'power', title: 'Cut the current of the fences', kind: 'fix' },
    { id: 'fences', title: 'Climb over the fences', kind: 'reach', scope: 'character', requires: inferred('power') },
    { id: 'enter', title: 'Set foot in dinosaur country', kind: 'reach', scope: 'character' },
    { id: 'stampede', title: 'Get out of the way of a stampede', kind: 'reach', requires: inferred('enter') },
    { id: 'bridge', title: 'Cross the rotten bridge among the pterodactyls', kind: 'reach', scope: 'character' },
    { id: 'computer', title: 'Give the computers their power back', kind: 'fix' },
    {
      id: 'phones',
      title: 'Break into the system to get a telephone line',
      kind: 'fix',
      requires: inferred('computer'),
    },
    { id: 'rescue', title: 'Call for rescue', kind: 'fix', requires: inferred('phones') },
    { id: 'shotguns', title: 'Find the shotguns', kind: 'acquire', ...brings('shotguns') },
    { id: 'helicopter', title: 'Run for the helicopter', kind: 'reach', requires: inferred('rescue') },
  ],
  items: [{ id: 'shotguns', title: 'Shotguns', text: 'Two, and one box of shells, damp.' }],
});
