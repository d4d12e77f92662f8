import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** What axe finds, in a line for each thing that has it. */
const findings = async (builder: AxeBuilder): Promise<readonly string[]> => {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, any, all }) =>
        `${id}: ${target.join(' ')} ${[...any, ...all].map((check) => check.message).join(' ')}`,
    ),
  );
};

/** A builder brings all of axe twice each time it looks: where a page has it already, it brings nothing. */
const builderFor = async (page: Page): Promise<AxeBuilder> => {
  const isThere = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder(isThere ? { page, axeSource: 'void 0' } : { page });
};

/** Axe finds nothing, in either theme or in some. What does not depend on colour is looked at once. */
export const expectAccessible = async (
  page: Page,
  where: string,
  { part = 'html', themes = THEMES }: { readonly part?: string; readonly themes?: readonly Theme[] } = {},
): Promise<void> => {
  const found: string[] = [];
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    const builder = (await builderFor(page))
      .include(part)
      .setLegacyMode()
      .options({ resultTypes: ['violations'] });
    const chosen = theme === 'light' ? builder.withTags(TAGS) : builder.withRules(['color-contrast']);
    found.push(...(await findings(chosen)).map((finding) => `${theme}: ${finding}`));
  }
  expect(found, where).toStrictEqual([]);
};
