import { expect } from '@playwright/test';
import { test } from './journey.ts';

test('a home prints on one sheet of paper, however long its texts are', async ({ page }) => {
  const countSheets = async () =>
    (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type \/Page\b/g)?.length;
  await page.goto('/listings/14-heron-point-road-larkmere');
  expect(await countSheets(), 'as it is').toBe(1);
  await page.evaluate(() => {
    const details = document.querySelector('section[aria-labelledby="details"]');
    const text = document.createElement('p');
    text.textContent = 'A long story about every room, its light and who built it. '.repeat(300);
    const list = document.createElement('ul');
    for (let at = 1; at <= 60; at += 1)
      list.append(Object.assign(document.createElement('li'), { textContent: `Feature ${at} of many` }));
    details?.append(text, list);
    for (const image of document.querySelectorAll('main img, main picture')) image.remove();
  });
  expect(await countSheets(), 'long text, 60 features, no photo').toBe(1);
});
