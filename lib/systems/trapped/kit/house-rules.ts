import { flow, heading, small } from '@/lib/kit/short-blocks';
import { houseRuleBlocks } from '@/lib/tabletop/house-rules';
import { options } from '../fields/options';
import { documentPiece } from './input';

/** Every house rule in force, those that differ from the usual first. */
export const houseRules = documentPiece({ id: 'house-rules', title: 'House rules', audience: 'table' }, (input) => [
  heading('House rules in force'),
  ...flow(houseRuleBlocks(options, input.setting.options)),
  small(
    'No rule says? Anybody may propose what holds. If not everybody agrees, the table votes, as the player reference says.',
  ),
]);
