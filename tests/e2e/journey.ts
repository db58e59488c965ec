import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** The mailbox shows emails in a frame that runs no scripts; some browsers report that the test tool's own script is blocked. */
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
          problems.push(`${message.text()} (${message.location().url})`);
      });
      await use(undefined);
      expect(problems, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

const phone = { width: 390, height: 844 };
const tablet = { width: 820, height: 1180 };
const desktop = { width: 1440, height: 900 };

const everyRule: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** Everything that a theme's colors can break. */
const colourRules: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * The page in its current state looks right: no axe findings on a phone in light, readable colors on a desktop in dark,
 * and nothing cut off or overflowing on either or on a tablet. The page isn't reloaded and keeps its state; call it once
 * for each state worth looking at.
 */
export async function expectGoodLook(page: Page): Promise<void> {
  const before = page.viewportSize() ?? desktop;
  await stopTransitions(page);
  await show(page, phone, 'light');
  await expectFits(page);
  await expectNoFindings(page, everyRule);
  await show(page, tablet, 'light');
  await expectFits(page);
  await show(page, desktop, 'dark');
  await expectFits(page);
  await expectNoFindings(page, colourRules);
  await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

/** A theme change would fade every element of the page, which takes longer than the check itself. */
const stopTransitions = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(sheet);
  });

/** No axe findings in the page's current size and theme. For anything that closes when the window changes its size. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoFindings(page, everyRule);
}

async function show(page: Page, size: typeof phone, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async (scheme) => {
    await document.fonts.ready;
    const frame = () =>
      new Promise((drawn) => {
        const observer = new ResizeObserver(drawn);
        observer.observe(document.documentElement);
      });
    // The change starts transitions in one of the next frames, later on a busy machine, and half-faded text can't be measured.
    // A journey that stops the clock has its own frames; an observer only runs in one that is really drawn.
    for (let quietFrames = 0; quietFrames < 2; ) {
      await frame();
      const moving = document.getAnimations().filter(({ effect, playState }) => {
        const { endTime } = effect?.getComputedTiming() ?? {};
        return playState !== 'finished' && endTime !== Number.POSITIVE_INFINITY;
      });
      for (const motion of moving) motion.finish();
      const isApplied = matchMedia(`(prefers-color-scheme: ${scheme})`).matches;
      quietFrames = isApplied && moving.length === 0 ? quietFrames + 1 : 0;
    }
  }, colorScheme);
}

/** Nothing overflows the side, and no control is cut off where nobody can scroll to the rest of it. */
async function expectFits(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const isCut = (control: Element): boolean => {
      const { left, right, width } = control.getBoundingClientRect();
      // Anything narrower is only meant for screen readers.
      if (width <= 1 || !control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return false;
      for (let box = control.parentElement; box; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        if (overflowX === 'auto' || overflowX === 'scroll') return false;
        const edge = box.getBoundingClientRect();
        if (overflowX !== 'visible' && (left < edge.left - 1 || right > edge.right + 1)) return true;
      }
      return left < -1 || right > document.documentElement.clientWidth + 1;
    };
    const { scrollWidth, clientWidth } = document.documentElement;
    const controls = document.querySelectorAll('a[href], button, input, select, textarea, [role=tab]');
    return {
      overhang: scrollWidth - clientWidth,
      cut: [...controls].filter(isCut).map((control) => control.outerHTML.slice(0, 200)),
    };
  });
  const where = `${page.url()} at ${page.viewportSize()?.width} px`;
  expect(found, `what hangs over the side or is cut off at ${where}`).toEqual({ overhang: 0, cut: [] });
}

/** axe from its Playwright package, run in the page itself: the package would open another page for every check. */
const fromAxePackage = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const { source } = fromAxePackage('axe-core') as typeof axe;

async function expectNoFindings(page: Page, runOnly: axe.RunOnly): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const findings = await page.evaluate(async (only) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const options = { runOnly: only, resultTypes: ['violations' as const], iframes: false, preload: false };
    const { violations } = await checker.run(document, options);
    return violations.map((row) => `${row.id}: ${row.nodes.map((node) => node.target.join(' ')).join(', ')}`);
  }, runOnly);
  expect(findings, `axe findings at ${page.url()}`).toEqual([]);
}
