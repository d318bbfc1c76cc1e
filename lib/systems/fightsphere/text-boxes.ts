import type { Path } from '@/lib/kernel/path';
import type { SizeMm } from '@/lib/kernel/units';
import { emblemTitleBox, textFaceBoxes } from '@/lib/kit/face-boxes';
import type { TextFace } from '@/lib/kit/faces';
import type { TextBox } from '@/lib/kit/kit-spec';
import {
  COMMUNITY_CARD,
  communityFace,
  GLADIATOR_CARD,
  gladiatorBack,
  gladiatorFace,
  NPC_CARD,
  npcFace,
} from './kit/cards';
import type { Campaign } from './schema';

/** Below the name, with a little room between them. */
const noteBox = (box: SizeMm): SizeMm => ({ ...box, heightMm: box.heightMm - 1 });

/** Texts that must fit where they are printed: on the cards of Gladiators, NPCs and communities. */
export const textBoxes = (body: Campaign): readonly TextBox[] =>
  [...gladiatorTexts(body), ...body.episodes.flatMap((episode) => episodeTexts(episode, body))].filter(
    ({ text }) => text.trim() !== '',
  );

const gladiatorTexts = (body: Campaign): readonly TextBox[] =>
  body.npcGladiators.flatMap((gladiator) => {
    const path = ['npcGladiators', gladiator.id];
    const name = emblemTitleBox(GLADIATOR_CARD, false, true);
    return [
      ...onCard(path, gladiator.name, 'backStory', gladiatorFace(gladiator, body), GLADIATOR_CARD),
      emblem([...path, 'name'], gladiatorBack(gladiator).title, gladiator.name, name),
    ];
  });

function episodeTexts(episode: Campaign['episodes'][number], body: Campaign): readonly TextBox[] {
  const at = (...keys: readonly string[]) => ['episodes', episode.id, ...keys];
  const name = emblemTitleBox(NPC_CARD, false, true);
  return [
    ...episode.npcs.flatMap((npc): readonly TextBox[] => {
      const { title, note } = npcFace(npc, episode, body);
      const role = emblem(at('npcs', npc.id, 'role'), title, note, noteBox(name));
      return [emblem(at('npcs', npc.id, 'name'), title, npc.name, name), { ...role, style: 'emblemNote' }];
    }),
    ...episode.communities.flatMap((community) =>
      onCard(
        at('communities', community.id),
        community.name,
        'wants',
        communityFace(community, episode, body),
        COMMUNITY_CARD,
      ),
    ),
  ];
}

/** A name that stands as the title of a card, and the words below it. */
function onCard(path: Path, name: string, words: string, face: TextFace, card: SizeMm): readonly TextBox[] {
  const boxes = textFaceBoxes(card);
  const place = `the card of “${face.title}”`;
  return [
    { path: [...path, 'name'], place, text: name.trim(), style: 'cardTitle', box: boxes.title },
    { path: [...path, words], place, text: face.markdown, style: 'cardBody', box: boxes.body },
  ];
}

const emblem = (path: Path, title: string, text: string, box: SizeMm): TextBox => ({
  path,
  place: `the card of “${title}”`,
  text: text.trim(),
  style: 'emblemTitle',
  box,
});
