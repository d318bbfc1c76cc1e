const OF_THREE = ['left', 'middle', 'right'];

/** Name of a slot: left, middle or right of three, otherwise its number from the left. */
export const slotName = (slots: number, slot: number): string =>
  (slots === 3 ? OF_THREE[slot] : undefined) ?? String(slot + 1);

/** Labels of slots on mats: "L", "M" and "R" of three. */
export const slotLabels = (slots: number): readonly string[] =>
  Array.from({ length: slots }, (_, slot) => slotName(slots, slot).charAt(0).toUpperCase());

/** Names a card by its slot: "left card", "card 2". */
export const slotCard = (slots: number, slot: number): string =>
  slots === 3 ? `${slotName(slots, slot)} card` : `card ${slotName(slots, slot)}`;
