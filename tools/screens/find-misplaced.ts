import type { Page } from '@playwright/test';

/** Elements that overflow the side, are cut off where nobody can scroll to them, or overlap other controls. */
export function findMisplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector = 'a[href], button, input, select, textarea, summary, audio[controls], [role=tab]';
    const nameOf = (element: Element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 110);
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const options = { visibilityProperty: true, opacityProperty: true };
      return width > 1 && height > 1 && element.checkVisibility(options);
    };
    const isPinned = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isPinned(element.parentElement));

    function isCut(control: Element): boolean {
      const { left, right } = control.getBoundingClientRect();
      for (let box = control.parentElement; box; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        if (overflowX === 'auto' || overflowX === 'scroll') return false;
        const edge = box.getBoundingClientRect();
        if (overflowX !== 'visible' && (left < edge.left - 1 || right > edge.right + 1)) return true;
      }
      return left < -1 || right > document.documentElement.clientWidth + 1;
    }

    /** In a scrolling box, what is scrolled out of sight doesn't overlap anything. */
    function isScrolledAway(control: Element): boolean {
      const { top, bottom } = control.getBoundingClientRect();
      for (let box = control.parentElement; box; box = box.parentElement) {
        if (getComputedStyle(box).overflowY === 'visible') continue;
        const edge = box.getBoundingClientRect();
        if (bottom > edge.bottom + 1 || top < edge.top - 1) return true;
      }
      return false;
    }

    /** A button inside a field overlaps it on purpose; two that overlap only partly don't. */
    function lieOnEachOther(first: Element, second: Element): boolean {
      const [a, b] = [first.getBoundingClientRect(), second.getBoundingClientRect()];
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (width < 3 || height < 3) return false;
      const shared = width * height;
      return shared < 0.95 * Math.min(a.width * a.height, b.width * b.height);
    }

    /** On a desktop-sized screen, a table that scrolls sideways hides a column under the sticky one. */
    function isCrowded(table: Element): boolean {
      const box = table.parentElement;
      return box !== null && window.innerWidth >= 1280 && box.scrollWidth > box.clientWidth + 1;
    }

    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth - clientWidth} px too wide`);
    for (const table of document.querySelectorAll('table'))
      if (isCrowded(table)) found.push(`wider than its place: ${nameOf(table)}`);
    const controls = [...document.querySelectorAll(selector)].filter(isSeen);
    for (const control of controls) if (isCut(control)) found.push(`cut off: ${nameOf(control)}`);
    const loose = controls.filter((control) => !isPinned(control) && !isScrolledAway(control));
    for (const [index, first] of loose.entries())
      for (const second of loose.slice(index + 1)) {
        if (first.contains(second) || second.contains(first)) continue;
        if (lieOnEachOther(first, second)) found.push(`overlap: ${nameOf(first)} and ${nameOf(second)}`);
      }
    return found;
  });
}
