import type { Page } from '@playwright/test';
import { openSignedIn, signInElsewhere, staff } from './account-steps.ts';
import { expect, expectGoodLook, test } from './journey.ts';

const podcastId = '6f0c3a52-6f0a-4d53-9a35-8f1f5b1f2f10';
const order = {
  podcastId,
  home: '18 Thistledown Lane, Larkmere, VT',
  listingUrl: 'https://homes.example/18-thistledown-lane',
  customerEmail: 'maya@example.com',
  canApprove: true,
  openedAt: '2026-03-01T10:00:00.000Z',
  orderedAt: '2026-03-01T09:00:00.000Z',
  isDelivered: false,
  isPaidOnline: true,
};
/** As the server sends it, with every list present. */
const nothing = {
  conflicts: [],
  unbacked: [],
  flagged: [],
  problems: [],
  turns: [],
  wrongNumbers: [],
  wrongStreets: [],
};
const source = { kind: 'description', excerpt: 'A sunny three-bedroom house.' };
const conflict = {
  ...order,
  id: '1b1f9df0-29c2-4b0f-9d5f-2b1b1a1c7f01',
  step: 'check-facts',
  reason: 'fact_conflict',
  evidence: {
    ...nothing,
    conflicts: [
      {
        field: 'beds',
        label: 'Bedrooms',
        used: '4',
        values: [
          { value: '4', source: { kind: 'page', excerpt: 'beds: 4' } },
          { value: 'three-bedroom', source },
        ],
      },
    ],
  },
};
const flagged = {
  ...order,
  id: '1b1f9df0-29c2-4b0f-9d5f-2b1b1a1c7f02',
  step: 'check-script',
  reason: 'fair_housing',
  evidence: { ...nothing, flagged: [{ turnId: 'b', text: 'No kids, please.', findings: [] }] },
};
const turn = { speaker: 'nora', chapter: 'home', branded: false, audioUrl: null, claims: [], findings: [] };
const finding = {
  text: 'No kids',
  tier: 'block',
  reason: 'It shuts out families.',
  suggestion: 'Leave it out.',
};
const script = {
  podcastId,
  home: order.home,
  title: 'A home',
  contentHash: 'first',
  state: 'in_review',
  isDelivered: false,
  isEdited: false,
  changedFacts: [{ id: 'price', label: 'Price', before: '$310,000', after: '$299,000', turns: 1 }],
  turns: [
    { ...turn, id: 'a', chapter: 'welcome', text: 'Welcome to the show.' },
    { ...turn, id: 'b', text: 'No kids, please.', findings: [finding] },
    { ...turn, id: 'c', speaker: 'miles', text: 'The kitchen is new.' },
  ],
};
const record = {
  state: 'in_review',
  attempt: 1,
  steps: [
    {
      id: 's',
      name: 'write-script',
      attempt: 1,
      startedAt: '2026-03-01T09:30:00.000Z',
      endedAt: '2026-03-01T09:30:04.000Z',
      outcome: 'done',
      detail: null,
      doneParts: null,
      totalParts: null,
    },
  ],
  reviews: [],
  questions: [],
  files: {},
};

/** Making an episode takes minutes, so the screens get the data of one with review issues. */
async function serveDoubts(page: Page): Promise<void> {
  let open = [conflict, flagged];
  await page.route('**/api/reviews', (route) => route.fulfill({ json: { reviews: open, updates: [] } }));
  await page.route('**/api/reviews/*/facts', (route) => {
    expect(route.request().postDataJSON()).toEqual({ choices: [{ field: 'beds', value: 'three-bedroom' }] });
    open = [flagged];
    return route.fulfill({ json: { podcastId, openItems: 1 } });
  });
  await page.route(`**/api/podcasts/${podcastId}/production-record`, (route) =>
    route.fulfill({ json: record }),
  );
  await page.route(`**/api/podcasts/${podcastId}/script`, (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: script });
    expect(route.request().postDataJSON()).toMatchObject({
      seenHash: 'first',
      turns: [{ id: 'a' }, { id: 'c' }, { id: 'b', text: 'Everybody is welcome.' }],
    });
    const message = 'The script has changed since you opened it. Please check it again.';
    return route.fulfill({ status: 409, json: { error: { code: 'conflict', message } } });
  });
}

// The browser itself reports the refusal of a stale edit.
test.use({ allowErrors: [/the server responded with a status of 409/] });

test('staff resolve a contradiction and fix a turn', async ({ page }) => {
  await serveDoubts(page);
  await openSignedIn(page, await signInElsewhere(page, staff), '/admin');
  await expect(page.getByText('2 decisions are waiting for you')).toBeVisible();
  await page.getByRole('link', { name: /^Inbox/ }).click();
  await expect(page.getByText('2 need your review, oldest first.')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /The listing contradicts itself/ }).click();
  await expect(page.getByText('past the 24-hour promise').first()).toBeVisible();
  await page.getByRole('radio', { name: /three-bedroom/ }).check();
  await expectGoodLook(page);
  await page.getByRole('button', { name: 'Use this value' }).click();
  await expect(page.getByText('1 needs your review.')).toBeVisible();

  await expect(page.getByText('It shuts out families.')).toBeVisible();
  await page.getByRole('link', { name: 'Edit the script' }).click();
  await expect(page.getByText('The listing has changed since this episode was recorded')).toBeVisible();
  const words = page.getByRole('textbox', { name: 'Text of turn 2' });
  await words.fill('Everybody is welcome.');
  await words.press('Alt+ArrowDown');
  await expect(page.getByRole('textbox', { name: 'Text of turn 3' })).toBeFocused();
  await expect(page.getByText('1 of 3 turns will be re-recorded.')).toBeVisible();
  await expectGoodLook(page);
  await page.getByRole('button', { name: 'Save and re-record' }).click();
  await expect(page.getByText('The script has changed since you opened it')).toBeVisible();
});

test('the inbox is worked through with the keyboard', async ({ page }) => {
  await serveDoubts(page);
  const decided: unknown[] = [];
  await page.route('**/api/reviews/*/decision', (route) => {
    decided.push(route.request().postDataJSON());
    return route.fulfill({ json: { podcastId, openItems: 2 } });
  });
  await openSignedIn(page, await signInElsewhere(page, staff), '/admin/reviews');
  const first = page.getByRole('button', { name: /The listing contradicts itself/ });
  const second = page.getByRole('button', { name: /fair.housing/i });
  await expect(first).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('j');
  await expect(second).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('k');
  await expect(first).toHaveAttribute('aria-current', 'true');
  // The approve button is armed only a moment after its item opened.
  await expect(page.getByRole('button', { name: 'Approve as is' })).toBeEnabled();
  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.keyboard.press('r');
  await expect(page.getByText('Trying the step again.')).toBeVisible();
  expect(decided).toEqual([expect.objectContaining({ decision: 'retry' })]);
});
