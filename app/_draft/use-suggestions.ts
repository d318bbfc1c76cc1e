import { DECLINED, declinedIn, isDeclined, type Suggestion } from '@/lib/contract/suggestions';
import { stepOf } from './steps';
import { useReport, useStudio, useValue } from './use-draft';

/** Id of the part of a step that shows suggestions. */
export const SUGGESTIONS = 'suggestions';

interface PlacedSuggestion extends Suggestion {
  readonly step: string;
}

export function useSuggestions(): {
  readonly open: readonly PlacedSuggestion[];
  readonly declined: readonly PlacedSuggestion[];
} {
  const { system } = useStudio();
  const ids = declinedIn(useValue(['body', ...DECLINED]));
  const all = useReport().suggestions.map((suggestion) => ({
    ...suggestion,
    step: stepOf(system.form, ['body', ...suggestion.path]),
  }));
  return {
    open: all.filter((suggestion) => !isDeclined(suggestion, ids)),
    declined: all.filter((suggestion) => isDeclined(suggestion, ids)),
  };
}
