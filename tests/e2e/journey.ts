import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** The mailbox shows mails in a frame that runs no script; some browsers report that the test tool's own script is refused there. */
const refusedInMailFrame = /^Blocked script execution in 'about:srcdoc'/;

/** Every journey fails on a script error, an unexpected console.error, or a blocked resource. */
export const test = base.extend<{ quietPage: undefined; allowErrors: RegExp[] }>({
  allowErrors: [[], { option: true }],
  quietPage: [
    async ({ page, allowErrors }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (message) => {
        if (
          message.type() === 'error' &&
          ![refusedInMailFrame, ...allowErrors].some((pattern) => pattern.test(message.text()))
        )
          problems.push(message.text());
      });
      await use(undefined);
      expect(problems, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const everyRule: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** All that the colours of a theme can break. */
const colourRules: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * The page as it stands now looks right: nothing for axe on a phone in light, colours that can be read on a desktop in
 * dark, and nothing that hangs over the side on either. The page is not loaded again and keeps its state; call it once
 * for each state worth looking at.
 */
export async function expectGoodLook(page: Page): Promise<void> {
  const before = page.viewportSize() ?? desktop;
  await show(page, phone, 'light');
  await expectNoSidewaysScroll(page);
  await expectNoFindings(page, everyRule);
  await show(page, desktop, 'dark');
  await expectNoSidewaysScroll(page);
  await expectNoFindings(page, colourRules);
  await show(page, before, 'light');
}

/** Nothing for axe, in the size and theme the page has now. For what closes when the window changes its size. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoFindings(page, everyRule);
}

async function show(page: Page, size: typeof phone, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    await document.fonts.ready;
    // The change starts transitions in the next frame, and half-faded text has no contrast to measure.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    for (const motion of document.getAnimations())
      if (motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) motion.finish();
  });
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang, `${page.url()} is wider than ${page.viewportSize()?.width} px`).toBe(0);
}

/** axe as it comes with its Playwright package, run in the page itself: that package opens another page for every look. */
const fromAxePackage = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const { source } = fromAxePackage('axe-core') as typeof axe;

async function expectNoFindings(page: Page, runOnly: axe.RunOnly): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const findings = await page.evaluate(async (only) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const options = { runOnly: only, resultTypes: ['violations' as const], iframes: false };
    const { violations } = await checker.run(document, options);
    return violations.map((row) => `${row.id}: ${row.nodes.map((node) => node.target.join(' ')).join(', ')}`);
  }, runOnly);
  expect(findings, `axe findings at ${page.url()}`).toEqual([]);
}
