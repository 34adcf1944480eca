import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

type Story = {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly tags?: readonly string[];
};

const galleryUrl = process.env['GALLERY_URL'];
const themes = ['kestrel-red', 'harbour-blue'] as const;
const schemes = ['light', 'dark'] as const;

// Every state of every component, as the design system's own lists of examples have them.
test.describe('the gallery of the design system', () => {
  test.skip(galleryUrl === undefined, 'GALLERY_URL names no gallery');
  test.describe.configure({ mode: 'parallel', timeout: 300_000 });

  for (const theme of themes) {
    for (const scheme of schemes) {
      test(`can be used by everybody in ${theme}, ${scheme}`, async ({ page }) => {
        for (const story of await stories(page)) {
          await test.step(`${story.title}, ${story.name}`, async () => {
            await open(page, story, `theme:${theme};scheme:${scheme}`);
            const { violations } = await new AxeBuilder({ page })
              .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
              .analyze();
            const found = violations.map(({ id, nodes }) => ({
              id,
              where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
            }));
            expect.soft(found, `${story.title}, ${story.name}`).toEqual([]);
          });
        }
      });
    }
  }

  test('never scrolls sideways at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const story of await stories(page)) {
      await test.step(`${story.title}, ${story.name}`, async () => {
        await open(page, story, 'theme:kestrel-red;scheme:light');
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(overflow, `${story.title}, ${story.name}`).toBe(0);
      });
    }
  });
});

async function stories(page: Page): Promise<readonly Story[]> {
  const answer = await page.request.get(new URL('index.json', base()).href);
  const { entries } = (await answer.json()) as { entries: Record<string, Story> };
  const all = Object.values(entries).filter(({ type }) => type === 'story');
  expect(all.length).toBeGreaterThan(30);
  return all;
}

async function open(page: Page, story: Story, globals: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Two runs of axe on one page disturb each other, so the gallery's own waits to be asked.
  await page.goto(
    new URL(`iframe.html?id=${story.id}&viewMode=story&globals=${globals};a11y.manual:!true`, base()).href,
  );
  await page.locator('main').first().waitFor({ state: 'attached' });
  // Stories that act by themselves open a menu.
  if (story.tags?.includes('play-fn') === true) await page.getByRole('menu').waitFor();
  // What fades in late must be there before its colours are looked at.
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.all(finite.map(({ finished }) => finished));
  });
}

function base(): string {
  return galleryUrl?.endsWith('/') === true ? galleryUrl : `${galleryUrl}/`;
}
