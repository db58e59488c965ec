import type { ComponentType } from 'react';
import type { AppPath } from '../routes.ts';
import { AppShell } from './app-shell.tsx';
import { LoadingShell } from './loading-shell.tsx';
import { RouteError } from './route-error.tsx';
import { currentPlace } from './routing/place.ts';
import { createOpener, type LoadScreen } from './routing/screen-opener.ts';
import { Screens } from './routing/screens.tsx';
import { UnknownScreen } from './unknown-screen.tsx';

/** Loads the query cache with a screen. Sign-in and the order form work without it. */
function withQueries(load: () => Promise<ComponentType>): LoadScreen {
  return async () => {
    const [Screen, { inQueries }] = await Promise.all([load(), import('./in-queries.tsx')]);
    return { Component: inQueries(Screen) };
  };
}

/** Every screen of the app half, loaded when it's first opened. A path without a screen doesn't compile. */
const screens: Record<AppPath, LoadScreen> = {
  '/auth': async () => ({ Component: (await import('./auth/auth-page.tsx')).AuthPage }),
  '/auth/verify': withQueries(async () => (await import('./auth/verify-link-page.tsx')).VerifyLinkPage),
  '/account': withQueries(async () => (await import('./account/account-page.tsx')).AccountPage),
  '/settings': withQueries(async () => (await import('./settings/settings-page.tsx')).SettingsPage),
  '/team/:teamId': withQueries(async () => (await import('./team/team-page.tsx')).TeamPage),
  '/team-invitation': withQueries(async () => (await import('./team/invitation-page.tsx')).InvitationPage),
  '/leads': withQueries(async () => (await import('./leads/leads-page.tsx')).LeadsPage),
  '/oauth/authorize': withQueries(
    async () => (await import('./assistants/authorize-page.tsx')).AuthorizePage,
  ),
  '/marketing/:podcastId': withQueries(
    async () => (await import('./marketing/marketing-page.tsx')).MarketingPage,
  ),
  '/marketing/:podcastId/facts': withQueries(async () => (await import('./facts/facts-page.tsx')).FactsPage),
  '/marketing/:podcastId/record': withQueries(
    async () => (await import('./record/record-page.tsx')).RecordPage,
  ),
  '/create-podcast': async () => ({
    Component: (await import('./order/create-podcast.tsx')).CreatePodcastPage,
  }),
  '/payment-success': withQueries(
    async () => (await import('./order/payment-success.tsx')).PaymentSuccessPage,
  ),
  '/answering-service': withQueries(
    async () => (await import('./order/answering-service.tsx')).AnsweringServicePage,
  ),
  '/set-password': withQueries(async () => (await import('./auth/set-password-page.tsx')).SetPasswordPage),
  '/admin': withQueries(async () => (await import('./admin/admin-page.tsx')).AdminPage),
  '/admin/management': withQueries(
    async () => (await import('./admin/management/management-page.tsx')).ManagementPage,
  ),
  '/admin/audit': withQueries(async () => (await import('./admin/audit/audit-page.tsx')).AuditPage),
  '/admin/teams': withQueries(
    async () => (await import('./admin/teams/teams-admin-page.tsx')).TeamsAdminPage,
  ),
  '/admin/operations': withQueries(
    async () => (await import('./admin/operations/operations-page.tsx')).OperationsPage,
  ),
  '/admin/create-listing': withQueries(
    async () => (await import('./admin/create-listing/create-listing-page.tsx')).CreateListingPage,
  ),
  '/property/hurdle-hill': withQueries(
    async () => (await import('./admin/hurdle-hill/hurdle-hill-page.tsx')).HurdleHillPage,
  ),
  '/admin/pronunciation': withQueries(
    async () => (await import('./admin/pronunciation/pronunciation-page.tsx')).PronunciationPage,
  ),
  '/admin/directory': withQueries(
    async () => (await import('./admin/directory/directory-admin-page.tsx')).DirectoryAdminPage,
  ),
  '/admin/disclosure': withQueries(
    async () => (await import('./admin/disclosure/disclosure-page.tsx')).DisclosurePage,
  ),
  '/admin/tools': withQueries(async () => (await import('./admin/tools/tools-page.tsx')).ToolsPage),
  '/admin/reviews': withQueries(async () => (await import('./admin/reviews/reviews-page.tsx')).ReviewsPage),
  '/admin/reports': withQueries(async () => (await import('./admin/reports/reports-page.tsx')).ReportsPage),
  '/admin/answering': withQueries(
    async () => (await import('./admin/answering/answering-admin-page.tsx')).AnsweringAdminPage,
  ),
  '/admin/podcasts/:podcastId/script': withQueries(
    async () => (await import('./admin/reviews/staff-script-page.tsx')).StaffScriptPage,
  ),
  '/account/podcasts/:podcastId/script': withQueries(
    async () => (await import('./account/podcasts/own-script-page.tsx')).OwnScriptPage,
  ),
  '/process-contacts': withQueries(
    async () => (await import('./tools/process-contacts.tsx')).ProcessContactsPage,
  ),
  '/test-payment': withQueries(async () => (await import('./tools/test-payment.tsx')).TestPaymentPage),
  '/admin-upload-test': withQueries(
    async () => (await import('./tools/admin-upload-test.tsx')).AdminUploadTestPage,
  ),
  '/test-listing': withQueries(async () => (await import('./tools/test-listing.tsx')).TestListingPage),
  '/dev/mailbox': withQueries(async () => (await import('./tools/mailbox.tsx')).MailboxPage),
  '/dev/phone': withQueries(async () => (await import('./tools/phone.tsx')).PhonePage),
  '/dev/design': withQueries(async () => (await import('./tools/design-system.tsx')).DesignSystemPage),
};

const opener = createOpener(screens, UnknownScreen);

/** Resolves when the code of the screen in the URL has loaded or failed to load. */
export function loadFirstScreen(): Promise<void> {
  return opener.preload(currentPlace().pathname);
}

/** The whole app: the screen in the URL inside its frame. */
export function AppScreens() {
  return (
    <Screens
      opener={opener}
      frame={AppShell}
      loading={<LoadingShell />}
      failed={(error) => <RouteError error={error} />}
    />
  );
}
