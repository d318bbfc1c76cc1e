import { fieldsWidget, houseRulesStep } from '@/lib/tabletop/form-fields';

/** Step for the house rules. */
export const houseRules = houseRulesStep(
  fieldsWidget('Conflicts', 'options.tieFails', 'options.restUnit'),
  fieldsWidget('Encounters', 'options.encounterReward', 'options.encounterCooldown', 'options.disengageHarm'),
  fieldsWidget(
    'NPC Gladiators',
    'options.npcGladiatorsFrom',
    'options.npcDisengage',
    'options.npcLastStanding',
    'options.npcAlone',
  ),
  fieldsWidget('Betrayal and the end', 'options.betrayalBonusUsableThisRoll', 'options.coreTie', 'turnsPerEpisode'),
);
