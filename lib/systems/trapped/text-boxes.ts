import type { SizeMm } from '@/lib/kernel/units';
import { CARD_SIZES } from '@/lib/kit/blank';
import { emblemTitleBox, textFaceBoxes } from '@/lib/kit/face-boxes';
import { wholeText } from '@/lib/kit/faces';
import type { TextBox } from '@/lib/kit/kit-spec';
import { SHEET_SQUARE_MM } from '@/lib/kit/plan';
import { ATTRIBUTE_CARD, attributeCard, eventCard } from './kit/cards';
import { mapPage } from './kit/maps';
import { monsterSize, PERSON_MM, TOKEN_MM } from './kit/standees';
import { namesOf } from './names';
import type { Setting } from './schema';
import { ATTRIBUTES } from './vocabulary';

/** Clearance between a room's label and its walls. */
const WALLS_MM = 2.2;

/** On cards, tokens and standees, and in rooms on the map. */
export const textBoxes = (setting: Setting): readonly TextBox[] => [
  ...eventTexts(setting),
  ...attributeTexts(setting),
  ...standeeTexts(setting),
  ...roomTexts(setting),
];

function eventTexts(setting: Setting): readonly TextBox[] {
  const names = namesOf(setting);
  return setting.events.flatMap((event): readonly TextBox[] => {
    const card = eventCard(event, setting, names);
    const { title, footer, art } = card;
    const boxes = textFaceBoxes(CARD_SIZES.poker, art !== undefined);
    const place = `the card of “${title}”`;
    const path = ['events', event.id];
    return [
      { path: [...path, 'title'], place, text: title, style: 'cardTitle', box: boxes.title },
      { path: [...path, 'text'], place, text: wholeText(card), style: 'cardBody', box: boxes.body },
      { path: [...path, 'minRank'], place, text: footer, style: 'cardFooter', box: boxes.footer },
    ];
  });
}

/** Attribute labels changed by the setting; the default ones fit. */
function attributeTexts(setting: Setting): readonly TextBox[] {
  return ATTRIBUTES.filter((attribute) => setting.attributeLabels[attribute].trim() !== '').flatMap((attribute) => {
    const { title, art } = attributeCard(attribute, setting);
    const path = ['attributeLabels', attribute];
    const card: TextBox = {
      path,
      place: `the card of the attribute “${title}”`,
      text: title,
      style: 'cardTitle',
      box: textFaceBoxes(ATTRIBUTE_CARD, art !== undefined).title,
    };
    if (attribute !== 'lucky') return [card];
    const box = emblemTitleBox({ widthMm: TOKEN_MM, heightMm: TOKEN_MM }, true);
    return [card, { path, place: `the token of “${title}”`, text: title, style: 'emblemTitle', box }];
  });
}

function standeeTexts(setting: Setting): readonly TextBox[] {
  const standees = (list: string, entries: readonly { readonly id: string; readonly name: string }[], size: SizeMm) =>
    entries
      .filter(({ name }) => name.trim() !== '')
      .map(({ id, name }): TextBox => {
        const text = name.trim();
        const place = `the standee of “${text}”`;
        return { path: [list, id, 'name'], place, text, style: 'emblemTitle', box: emblemTitleBox(size) };
      });
  return [
    ...standees('extras', setting.extras, PERSON_MM),
    ...standees('monsters', setting.monsters, monsterSize({ setting, paper: 'a4' })),
  ];
}

/** Room labels, measured on the map page or on the poster, whichever has less space. */
function roomTexts({ map: { rooms } }: Setting): readonly TextBox[] {
  const page = mapPage(rooms).squareMm;
  const [where, squareMm] = page > SHEET_SQUARE_MM ? ['the map’s poster', SHEET_SQUARE_MM] : ['the map', page];
  const inside = (squares: number) => Math.max(1, squares * squareMm - WALLS_MM);
  return rooms
    .filter(({ title }) => title.trim() !== '')
    .map(({ id, title, width, height }) => ({
      path: ['map', 'rooms', id, 'title'],
      place: `${where}, in the room “${title.trim()}”`,
      text: title.trim(),
      style: 'roomLabel',
      box: { widthMm: inside(width), heightMm: inside(height) },
    }));
}
