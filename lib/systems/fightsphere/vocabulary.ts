/** Players besides the GM. */
export const PLAYERS = { min: 2, max: 6 } as const;
export const TABLES: readonly number[] = [2, 3, 4, 5, 6];

export const DRIVES = ['deathWish', 'reasonToLive'] as const;
export type Drive = (typeof DRIVES)[number];
export const DRIVE_LABELS: Readonly<Record<Drive, string>> = {
  deathWish: 'Death wish',
  reasonToLive: 'Reason to Live',
};

/** Kinds of communities (rules 11). */
export const COMMUNITIES = ['gang', 'cult', 'mediaHounds', 'microNation', 'sphereTech', 'custom'] as const;
export type CommunityKind = (typeof COMMUNITIES)[number];
export const COMMUNITY_LABELS: Readonly<Record<CommunityKind, string>> = {
  gang: 'Gang',
  cult: 'Cult',
  mediaHounds: 'Media hounds',
  microNation: 'Micro-nation',
  sphereTech: 'Sphere tech',
  custom: 'Something of its own',
};
/** Explains the kinds that the setting knows (rules 11). */
export const COMMUNITY_MEANINGS: Readonly<Record<Exclude<CommunityKind, 'custom'>, string>> = {
  gang: 'People who stay together to stay alive, and rob the rest.',
  cult: 'Like a gang, with a belief in its middle.',
  mediaHounds:
    'They run what transmitters there are. They dig for the truth or invent it, and hope somebody out there listens.',
  microNation: 'Bigger than a gang and calmer: a scrap of a state, with its officials and little tyrants.',
  sphereTech:
    'Not people but the makers’ machines. Crews clear out towns, nobody sees why; things float by and seem to count; there are traps. Rare outside, common near the Core.',
};

/** Length of a back story in words (rules 3). */
export const STORY_WORDS = { min: 50, max: 100 } as const;

export const LAYERS_MAX = 30;
export const EPISODES_MAX = 60;
export const NPCS_MAX = 40;
export const GLADIATORS_MAX = 60;
export const TAGS_MAX = 20;
