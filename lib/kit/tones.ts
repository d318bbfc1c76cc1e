/** Names of drawn signs; templates/ holds their outlines. */
export type IconName = string;

/** How something is meant, which the theme turns into colour and pattern. */
export const TONES = ['plain', 'exit', 'hazard', 'alarm', 'service', 'secret'] as const;
export type Tone = (typeof TONES)[number];
