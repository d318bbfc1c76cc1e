import { expect, it } from 'vitest';
import { CODES as fightsphere } from '@/lib/systems/fightsphere/check/codes';
import { CODES as isolation } from '@/lib/systems/isolation/check/codes';
import { CODES as mothership } from '@/lib/systems/mothership/check/codes';
import { CODES as trapped } from '@/lib/systems/trapped/check/codes';
import { CODES as walls } from '@/lib/systems/walls/check/codes';
import { CODES as zombies } from '@/lib/systems/zombies/check/codes';
import type { CodesOf } from '@/lib/tabletop/authoring/reporter';

const codes: CodesOf<''> = { ...fightsphere, ...isolation, ...mothership, ...trapped, ...walls, ...zombies };

it('lists every code as advice, a matter of taste or one that must be fixed, and as to do or a remark', async () => {
  const lines = Object.entries(codes).map(([code, { severity, isNeed, line, isTaste }]) =>
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
  const of = (severity: string) => Object.values(codes).filter((code) => code.severity === severity);
  expect(of('error').filter(({ isTaste }) => isTaste)).toEqual([]);
  expect(of('hint').filter(({ isTaste, isNeed }) => isTaste || isNeed)).toEqual([]);
});
