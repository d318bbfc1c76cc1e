import { CARD_SIZES } from '@/lib/kit/blank';
import { textFaceBoxes } from '@/lib/kit/face-boxes';
import type { TextBox } from '@/lib/kit/kit-spec';
import { eventCard } from './kit/event-cards';
import { mapPage } from './kit/map-page';
import { namesOf } from './kit/names';
import type { Setting } from './schema';

/** A room's name has to stand inside its walls. */
const WALLS_MM = 2.2;

const CARD = textFaceBoxes(CARD_SIZES.poker);

/** Texts that must fit where they are printed: Events on their cards, names in their rooms. */
export function textBoxes(setting: Setting): readonly TextBox[] {
  const names = namesOf(setting);
  const { squareMm } = mapPage(setting.map.rooms);
  const inside = (squares: number) => Math.max(1, squares * squareMm - WALLS_MM);
  return [
    ...setting.events.flatMap((event) => {
      const { title, markdown, footer } = eventCard(event, setting, names);
      const place = `the card of “${title}”`;
      const path = ['events', event.id];
      return [
        { path: [...path, 'title'], place, text: title, style: 'cardTitle', box: CARD.title },
        { path: [...path, 'text'], place, text: markdown, style: 'cardBody', box: CARD.body },
        { path: [...path, 'minRank'], place, text: footer, style: 'cardFooter', box: CARD.footer },
      ] as const;
    }),
    ...setting.map.rooms.flatMap(({ id, title, width, height }) =>
      title.trim() === ''
        ? []
        : [
            {
              path: ['map', 'rooms', id, 'title'],
              place: `the map, in the room “${title.trim()}”`,
              text: title.trim(),
              style: 'roomLabel' as const,
              box: { widthMm: inside(width), heightMm: inside(height) },
            },
          ],
    ),
  ];
}
