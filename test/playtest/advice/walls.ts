import { VERDICTS } from '@/lib/systems/walls/playtest/verdicts';
import { starterOf } from '@/test/support/starters';
import { type Advice, endingShare } from './cases';

const { body: standard } = await starterOf('walls', 'walls-standard');

export const WALLS: Advice = {
  system: 'walls',
  verdicts: Object.keys(VERDICTS),
  cases: [
    {
      code: 'walls/play-draws',
      body: { ...standard, wallSupply: 20 },
      cured: { ...standard, wallSupply: null },
      players: 2,
      figure: endingShare('draw'),
      better: 'lower',
    },
  ],
  withoutFigure: {},
};
