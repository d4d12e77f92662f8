import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { THEMES } from '../src/lib/colours/colours.ts';
import type { Theme } from '../src/lib/colours/colours.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const LIGHT: readonly Theme[] = ['light'];

/** The violations axe finds, one line per element. */
const findings = async (builder: AxeBuilder): Promise<readonly string[]> => {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, any, all }) =>
        `${id}: ${target.join(' ')} ${[...any, ...all].map((check) => check.message).join(' ')}`,
    ),
  );
};

/** A builder injects axe twice on every run; skip that if the page already has it. */
const builderFor = async (page: Page): Promise<AxeBuilder> => {
  const isThere = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder(isThere ? { page, axeSource: 'void 0' } : { page });
};

/** Expects no axe violations, in both themes or in some. Checks that do not depend on colour run once. */
export const expectAccessible = async (
  page: Page,
  where: string,
  { part = 'html', themes = THEMES }: { readonly part?: string; readonly themes?: readonly Theme[] } = {},
): Promise<void> => {
  const found: string[] = [];
  // A dialog opens in the frame after its button was pressed.
  await expect(page.locator(part).first()).toBeVisible();
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
