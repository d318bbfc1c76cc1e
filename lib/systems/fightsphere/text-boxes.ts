import type { TextBox } from '@/lib/kit/kit-spec';
import { textsOfEmblem, textsToRead } from '@/lib/tabletop/card-texts';
import { CARDS, communityFace, gladiatorBack, gladiatorFace, npcFace } from './kit/cards';
import type { Campaign } from './schema';

/** Texts that must fit where they are printed: on the cards of Gladiators, NPCs and communities. */
export const textBoxes = (body: Campaign): readonly TextBox[] => [
  ...body.npcGladiators.flatMap((gladiator) => {
    const [path, { name }] = [['npcGladiators', gladiator.id], gladiator];
    return [
      ...textsToRead(path, { name, words: 'backStory' }, gladiatorFace(gladiator, body), CARDS.gladiator),
      ...textsOfEmblem(path, { name }, gladiatorBack(gladiator), CARDS.gladiator),
    ];
  }),
  ...body.episodes.flatMap((episode) => {
    const path = ['episodes', episode.id];
    return [
      ...episode.npcs.flatMap((npc) => {
        const at = [...path, 'npcs', npc.id];
        return textsOfEmblem(at, { name: npc.name, note: 'role' }, npcFace(npc, episode, body), CARDS.npc);
      }),
      ...episode.communities.flatMap((one) => {
        const at = [...path, 'communities', one.id];
        return textsToRead(at, { name: one.name, words: 'wants' }, communityFace(one, episode, body), CARDS.community);
      }),
    ];
  }),
];
