import type { Prompt } from '@/lib/contract/form';

/** Any prompt but the one that was drawn last. `chance` is from 0 up to 1. */
export function drawPrompt(prompts: readonly Prompt[], last: Prompt | undefined, chance: number): Prompt | undefined {
  const others = prompts.length > 1 ? prompts.filter((prompt) => prompt !== last) : prompts;
  return others[Math.floor(chance * others.length)];
}
