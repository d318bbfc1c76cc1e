import { dealPrompts } from '@/lib/tabletop/form-fields';

export const communityPrompts = dealPrompts([
  'They guard a staircase and charge by the step.',
  'They have forgiven everybody, and expect something in return.',
  'They broadcast the news at six. Where do they get it?',
  'Half of them are the council. What do the other half do?',
  'They are not people, but they keep office hours.',
  'They only take what will not be missed. Who decides that?',
  'They wait for a lift that has not come for nine years.',
  'They ran the place until Thursday.',
  'They collect the displays of dead Gladiators.',
  'They have one rule and have forgotten why.',
  'They sell maps. All of the maps differ.',
  'They adopted a machine. What does it eat?',
  'They call themselves a family, and they mean it as a warning.',
]);

export const problemPrompts = dealPrompts([
  'There is enough for everybody, if one of them leaves.',
  'Someone is dead, and everybody knows who did it.',
  'The pipe runs through two territories.',
  'A wedding that nobody can afford to have called off.',
  'A promise was made to a Gladiator who then died.',
  'The machines came early this month.',
  'Both sides hired the same guard.',
  'An election with one candidate too many.',
  'They found the way down and walled it up. Why?',
  'The healer has stopped healing one family.',
  'A debt that can be paid only in people.',
  'Somebody came home changed, and is popular.',
  'The prisoner is the only one who can read the gauges.',
]);

export const npcPrompts = dealPrompts([
  'Knows every tunnel, and has never used one.',
  'Repairs radios and listens to more than the radio.',
  'Was somebody’s teacher. Whose?',
  'Counts people in and out. Today the count is off.',
  'Old enough to remember the last Gladiators here.',
  'Sells soup and does not say what is in it.',
  'Will not shake hands. With anybody?',
  'Writes letters for those who cannot. Whom do they write to?',
  'Says “trust me” and turns out to be right.',
  'Is nine years old and in charge of the keys.',
  'Lost a brother to somebody with your face.',
  'Sings while working. What is the work?',
  'Wants only to be left out of it. Too late.',
]);

export const openingPrompts = dealPrompts([
  'A queue turns round, all at once, and looks at your hand.',
  'You are mistaken for the new inspector.',
  'Somebody hands you a baby and runs.',
  'The lights go out, and a voice asks for a volunteer.',
  'There is a chair with your name on it.',
  'A market goes quiet, one stall after the other.',
  'You fall through a roof into a trial.',
  'Breakfast is served. Nobody sits down before you do.',
  'A door opens that should not have a handle on this side.',
  'Your poster is already up. It is not flattering.',
  'A stranger returns something you have never owned.',
  'They have been expecting two of you.',
  'Someone offers you a bed, and asks which side you sleep on.',
]);
