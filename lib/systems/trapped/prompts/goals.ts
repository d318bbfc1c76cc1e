import { dealAny } from './deal';

export const goalPrompts = dealAny([
  'Take one barrier. What is the very last thing one does to get past it?',
  'And what has to be done just before that?',
  'Two things are needed at once, in rooms far apart. Which two?',
  'What is broken, and what in this place was never meant to mend it?',
  'Something must be found out before anybody knows what to do. Where is it written?',
  'Someone must be persuaded. They want something silly in return.',
  'There is a tool that makes it easy. It is where the monster sleeps.',
  'What has to be stolen from one of the Extras?',
  'Somebody has to be bait. What for?',
  'There is a second way to do it: quicker, and worse. What does it cost?',
  'What must be switched off before something else can be switched on?',
  'The monster can be beaten. What do you have to build, brew or borrow?',
  'What can be done that helps nobody and ruins everybody’s night?',
  'It takes two to carry it. Who trusts whom with the other end?',
  'Go somewhere nobody wants to go. What is there that makes them?',
]);

export const escapePrompts = dealAny([
  'A vehicle with too few seats. How many, and what colour?',
  'Rescue comes. Who called, and from where?',
  'A door that opens once. What closes it?',
  'The way the monster came in.',
  'You buy your way out. What is the price for each?',
  'Everybody can leave if one stays. Who holds the lever?',
  'You are thrown out. What must you do to deserve it?',
  'A long walk. What has to be carried?',
  'You wait until morning after all. What made that possible?',
  'Up: a balloon, a kite, a very cross bird.',
  'Down: a drain, a slide, a tunnel begun by somebody else.',
  'You leave as something else: cargo, a statue, a meal.',
  'You persuade the place to let you go. What did it want?',
]);

export const itemPrompts = dealAny([
  'A key that looks like something else.',
  'A thing that everybody needs and only two fit into.',
  'A weapon with a manual. What is on the last page?',
  'A secret that is worth more if few people know it.',
  'Food. Whose?',
  'Something flammable that nobody would think of lighting.',
  'A name, a date, a tune: a fact that opens something.',
  'A spare part from a machine that you also need.',
  'Something the monster left behind. It wants it back.',
  'Rope, or what one can use for rope.',
  'A light that lasts for one scene.',
  'A disguise that would not fool anyone. Except one.',
  'Something that belongs to an Extra, with initials on it.',
]);

export const lossPrompts = dealAny([
  'What ticks? When does it stop?',
  'What is rising, sinking, cooling or filling?',
  'Somebody wants to destroy the place with everybody in it. Who, and with which lever?',
  'Somebody outside has a plan too: a raid, a demolition, a parade.',
  'The monster finishes what it was doing. What was it doing?',
  'Supplies: what runs out first that nobody can do without?',
  'The sun comes up. Or does not.',
  'The place moves, and it is about to arrive somewhere.',
  'There is a big red button. What did the label say before it peeled off?',
  'Everybody turns into one. When does it become final?',
  'The roof. Just the roof.',
  'The last call is answered, by the wrong people.',
  'A machine that was keeping you alive in the background. Which?',
]);
