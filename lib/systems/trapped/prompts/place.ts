import { dealAny } from './deal';

export const placePrompts = dealAny([
  'Name a building that is only fun while the lifts work.',
  'Where were you last told to wait for a member of staff?',
  'A vehicle that cannot stop. What is it, and who paid extra for a window seat?',
  'Somewhere cosy. Now flood it, bury it or set it adrift.',
  'A place of work on the one night of the year when nobody is at work.',
  'Which tourist attraction should have closed years ago?',
  'Take the dullest place you know. Lock it. What is suddenly interesting?',
  'A famous story ends well in this place. You have come after the ending.',
  'Somewhere that is loved by children and hated by insurers.',
  'It is very high up. Or very far down. It was cheaper that way.',
  'What is the last place where a scream would be noticed? A theme park? A karaoke bar?',
  'A shelter built to keep something out. It worked. It also works the other way.',
  'Somewhere in the past, with worse doors and better hats.',
  'The afterlife has a waiting room. What does it smell of?',
]);

export const protectionPrompts = dealAny([
  'A lock. Who has the only key, and how tightly are they holding it?',
  'Furniture. Which piece is nobody willing to lose?',
  'A light that must stay on. What is it plugged into?',
  'A smell the monster dislikes. So does everybody else.',
  'A rule that the monster obeys. For now.',
  'A dog that growls in time. It is getting tired.',
  'Height: it cannot climb. Has anybody checked?',
  'A line on the floor that must not be smudged.',
  'Noise. Somebody has to keep singing.',
  'It does not know you are here. Which of you sneezes?',
  'A guard who has never left the post. His shift ends at ten.',
  'Water all round. The tide table is on the wall.',
  'A sign that reads STAFF ONLY. It has worked so far.',
]);

export const occupationPrompts = dealAny([
  'Who is here for the third time and still not enjoying it?',
  'Who is paid to be here, and not enough?',
  'Who came to inspect the place and gave it a pass?',
  'Who is hiding from a wedding?',
  'Who has exactly the right skill, learned from television?',
  'Who is famous for something small?',
  'Who should be locked up, and in a way now is?',
  'Who was in fancy dress when it happened?',
  'Who sells something that nobody here wants? Yet.',
  'Who won this trip in a raffle?',
  'Who retired yesterday?',
  'Who is the child, and why are they the calm one?',
  'Who belongs to the last century and is doing fine?',
]);

export const extraPrompts = dealAny([
  'Someone with a list of complaints, by number.',
  'Someone who says “I have seen this film” and has not.',
  'Someone so nice that it will hurt. Give them a photograph of a cat.',
  'Someone who knows the way and is never asked.',
  'Someone who is plainly in league with somebody.',
  'Someone everybody has already fallen out with. Over what?',
  'Someone whose hobby is about to matter: knots, bees, opera.',
  'Someone with a very large suitcase that they will not leave.',
  'Someone who faints. When is it least convenient?',
  'Two people in one: a ventriloquist, a medium, a twin who swaps.',
  'Someone official, with a form for this.',
  'Someone who thinks it is all part of the show.',
  'Someone who has been bitten and says it is a rash.',
]);

export const contentNotePrompts = dealAny([
  'How is somebody hurt here, and how much of it is said aloud?',
  'Which animals come to harm? People mind that more than they mind people.',
  'Does anybody flirt? Say that one may say no, and how.',
  'Small rooms, heights, deep water: which fears does the map use?',
  'Is somebody in it a child? Decide now whether they can die.',
  'Illness, needles, hospitals: are there any, and could there be none?',
  'Does the monster talk people into things? Name it.',
  'Real faith, real wars, real murderers: what did you borrow?',
  'Who gets laughed at here? Make sure it is the monster and the management.',
  'Blood, slime or neither? Pick a colour.',
  'What do players do to each other’s characters, and where does it stop?',
  'How does somebody leave a scene without explaining? A raised hand will do.',
  'What would you tell a friend about this before they came along?',
]);
