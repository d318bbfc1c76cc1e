import type { Step } from '@/lib/contract/form';
import { arena } from './arena';

/** What is in the way before anybody has done anything. */
export const walls: Step = {
  id: 'walls',
  title: 'Walls',
  question: 'What already stands?',
  help: 'Nothing has to. A few walls in the middle make a game shorter and starts less alike. Turn the pattern by a quarter and it is fair to four.',
  widgets: [arena('Walls', 'edges', 'Nothing stands yet. Draw walls along the sides of tiles.')],
  slots: [],
};
