import type { Locator, Page } from '@playwright/test';

type Tried = { target: Locator; act: (target: Locator) => Promise<unknown>; slowdown: number };

/**
 * From the input to the first frame with a visible change: a word, a color, a size, something new or gone. The pressed
 * look of the control doesn't count as a response, and neither does an invisible attribute.
 */
export async function timeResponse(page: Page, { target, act, slowdown }: Tried): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  // Hovering already changes how it looks.
  await target.hover();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(watchForResponse);
  await act(target);
  return page.evaluate(() => (window as unknown as { response: Promise<number> }).response);
}

/** Runs in the page. */
function watchForResponse(): void {
  const scope = window as unknown as {
    response: Promise<number>;
    scheduler: { postTask: (task: () => void, options: { priority: string }) => Promise<void> };
  };

  /** What is visible, by element. Not the position: a pressed control moves by a pixel. */
  function look(): Map<Element, string> {
    const seen = new Map<Element, string>();
    for (const element of document.body.querySelectorAll('*')) {
      const { top, left, bottom, right, width, height } = element.getBoundingClientRect();
      if (bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth) continue;
      const style = getComputedStyle(element);
      if (width < 2 || height < 2 || style.visibility === 'hidden' || style.opacity === '0') continue;
      const words = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const text = words.map((node) => node.textContent).join('');
      const { color, backgroundColor, borderBottomColor, opacity, textDecorationLine } = style;
      const size = [Math.round(width), Math.round(height)];
      seen.set(
        element,
        [text, color, backgroundColor, borderBottomColor, opacity, textDecorationLine, ...size].join('|'),
      );
    }
    return seen;
  }
  function isSame(before: Map<Element, string>, after: Map<Element, string>): boolean {
    return before.size === after.size && [...before].every(([element, way]) => after.get(element) === way);
  }

  const before = look();
  scope.response = new Promise((resolve) => {
    let inputAt = 0;
    // Some controls act on press, others on release, and a list when something is chosen.
    for (const input of ['pointerdown', 'pointerup', 'change'])
      addEventListener(
        input,
        (event) => {
          inputAt = event.timeStamp;
        },
        { capture: true },
      );
    let isDue = false;
    const observer = new MutationObserver((changes) => {
      if (inputAt === 0 || isDue) return;
      if (changes.every(({ attributeName }) => attributeName === 'data-pressed')) return;
      isDue = true;
      const from = inputAt;
      // The first task after a frame's callbacks runs when the frame is painted. A timer might not be the first: work that
      // the page itself scheduled for that frame would count.
      requestAnimationFrame(() =>
        scope.scheduler.postTask(
          () => {
            const until = performance.now();
            isDue = false;
            if (isSame(before, look())) return;
            observer.disconnect();
            resolve(until - from);
          },
          { priority: 'user-blocking' },
        ),
      );
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}
