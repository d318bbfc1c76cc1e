import { dealPrompts } from '@/lib/tabletop/form-fields';

export const characterPrompts = dealPrompts([
  'Somebody who has done this for a living, elsewhere, for too little money.',
  'Who packed for this? What did they pack?',
  'A person who can’t be frightened any more. What used it all up?',
  'Somebody who reaches farther than others. With what?',
  'The one who always finds another way round. Through what?',
  'A saint of some small thing. Which?',
  'Somebody who should not be here and has a note to prove it.',
  'They mend what can’t be mended. What do they say to it?',
  'A champion of a sport nobody else has heard of. Its one useful move?',
  'Somebody who sees badly and hears everything.',
  'The youngest. What do they know that the others have forgotten?',
  'Somebody who has been frozen, stuck or swallowed before, and knows how one gets out.',
  'An animal with a job. What is written on its collar?',
]);
