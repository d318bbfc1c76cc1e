import { expect, it } from 'vitest';
import { CODES as fightsphere } from '@/lib/systems/fightsphere/check/codes';
import { VERDICTS as ofFightsphere } from '@/lib/systems/fightsphere/playtest/verdicts';
import { CODES as isolation } from '@/lib/systems/isolation/check/codes';
import { VERDICTS as ofIsolation } from '@/lib/systems/isolation/playtest/verdicts';
import { CODES as mothership } from '@/lib/systems/mothership/check/codes';
import { VERDICTS as ofMothership } from '@/lib/systems/mothership/playtest/verdicts';
import { CODES as trapped } from '@/lib/systems/trapped/check/codes';
import { VERDICTS as ofTrapped } from '@/lib/systems/trapped/playtest/codes';
import { CODES as walls } from '@/lib/systems/walls/check/codes';
import { VERDICTS as ofWalls } from '@/lib/systems/walls/playtest/verdicts';
import { CODES as zombies } from '@/lib/systems/zombies/check/codes';
import { VERDICTS as ofZombies } from '@/lib/systems/zombies/playtest/verdicts';
import { type CodesOf, reporterOf, verdictReporterOf } from '@/lib/tabletop/authoring/reporter';

const codes: CodesOf<''> = { ...fightsphere, ...isolation, ...mothership, ...trapped, ...walls, ...zombies };
const verdicts: CodesOf<''> = {
  ...ofFightsphere,
  ...ofIsolation,
  ...ofMothership,
  ...ofTrapped,
  ...ofWalls,
  ...ofZombies,
};
/** One finding of each code, as the games report them. */
const findings = [
  ...Object.keys(codes).map((code) => reporterOf<string>(codes)(code, [], '')),
  ...Object.keys(verdicts).map((code) => verdictReporterOf<string>(verdicts)(code, [], '')),
];

it('lists every code as advice, a matter of taste or one that must be fixed, and as to do or a remark', async () => {
  const lines = findings.map(({ code, severity, isNeed, line, isTaste }) =>
    [
      code.padEnd(36),
      severity.padEnd(8),
      (severity === 'hint' ? 'advice' : isTaste ? 'taste' : 'must fix').padEnd(9),
      isNeed ? `to do${line === undefined ? '' : ` (${line})`}` : 'remark',
    ].join(' '),
  );
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('../golden/findings.txt');
});

it('never has an error that is a matter of taste, or something to do that is only advice', () => {
  const of = (severity: string) => findings.filter((finding) => finding.severity === severity);
  expect(of('error').filter(({ isTaste }) => isTaste)).toEqual([]);
  expect(of('hint').filter(({ isTaste, isNeed }) => isTaste || isNeed)).toEqual([]);
});
