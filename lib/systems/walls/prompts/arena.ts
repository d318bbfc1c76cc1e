import { dealPrompts } from '@/lib/tabletop/form-fields';

export const storyPrompts = dealPrompts([
  'A building that is still being built, with you in it. By whom?',
  'The walls are made of something that ought not to stay up.',
  'Somebody sells walls here. What do they cost?',
  'A garden where the hedges move at night. Who waters them?',
  'The office is being divided into smaller offices.',
  'You are pieces in somebody’s drawer. What else is in it?',
  'An exhibition about empty space, which is getting smaller.',
  'It was a dance floor an hour ago. What stopped the music?',
  'The ice closes in. Whose ship was it?',
  'Everybody here wants to be alone. Just not in there.',
  'An experiment with mice. Who holds the clipboard?',
  'The storage unit was cheaper than it should have been.',
  'What does the last one outside get?',
]);

export const tokenPrompts = dealPrompts([
  'It has been walled in before and is no longer afraid.',
  'The one who orders the bricks.',
  'A shape with an opinion about other shapes.',
  'Who is here by mistake, and keeps saying so?',
  'This one measures everything twice.',
  'A guard who has lost the keys. To what?',
  'Whose elbows are always in the way?',
  'The neighbour who complains about noise.',
  'It needs very little room, or so it says.',
  'A plumber. Why is there always a plumber?',
  'It looks like a statue. What does it do when nobody looks?',
  'This one only turns left.',
  'The inspector of fire exits.',
]);
