// @module-tag long
import { expect, it } from 'vitest';
import { describeIn } from './support/programs';
import { useStudio, withBrowsers } from './support/studio';

// WPE 2.38 is like Safari 16.0, just below the floor in package.json.
describeIn(['old Safari'], 'Safari 16.0', { timeout: 600_000 }, () => {
  const studio = useStudio();

  it('is told which browsers are needed, and reads the guides', async () => {
    await withBrowsers(['old Safari'], async (tab) => {
      for (const path of ['/', '/join', '/tv']) {
        await tab.driver.goto(studio.server.url + path);
        await tab.shows('This browser is too old');
        await tab.shows('Safari 16.4');
        expect(await tab.run(() => document.body.innerText)).not.toContain('the connection may be slow');
      }
      await tab.driver.goto(`${studio.server.url}/guides`);
      await tab.shows('How to build a deck');
    });
  });
});
