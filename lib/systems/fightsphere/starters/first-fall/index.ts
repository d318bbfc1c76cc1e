import type { Starter } from '@/lib/contract/starter';
import { buildBody, texts } from '../build';
import { cards } from '../cards';
import { upperEpisodes } from './above';
import { lowerEpisodes } from './below';
import { npcGladiators, pregens } from './gladiators';
import { layers } from './layers';
import { sumpEpisodes } from './sump';

/** Five layers from the surface to the last door, two episodes on each. */
export const firstFall: Starter = {
  ...cards.firstFall,
  body: () =>
    buildBody({
      worldOfOrigin:
        'Our own, in a wet October. Everybody comes from the same town of two bus lines and one cinema, and from the same week. You may have stood behind each other at the till. Nobody remembers being taken, only what they were late for.',
      layers,
      episodes: [...upperEpisodes, ...sumpEpisodes, ...lowerEpisodes],
      pregens,
      npcGladiators,
      coreHints: texts(
        'Every clock in the Sphere runs, and all of them are slow by the same eleven minutes.',
        'Machines that clear a street leave the house numbers standing.',
        'The weapons were all reported stolen, years apart, from one shop in your town.',
        'Each community has a different name for the Core, and in each language it means a counter in a shop.',
        'Now and then a display shows a face with no name. It is very old, and it is smiling.',
        'Somebody down there answers letters. The stamps are from next year.',
      ),
    }),
};
