import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

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

/** No finding of axe, in the state the page is in now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const findings = violations.map(
    (row) => `${row.id}: ${row.nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(findings, 'axe findings').toEqual([]);
}
