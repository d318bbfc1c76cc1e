import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LicenceTable } from './licence-table';

const rows = [...renderToStaticMarkup(<LicenceTable />).matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
  [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell),
);

it('is printed in the guide', () => {
  expect(readFileSync('content/guides/publishing.mdx', 'utf8')).toContain('\n<LicenceTable />\n');
});

it('lists for each licence whether copies may be sold, and the licences of a remix', () => {
  expect(rows.map(([name, , sold, remix]) => [name, sold, remix])).toEqual([
    ['Licence', 'Sell it', 'Licence of a remix'],
    ['CC0 1.0', 'Yes', 'Any'],
    ['CC BY 4.0', 'Yes', 'Any'],
    ['CC BY-SA 4.0', 'Yes', 'CC BY-SA 4.0'],
    ['CC BY-NC 4.0', 'No', 'CC BY-NC 4.0 or CC BY-NC-SA 4.0'],
    ['CC BY-NC-SA 4.0', 'No', 'CC BY-NC-SA 4.0'],
    ['CC BY-ND 4.0', 'Yes', 'No remix without permission'],
    ['MIT', 'Yes', 'Any'],
    ['All rights reserved', 'No', 'No remix without permission'],
  ]);
});
