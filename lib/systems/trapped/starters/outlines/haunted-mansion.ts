import { brings, defeatedBy, inferred, texts } from '../build';
import { outline } from './outline';

export const hauntedMansion = outline({
  id: 'haunted_mansion',
  title: 'Trapped in the Haunted Mansion',
  summary: 'A dinner invitation, a raised drawbridge, and a host who is not himself at full moon.',
  place: {
    name: 'A haunted mansion on a cliff',
    description:
      'The invitation said black tie. The drawbridge went up behind you, the soup went cold, and the host excused ' +
      'himself when the moon rose. Something has just howled. It sounded like the host.',
    conventions: 'Candles, muskets, family secrets and bad weather belong. Telephones and torches do not.',
  },
  barriers: [
    {
      id: 'drawbridge',
      title: 'The drawbridge is up',
      text: 'It can be let down, if somebody works out the winch.',
      ...defeatedBy('lower_bridge'),
    },
    {
      id: 'moat',
      title: 'Crocodiles in the moat',
      text: 'They are fed on Sundays. It is Saturday. One crosses above them or not at all.',
      ...defeatedBy('lower_bridge'),
    },
    {
      id: 'cliffs',
      title: 'A cliff behind the house',
      text: 'Thirty metres down to the rocks. Possible with a rope and without looking.',
      ...defeatedBy('rope', 'climb'),
    },
    {
      id: 'gates',
      title: 'The gates are locked',
      text: 'Iron, taller than any guest, and shut. Somebody must raise the portcullis.',
      ...defeatedBy('portcullis'),
    },
  ],
  monsters: [
    {
      id: 'werewolf',
      name: 'The werewolf',
      text: 'Charming at dinner. Less so at midnight.',
      weakness: 'Silver.',
      killedBy: texts('A musket ball of silver'),
      means: [{ item: 'balls' }],
    },
    {
      id: 'ghost',
      name: 'The tormented ghost',
      text: 'Another monster for this house, if you would rather have one that weeps.',
    },
  ],
  goals: [
    { id: 'rope', title: 'Find a rope', kind: 'acquire', ...brings('rope') },
    { id: 'climb', title: 'Climb down the cliff', kind: 'reach', scope: 'character', requires: inferred('rope') },
    { id: 'portcullis', title: 'Raise the portcullis', kind: 'fix' },
    { id: 'lower_bridge', title: 'Let down the drawbridge', kind: 'fix' },
    { id: 'silver', title: 'Gather silver: spoons, candlesticks, heirlooms', kind: 'acquire', ...brings('silver') },
    {
      id: 'cast',
      title: 'Cast musket balls from the silver',
      kind: 'fix',
      ...brings('balls'),
      requires: inferred('silver'),
    },
    { id: 'musket', title: 'Find a musket to shoot them with', kind: 'acquire', ...brings('musket') },
  ],
  items: [
    { id: 'rope', title: 'Rope', text: 'A bell pull will do, if nobody rings it.' },
    { id: 'silver', title: 'Silver', text: 'Engraved with somebody else’s initials.' },
    { id: 'balls', title: 'Silver musket balls' },
    { id: 'musket', title: 'Musket', text: 'One shot, then a long pause.' },
  ],
});
