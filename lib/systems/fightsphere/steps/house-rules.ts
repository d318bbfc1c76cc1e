import type { Step } from '@/lib/contract/form';
import { fieldsWidget } from '@/lib/tabletop/form-fields';

/** Where the rules leave a choice. */
export const houseRules: Step = {
  id: 'house-rules',
  title: 'House rules',
  question: 'How do you play it at your table?',
  help: 'Each has its usual answer. Change one if your group wants it so; the leaflet says what you chose, and bots play by it.',
  widgets: [
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
  ],
  slots: [],
};
