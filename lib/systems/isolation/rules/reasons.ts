import type { LinkReason } from '@/lib/contract/link-question';
import type { Colour } from '../vocabulary';

/** Reason for links that a group can choose (rules 3), and what it makes of the two people. */
interface MapReason extends LinkReason {
  readonly kind: Colour;
  readonly because: 'descriptor' | 'bias' | 'goal';
}

const DESCRIPTORS = ['positive', 'negative', 'profession'];
/** Fields that a bias looks at (rules 11). */
const VISIBLE = ['traits', 'profession', 'negative', 'positive'];

export const REASONS: readonly MapReason[] = [
  {
    id: 'attract',
    title: 'Two words that go together',
    kind: 'green',
    because: 'descriptor',
    words: [DESCRIPTORS, DESCRIPTORS],
  },
  { id: 'clash', title: 'Two words that clash', kind: 'red', because: 'descriptor', words: [DESCRIPTORS, DESCRIPTORS] },
  { id: 'bias', title: 'The bias of {a} hits {b}', kind: 'red', because: 'bias', words: [['bias'], VISIBLE] },
  { id: 'same-goal', title: 'They want the same', kind: 'green', because: 'goal', words: [['goal'], ['goal']] },
  {
    id: 'opposed',
    title: 'If one of them succeeds, the other fails',
    kind: 'red',
    because: 'goal',
    words: [['goal'], ['goal']],
  },
];
