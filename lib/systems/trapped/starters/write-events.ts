import type { Effect, Event, Selector } from '../schema';
import type { DeedAttribute } from '../vocabulary';
import type { Given } from './build';

/** Whom an Event strikes, what it then does, and which cards bring it. */
export type EventRules = Given<Pick<Event, 'selectors' | 'effects' | 'turns' | 'once' | 'minRank' | 'maxRank'>>;

/** Makes Events of a suit: "addition" are Trapdoor's own. */
export const eventsOf =
  (suit: Event['suit'], origin: Event['origin'] = 'addition') =>
  (id: string, title: string, text: string, rules: EventRules = {}): Given<Event> => ({
    id,
    suit,
    title,
    text,
    origin,
    ...rules,
  });

export const anyone: Given<Selector> = { kind: 'choice', among: 'anyone' };
export const character: Given<Selector> = { kind: 'choice', among: 'characters' };
export const extra: Given<Selector> = { kind: 'choice', among: 'extras' };
/** Everybody, or everybody in a room. */
export const everyone: Given<Selector> = { kind: 'everyone' };
export const allIn = (room: string): Given<Selector> => ({ kind: 'room', room });
export const most = (
  attribute: DeedAttribute | 'lucky',
  among: 'characters' | 'extras' | 'anyone' = 'characters',
): Given<Selector> => ({ kind: 'attribute', extreme: 'highest', attribute, among });
export const least = (
  attribute: DeedAttribute | 'lucky',
  among: 'characters' | 'extras' | 'anyone' = 'characters',
): Given<Selector> => ({ kind: 'attribute', extreme: 'lowest', attribute, among });
/** The Extra with the strongest feeling of a suit for a character. */
export const feelsMost = (suit: Event['suit']): Given<Selector> => ({
  kind: 'relationship',
  extreme: 'highest',
  suit,
  among: 'extras',
});
/** The holder of a thing; of anything important if none is named. */
export const holderOf = (item = ''): Given<Selector> => ({ kind: 'holder', item });

export const fight: Given<Effect> = { kind: 'monsterConflict' };
export const wound: Given<Effect> = { kind: 'hurt', who: 'target' };
export const cling: Given<Effect> = { kind: 'cling' };
export const tests = (attribute: DeedAttribute, who: 'target' | 'related' = 'target'): Given<Effect> => ({
  kind: 'test',
  attribute,
  who,
});
/** A thing or fact; on a condition if there is one. */
export const gives = (item: string, condition = ''): Given<Effect> => ({ kind: 'grant', item, condition });
/** The monster takes a thing; something important if none is named. */
export const steals = (item = ''): Given<Effect> => ({ kind: 'steal', item });
/** Passages; the GM picks one if none is named. */
export const closes = (passage = ''): Given<Effect> => ({ kind: 'seal', passage });
export const opens = (passage = ''): Given<Effect> => ({ kind: 'unseal', passage });
export const goesTo = (room = ''): Given<Effect> => ({ kind: 'move', room });
export const another = (condition = ''): Given<Effect> => ({ kind: 'extraTurn', condition });
/** A room; one that the GM picks if none is named. */
export const airless = (item: string, room = ''): Given<Effect> => ({ kind: 'cutAir', room, item });
/** Somebody falls ill; the cure is in a room, or a thing. */
export const ill = (turns: number, cure: { readonly room?: string; readonly item?: string }): Given<Effect> => ({
  kind: 'sicken',
  turns,
  room: cure.room ?? '',
  item: cure.item ?? '',
});
