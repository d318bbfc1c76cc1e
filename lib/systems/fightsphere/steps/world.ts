import prompts from '@/content/prompts/fightsphere.json' with { type: 'json' };
import {
  dealPrompts,
  fieldsWidget,
  followUp,
  houseRulesStep,
  namedList,
  oneAnswer,
  plainList,
  stepOf,
} from '@/lib/tabletop/authoring/form-fields';

export const world = stepOf({
  id: 'world',
  title: 'World',
  question: 'Which world did they come from?',
  help: 'The Sphere is a city of scrap in layers, with no law and no way off. Everybody there was torn out of an ordinary life in one and the same world. Say which world they all lost.',
  parts: [
    fieldsWidget('', 'worldOfOrigin'),
    oneAnswer(
      'world',
      'The world',
      'Which world were all of you taken from?',
      'worldOfOrigin',
      dealPrompts(prompts.world),
    ),
  ],
});

export const layers = stepOf({
  id: 'layers',
  title: 'Layers',
  question: 'What is there on the way down?',
  help: 'The first layer is the surface: no sun, a flat desert far below, and scrap to the horizon. Each layer is a place of its own and a little harder: the Threshold is how many dice the GM rolls against a scene. Machines of the makers are rare outside and common near the Core.',
  parts: [
    namedList({
      id: 'layers',
      title: 'Layers',
      path: 'layers',
      ask: 'What is there on the way down?',
      prompts: dealPrompts(prompts.layer),
      empty: 'Nothing below yet, which makes for a short fall. Add the surface, such as “The Rind”.',
      advanced: ['thresholdOverride'],
    }),
    fieldsWidget('How hard it is', 'threshold.start', 'threshold.step'),
  ],
  followUps: [
    followUp('layer-looks', 'How layers look', 'What does somebody see who climbs out there?', 'layers', [
      { field: 'look', ask: 'How does it look?', isOptional: true },
    ]),
  ],
});

export const core = stepOf({
  id: 'core',
  title: 'Core',
  question: 'What is hinted about the Core?',
  help: 'Only hints. The player of the last survivor decides what the Sphere was for, and that works best if there is something to look back on. Drop them where they fit, and never say what they mean.',
  parts: [
    namedList({
      id: 'hints',
      title: 'Hints about the Core',
      path: 'coreHints',
      field: 'text',
      ask: 'What odd thing may turn out to be about the Core?',
      prompts: dealPrompts(prompts.hint),
      empty: 'No hints yet. Add something odd that nobody explains.',
    }),
    fieldsWidget('The last episode', 'core.look', 'core.situation'),
    plainList('Ways into the Core', 'core.openingScenes', 'No way in yet. The GM makes one up.'),
  ],
});

export const houseRules = houseRulesStep(
  fieldsWidget('Conflicts', 'options.tieFails', 'options.restUnit'),
  fieldsWidget('Encounters', 'options.encounterReward', 'options.encounterCooldown', 'options.disengageHarm'),
  fieldsWidget('NPC Gladiators', 'options.npcDisengage', 'options.npcLastStanding', 'options.npcAlone'),
  fieldsWidget('Betrayal and the end', 'options.betrayalBonusUsableThisRoll', 'options.coreTie', 'turnsPerEpisode'),
);
