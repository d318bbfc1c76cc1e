import { dealPrompts } from '@/lib/tabletop/form-fields';

export const pregenPrompts = dealPrompts([
  'A night nurse who kept two sets of notes.',
  'A driving examiner. Who never passed?',
  'Somebody who was on the way to apologise.',
  'A caretaker with a key to everything but home.',
  'A wedding photographer. What was never printed?',
  'The goalkeeper of a team that lost once too often.',
  'A translator who improved what people said.',
  'Somebody who was declared dead for tax reasons.',
  'A beekeeper, allergic since March.',
  'A civil servant who signed the wrong form on purpose.',
  'Half of a juggling act.',
  'A substitute teacher with one good trick.',
  'Somebody who had just been told, and had told nobody.',
]);

export const npcGladiatorPrompts = dealPrompts([
  'Takes prisoners, and cooks well for them.',
  'Has not slept since the second layer.',
  'Keeps a list, and is polite about it.',
  'Was a priest. Whom does this one still bless?',
  'Fights in a dinner jacket, always the same one.',
  'Believes that all of this is a training exercise.',
  'Has a bodyguard. What does the bodyguard get out of it?',
  'Sends flowers first.',
  'Only wants to be last so that somebody is.',
  'Was the best lifeguard of three beaches.',
  'Never looks at the display. Somebody reads it out.',
  'Owes you a favour, and hates it.',
  'Has started to win, and to like it.',
]);
