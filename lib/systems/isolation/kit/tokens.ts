import { upTo } from '@/lib/kernel/combinations';
import { cardBlank } from '@/lib/kit/blank';
import type { Face } from '@/lib/kit/faces';
import { parsePicture } from '@/lib/kit/picture';
import { cardPart, type TypedCard, textsOnCard, typedPart } from '@/lib/tabletop/cards/card-texts';
import { trackStrip } from '@/lib/tabletop/pieces/track-strip';
import { namesOf } from '../names';
import type { Siege } from '../schema';
import { LEVEL_LABELS, STANCE_LABELS, STANCES, type Stance } from '../vocabulary';
import { makers } from './input';

type EmblemFace = Extract<Face, { face: 'emblem' }>;

const TOKEN_MM = { widthMm: 25, heightMm: 36 } as const;

const WOUNDS = [
  { title: LEVEL_LABELS.injured, tone: 'hazard', icon: 'game-icons:arm-sling' },
  { title: LEVEL_LABELS.dying, tone: 'alarm', icon: 'game-icons:heart-beats' },
] as const;

/** Injured and Dying tokens for everybody inside, with their picture and name if there are any. */
const wounds = (body: Siege, people: number): readonly TypedCard[] =>
  upTo(people).flatMap((i) => {
    const { id = '', face: art = '' } = body.cast[i] ?? {};
    return WOUNDS.map((look) => ({
      id: `${look.title}-${i + 1}`,
      path: ['cast', id],
      name: '',
      words: 'name',
      face: {
        face: 'emblem',
        ...look,
        ...(parsePicture(art).kind === 'art' && { art }),
        note: namesOf(body).people[i] ?? '',
      },
    }));
  });

/** Two wound tokens for everybody inside, and a marker for the Stress track. */
export const tokens = makers.cutPiece(
  { id: 'tokens', title: 'Wound tokens and Stress marker', audience: 'table' },
  'TK',
  () => cardBlank(TOKEN_MM),
  ({ body, people }) => [
    ...wounds(body, people).map(typedPart),
    { id: 'marker', title: 'Stress marker', copies: 1, faces: [{ face: 'pointer', tone: 'service' }] },
  ],
);

export const tokenTexts = (body: Siege) =>
  wounds(body, body.cast.length).flatMap((card) => textsOnCard(card, TOKEN_MM));

/** Labels of the track, 0 to 12. Players write down higher numbers. */
const STRESS = { title: 'Stress', labels: Array.from({ length: 13 }, (_, i) => String(i)) };
const TRACK = { id: 'stress-track', title: 'Stress track', audience: 'table' } as const;

export const stressTrack = trackStrip(makers, TRACK, 'ST', () => STRESS);

/** Eighteen fit a page, for a cast of six. */
const STANCE_MM = { widthMm: 44, heightMm: 52 } as const;

const STANCE_FACES: Readonly<Record<Stance, Pick<EmblemFace, 'icon' | 'tone' | 'note'>>> = {
  cooperate: { icon: 'game-icons:thumb-up', tone: 'exit', note: 'Your green evens help. Wounds may be yours.' },
  neutral: { icon: 'game-icons:shrug', tone: 'plain', note: 'Your dice do nothing. Wounds may be yours.' },
  hostile: { icon: 'game-icons:thumb-down', tone: 'alarm', note: 'Your red odds are in the way. No wounds for you.' },
};

/** Cards that show a stance, also for the GM's people; each states its consequences. */
export const stanceCards = makers.cardsPiece(
  { id: 'stance-cards', title: 'Stance cards', audience: 'player' },
  'SC',
  STANCE_MM,
  ({ people }) =>
    STANCES.map((stance) => ({
      ...cardPart(stance, { face: 'emblem', title: STANCE_LABELS[stance], ...STANCE_FACES[stance] }),
      copies: people,
    })),
);
