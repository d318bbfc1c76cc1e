import { dealPrompts } from '@/lib/tabletop/form-fields';

export const trapPrompts = dealPrompts([
  'Something that everybody has stepped in once. Here it steps back.',
  'It takes away one thing you need, politely. Which?',
  'A trap that is funny to everybody but one. How long does the joke last?',
  'The tile wants company. How does it keep you?',
  'You come out somewhere else. Where, and what have you got on?',
  'It shows you what you want most. In which direction?',
  'A smell. What does it make people do?',
  'It costs nothing now. When does the bill come?',
  'The floor was only painted on.',
  'It goes off when somebody looks. What did they see?',
  'Friends can help, if they dare to touch it. What do they have to touch?',
  'Something small climbs into your boot and gives advice.',
  'A trap that helps. What is wrong with its help?',
  'It works best on those who run. What does it do to them?',
]);
