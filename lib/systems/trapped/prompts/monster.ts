import { dealAny } from './deal';

export const monsterPrompts = dealAny([
  'It lived here first. What did you do to its home?',
  'It was a member of staff. What was the job, and does it still do it?',
  'It is small. There are many. They are hungry. Now make them polite.',
  'It was made by a person in this room. What was it supposed to do?',
  'It cannot be hurt by anything you can buy. What would you have to bake?',
  'It moves only while something is happening: music, darkness, a lie. What?',
  'Everybody knows the legend. Everybody has one detail wrong. Which?',
  'It is afraid of something ridiculous. Now make that hard to get.',
  'It collects. What, and which of you has one?',
  'It looks like someone you know. How can you tell? Make it embarrassing.',
  'It does not kill people. It keeps them. In what?',
  'It is very, very slow. Why has that not helped?',
  'It used to be a hero. What does it say as it comes through the wall?',
  'Take a household appliance. Give it legs and a grudge.',
  'It is the place itself. What are its hands?',
]);
