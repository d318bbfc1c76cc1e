import prompts from '@/content/prompts/mothership.json' with { type: 'json' };
import type { Step, Widget } from '@/lib/contract/form';
import { dealPrompts, fieldsWidget } from '@/lib/tabletop/form-fields';
import type { HouseRules } from '../schema';

/** Folded widget with house rules, shown in the step they belong to. */
export const houseRules = (title: string, ...keys: readonly (keyof HouseRules)[]): Widget => ({
  widget: 'fields',
  title,
  paths: keys.map((key) => ['options', key]),
  folded: true,
});

/** Step for the ship, its premise and its objective. */
export const ship: Step = {
  id: 'ship',
  title: 'Ship',
  question: 'What are you trapped aboard?',
  help: 'A vessel that is about to leave, with you in it. Say where people wake up, what holds them there, and why there is no time. The thing to shut down gets one word that people can shout.',
  widgets: [
    fieldsWidget('', 'ship.name', 'ship.premise', 'ship.startName', 'ship.finishName'),
    fieldsWidget('What has to be shut down', 'ship.objectiveNoun', 'ship.objectivesNoun', 'ship.objectivePicture'),
    fieldsWidget('Players', 'players.min', 'players.max', 'players.apPerRound'),
    houseRules('House rules: turns', 'firstPlayer', 'rotateFirst', 'mustSpendAll', 'deferOrder'),
  ],
  slots: [
    {
      id: 'ship',
      title: 'The ship',
      ask: 'What are you trapped aboard?',
      path: ['ship', 'name'],
      isSingle: true,
      prompts: dealPrompts(prompts.ship),
    },
    {
      id: 'premise',
      title: 'The premise',
      ask: 'How did you get here, and why is there no time?',
      path: ['ship', 'premise'],
      isSingle: true,
      prompts: dealPrompts(prompts.premise),
    },
    {
      id: 'objective',
      title: 'What is shut down',
      ask: 'What has to be shut down, in one word?',
      path: ['ship', 'objectiveNoun'],
      isSingle: true,
      prompts: dealPrompts(prompts.objective),
    },
  ],
};
