import { expect, type Page } from '@playwright/test';
import type { Seeded } from './seed-screens.ts';

export type Screen = {
  name: string;
  path: string;
  /** Who views it; a guest if missing. */
  session?: Record<string, unknown>;
  /** Brings the screen into the state worth looking at. */
  prepare?: (page: Page) => Promise<void>;
  /** False for screens whose full height is useless, such as those with a bar at the bottom. */
  isWholePage?: boolean;
};

const wait = { timeout: 60_000 };
const sampleHome = '/listings/14-heron-point-road-larkmere';

async function pasteLink(page: Page, label: string, name: string): Promise<void> {
  const link = new URL(`/samples/${name}`, page.url()).href;
  await page.getByLabel(label).fill(link);
  await expect(page.getByText('Your episode:').first()).toBeVisible(wait);
}

/** The page when no telephone provider is set up. */
async function showInquiries(page: Page): Promise<void> {
  await page.route('**/answering-service', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"isAnsweringSold":true', '"isAnsweringSold":false');
    await route.fulfill({ response, body });
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Send inquiry' })).toBeVisible(wait);
}

/** Every screen people see, with the states that look different. */
export function listScreens({
  customer,
  staff,
  podcastId,
  makingId,
  updateId,
  teamId,
  ...sessions
}: Seeded): Screen[] {
  const site: [name: string, path: string][] = [
    ['home', '/'],
    ['listing', sampleHome],
    ['listing-long', '/listings/screens-long'],
    ['listing-missing', '/listings/screens-missing'],
    ['listing-unbranded', `${sampleHome}/unbranded`],
    ['listing-not-found', '/listings/no-such-home'],
    ['embed', '/embed/14-heron-point-road-larkmere'],
    ['demo', '/demo/lake-estate'],
    ['directory', '/business-directory'],
    ['market', '/business-directory/bend-oregon'],
    ['market-not-found', '/business-directory/no-such-market'],
    ['help', '/help/send-a-listing'],
    ['verify', '/verify'],
    ['developers', '/developers'],
    ['developers-reference', '/developers/reference'],
    ['report', '/report?page=/listings/14-heron-point-road-larkmere'],
    ['report-sent', '/report?sent=yes'],
    ['developers-webhooks', '/developers/webhooks'],
    ['developers-player', '/developers/player'],
    ['developers-assistants', '/developers/assistants'],
    ['developers-errors', '/developers/errors'],
    ['demo-lead-sent', '/demo/lake-estate/thank-you'],
    ['lead-sent', `${sampleHome}/thank-you`],
    ['privacy-policy', '/privacy-policy'],
    ['terms-of-service', '/terms-of-service'],
    ['not-found', '/no-such-page'],
  ];
  const guest: [name: string, path: string][] = [
    ['sign-in', '/auth'],
    ['sign-up', '/auth?mode=signup'],
    ['forgot-password', '/auth?mode=forgot'],
    ['check-your-email', '/auth?mode=confirm&email=maya@example.com'],
    ['reset-link-expired', '/auth?reset=true'],
    ['set-password', '/set-password'],
    ['verify-link', '/auth/verify?token=0123456789abcdef&type=signup&redirect_to=%2Faccount'],
    ['verify-link-incomplete', '/auth/verify'],
    ['team-invitation-invalid', '/team-invitation?token=none'],
    ['assistant-sign-in', '/oauth/authorize'],
    ['order-empty', '/create-podcast'],
    ['order-quote', '/create-podcast?ask=offer'],
    ['order-canceled', '/create-podcast?payment=cancelled'],
    ['payment-unknown', '/payment-success'],
    ['payment-failed', `/payment-success?session_id=${sessions.failedSession}`],
    ['payment-open', `/payment-success?session_id=${sessions.openSession}`],
    ['payment-page', `/demo-checkout/${sessions.openSession}`],
    ['after-payment', `/payment-success?session_id=${sessions.paidSession}`],
    ['answering-service', '/answering-service'],
    ['answering-paid', `/answering-service?session_id=${sessions.paidAnswering}`],
    ['answering-failed', `/answering-service?session_id=${sessions.failedAnswering}`],
  ];
  const own: [name: string, path: string][] = [
    ['account', '/account'],
    ['assistant-refused', '/oauth/authorize'],
    ['home-screen', `/marketing/${podcastId}`],
    ['home-screen-making', `/marketing/${makingId}`],
    ['podcast-not-found', '/marketing/00000000-0000-4000-8000-000000000000'],
    ['home-facts', `/marketing/${podcastId}/facts`],
    ['home-facts-making', `/marketing/${makingId}/facts`],
    ['home-record', `/marketing/${podcastId}/record`],
    ['leads', '/leads'],
    ['settings', '/settings'],
    ['team', `/team/${teamId}`],
    ['team-not-yours', '/team/00000000-0000-4000-8000-000000000000'],
  ];
  const desk: [name: string, path: string][] = [
    ['admin', '/admin'],
    ['admin-create-order', '/admin?tab=create-order'],
    ['admin-ready', '/admin?tab=ready-listings'],
    ['admin-bulk', '/admin?tab=bulk-upload'],
    ['admin-auto-populate', '/admin?tab=auto-populate'],
    ['admin-reviews', '/admin/reviews'],
    ['admin-reviews-update', `/admin/reviews?item=${updateId}`],
    ['admin-reports', '/admin/reports'],
    ['admin-answering', '/admin/answering'],
    ['admin-script', `/admin/podcasts/${makingId}/script`],
    ['account-empty', '/account'],
    ['leads-empty', '/leads'],
    ['admin-management', '/admin/management'],
    ['admin-audit', '/admin/audit'],
    ['admin-teams', '/admin/teams'],
    ['admin-operations', '/admin/operations'],
    ['admin-create-listing', '/admin/create-listing'],
    ['admin-pronunciation', '/admin/pronunciation'],
    ['admin-directory', '/admin/directory'],
    ['admin-tools', '/admin/tools'],
    ['admin-disclosure', '/admin/disclosure'],
    ['process-contacts', '/process-contacts'],
    ['hurdle-hill', '/property/hurdle-hill'],
    ['test-listing', '/test-listing'],
    ['test-payment', '/test-payment'],
    ['admin-upload-test', '/admin-upload-test'],
    ['design-system', '/dev/design'],
    ['mailbox', '/dev/mailbox'],
    ['phone-simulator', '/dev/phone'],
  ];
  return [
    ...site.map(([name, path]) => ({ name, path })),
    {
      name: 'home-with-your-home',
      path: '/',
      prepare: (page) => pasteLink(page, 'Paste your listing link', 'thistledown-lane'),
    },
    {
      name: 'home-unreadable',
      path: '/',
      prepare: async (page) => {
        await page
          .getByLabel('Paste your listing link')
          .fill(new URL('/samples/no-such-home', page.url()).href);
        await expect(page.getByText('Check the link and try again')).toBeVisible(wait);
      },
    },
    ...guest.map(([name, path]) => ({ name, path })),
    {
      name: 'order-with-your-home',
      path: '/create-podcast',
      prepare: (page) => pasteLink(page, 'Listing URL', 'thistledown-lane'),
    },
    {
      name: 'order-with-errors',
      path: '/create-podcast',
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Continue to payment' }).click();
        await expect(page.getByText('Listing URL is required')).toBeVisible(wait);
      },
    },
    {
      name: 'order-check-facts',
      path: '/create-podcast',
      prepare: async (page) => {
        await pasteLink(page, 'Listing URL', 'thistledown-lane');
        await page.getByRole('button', { name: 'Check the facts' }).click();
        await expect(page.getByLabel('Street address')).toBeVisible(wait);
      },
    },
    {
      name: 'business-request',
      path: '/business-directory/bend-oregon',
      prepare: async (page) => {
        const href = await page.locator('a[href*="/request/"]').first().getAttribute('href');
        await page.goto(new URL(href ?? '', page.url()).href);
      },
    },
    {
      name: 'answering-demo',
      path: '/answering-service',
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Start a sample call' }).click();
        await page.getByRole('button', { name: 'Is there a generator?' }).click();
        await expect(page.getByText(/What else would you like to know/)).toBeVisible(wait);
      },
    },
    {
      name: 'answering-order-errors',
      path: '/answering-service',
      prepare: async (page) => {
        await page.getByRole('radio', { name: 'One home' }).click();
        await page.getByRole('button', { name: /^Order for/ }).click();
        await expect(page.getByText('Enter your name')).toBeVisible(wait);
      },
    },
    {
      name: 'answering-inquiries',
      path: '/answering-service',
      prepare: showInquiries,
    },
    ...own.map(([name, path]) => ({ name, path, session: customer })),
    {
      name: 'home-facts-new-price',
      path: `/marketing/${podcastId}/facts`,
      session: customer,
      prepare: async (page) => {
        await page.getByLabel('Price', { exact: true }).fill('$1,150,000');
        await expect(page.getByText('Why is the price changing?')).toBeVisible(wait);
      },
    },
    {
      name: 'delete-account',
      path: '/settings',
      session: customer,
      prepare: async (page) => {
        const button = page.getByRole('button', { name: 'Delete my account' });
        await button.click();
        await expect(button).toBeHidden(wait);
      },
    },
    {
      name: 'settings-brand',
      path: '/settings',
      session: customer,
      prepare: async (page) => {
        await page.getByRole('button', { name: /^(?:Add your|Edit) brand$/ }).click();
        await expect(page.getByRole('button', { name: 'Save brand' })).toBeVisible(wait);
      },
    },
    ...(['Hours and greeting', 'Calls'] as const).map((part) => ({
      name: `settings-answering-${part === 'Calls' ? 'calls' : 'hours'}`,
      path: '/settings',
      session: customer,
      prepare: async (page: Page) => {
        const number = page.getByRole('article', { name: '(555) 555-0160' });
        await number.getByRole('button', { name: part }).click();
        if (part === 'Calls') await number.getByText('(555) 555-0188').click();
        else await expect(number.getByRole('button', { name: 'Save' })).toBeVisible(wait);
      },
    })),
    ...desk.map(([name, path]) => ({ name, path, session: staff })),
  ];
}
