import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type axe from 'axe-core';
import { findMisplaced } from './find-misplaced.ts';
import { sizes, type Theme, themes } from './looks.ts';
import type { Screen } from './screens.ts';

export type Shot = { screen: string; width: number; theme: Theme; file: string };
export type Problem = { screen: string; width: number; theme: Theme; problem: string };

/** Browsers don't render taller windows well. */
const MAX_HEIGHT = 8000;

type Place = { screen: Screen; origin: string; out: string; widths: number[] };

const fromAxePackage = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const { source } = fromAxePackage('axe-core') as typeof axe;

/** Every rule in light; in dark, only those that colors can break. */
const rules: Record<Theme, axe.RunOnly> = {
  light: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** Opens a screen in every size, takes its picture in every theme, and reports its problems. */
export async function shootScreen(
  browser: Browser,
  { screen, origin, out, widths }: Place,
): Promise<{ shots: Shot[]; problems: Problem[] }> {
  const shots: Shot[] = [];
  const problems: Problem[] = [];
  for (const size of sizes.filter(({ width }) => widths.includes(width))) {
    const context = await browser.newContext({
      viewport: size,
      reducedMotion: 'reduce',
      ...(screen.session && {
        storageState: {
          cookies: [],
          origins: [
            { origin, localStorage: [{ name: 'hearthcast-session', value: JSON.stringify(screen.session) }] },
          ],
        },
      }),
    });
    const page = await context.newPage();
    const quiet = watchRequests(page);
    const at = { screen: screen.name, width: size.width };
    try {
      await page.goto(origin + screen.path);
      await screen.prepare?.(page);
      await settle(page, quiet);
      if (screen.isWholePage ?? true) await stretch(page);
      // For people who only read the words: a long picture is shrunk until it's unreadable.
      // biome-ignore lint/performance/useDomNodeTextContent: hidden text isn't read, and line breaks matter.
      const words = await page.locator('body').innerText();
      writeFileSync(join(out, `${screen.name}-${size.width}.txt`), `${words.trim()}\n`);
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await finishMotion(page);
        const found = [...(await findMisplaced(page)), ...(await runAxe(page, rules[theme]))];
        problems.push(...found.map((problem) => ({ ...at, theme, problem })));
        const file = `${screen.name}-${size.width}-${theme}.png`;
        await page.screenshot({ path: join(out, file), fullPage: screen.isWholePage ?? true });
        shots.push({ ...at, theme, file });
      }
    } catch (error) {
      problems.push({ ...at, theme: 'light', problem: String(error).split('\n')[0] ?? 'failed' });
    }
    await context.close();
  }
  return { shots, problems };
}

/** Resolves when nothing was requested from the server for a moment; the stream of changes never ends and doesn't count. */
function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<unknown>();
  let changedAt = Date.now();
  const note = (change: () => void) => {
    change();
    changedAt = Date.now();
  };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/events') note(() => open.add(request));
  });
  page.on('requestfinished', (request) => note(() => open.delete(request)));
  page.on('requestfailed', (request) => note(() => open.delete(request)));
  return async () => {
    const until = Date.now() + 10_000;
    while (Date.now() < until && (open.size > 0 || Date.now() - changedAt < 400)) await wait(50);
  };
}

/** Loaded, with its fonts and pictures, and nothing that still says it is loading. */
async function settle(page: Page, quiet: () => Promise<void>): Promise<void> {
  await quiet();
  await page
    .locator('[data-slot=skeleton]')
    .first()
    .waitFor({ state: 'detached', timeout: 10_000 })
    .catch(() => {});
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const picture of document.querySelectorAll('img[loading=lazy]'))
      picture.setAttribute('loading', 'eager');
    const pictures = [...document.images].map((picture) => picture.decode().catch(() => {}));
    await Promise.race([Promise.all(pictures), new Promise((done) => setTimeout(done, 4000))]);
  });
  await finishMotion(page);
}

/** Half-faded colors have no contrast to measure; a theme change starts its transitions with the next frame. */
async function finishMotion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((drawn) => requestAnimationFrame(() => drawn(undefined)));
    for (const motion of document.getAnimations())
      if (motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) motion.finish();
  });
}

/** A window as tall as its page: whatever is fixed to its edge is then at the end, not over the middle. */
async function stretch(page: Page): Promise<void> {
  const size = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (size && height > size.height)
    await page.setViewportSize({ width: size.width, height: Math.min(height, MAX_HEIGHT) });
}

async function runAxe(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (only) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const options = { runOnly: only, resultTypes: ['violations' as const], iframes: false };
    const { violations } = await checker.run(document, options);
    return violations.map(
      (row) => `axe ${row.id}: ${row.nodes.map((node) => node.target.join(' ')).join(', ')}`,
    );
  }, runOnly);
}
