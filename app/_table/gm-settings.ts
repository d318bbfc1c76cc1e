import { load, useRemembered } from '@/app/_ui/use-remembered';
import { isJsonObject, type Json } from '@/lib/kernel/json';

/** Offered lengths of a brainstorm; 0 is no clock. */
export const MINUTES = [3, 5, 10, 0] as const;
const QUESTIONS = 'trapdoor/table-question';

/** Returns how questions are opened on this device. */
export const questionSettings = () => readSettings(load(QUESTIONS));

export const useQuestionSettings = () => useRemembered(QUESTIONS, readSettings);

const readSettings = (json: Json | undefined) => {
  const kept = isJsonObject(json) ? json : {};
  return {
    anonymous: kept.anonymous === true,
    minutes: MINUTES.find((count) => count === kept.minutes) ?? (5 as number),
  };
};

/** Tells whether the GM's page goes on by itself at one of its steps, as chosen on this device; it does by default. */
export function useByItself(key: string): readonly [boolean, (byItself: boolean) => void] {
  const [{ byItself }, change] = useRemembered(key, readByItself);
  return [byItself, (byItself) => change({ byItself })];
}

const readByItself = (json: Json | undefined) => ({ byItself: !isJsonObject(json) || json.byItself !== false });
