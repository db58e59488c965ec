import type { AppPath } from '../routes.ts';
import { AppShell } from './app-shell.tsx';
import { LoadingShell } from './loading-shell.tsx';
import { RouteError } from './route-error.tsx';
import { Screens } from './routing/screens.tsx';
import { UnknownScreen } from './unknown-screen.tsx';

/** Every screen of the app half, loaded when it is first opened. A path without a screen does not compile. */
const screens: Record<AppPath, () => Promise<{ Component: React.ComponentType }>> = {
  '/auth': async () => ({ Component: (await import('./auth/auth-page.tsx')).AuthPage }),
  '/auth/verify': async () => ({ Component: (await import('./auth/verify-link-page.tsx')).VerifyLinkPage }),
  '/account': async () => ({ Component: (await import('./account/account-page.tsx')).AccountPage }),
  '/settings': async () => ({ Component: (await import('./settings/settings-page.tsx')).SettingsPage }),
  '/team/:teamId': async () => ({ Component: (await import('./team/team-page.tsx')).TeamPage }),
  '/team-invitation': async () => ({
    Component: (await import('./team/invitation-page.tsx')).InvitationPage,
  }),
  '/leads': async () => ({ Component: (await import('./leads/leads-page.tsx')).LeadsPage }),
  '/oauth/authorize': async () => ({
    Component: (await import('./assistants/authorize-page.tsx')).AuthorizePage,
  }),
  '/marketing/:podcastId': async () => ({
    Component: (await import('./marketing/marketing-page.tsx')).MarketingPage,
  }),
  '/marketing/:podcastId/facts': async () => ({
    Component: (await import('./facts/facts-page.tsx')).FactsPage,
  }),
  '/marketing/:podcastId/record': async () => ({
    Component: (await import('./record/record-page.tsx')).RecordPage,
  }),
  '/create-podcast': async () => ({
    Component: (await import('./order/create-podcast.tsx')).CreatePodcastPage,
  }),
  '/payment-success': async () => ({
    Component: (await import('./order/payment-success.tsx')).PaymentSuccessPage,
  }),
  '/answering-service': async () => ({
    Component: (await import('./order/answering-service.tsx')).AnsweringServicePage,
  }),
  '/set-password': async () => ({
    Component: (await import('./auth/set-password-page.tsx')).SetPasswordPage,
  }),
  '/admin': async () => ({ Component: (await import('./admin/admin-page.tsx')).AdminPage }),
  '/admin/management': async () => ({
    Component: (await import('./admin/management/management-page.tsx')).ManagementPage,
  }),
  '/admin/audit': async () => ({ Component: (await import('./admin/audit/audit-page.tsx')).AuditPage }),
  '/admin/teams': async () => ({
    Component: (await import('./admin/teams/teams-admin-page.tsx')).TeamsAdminPage,
  }),
  '/admin/operations': async () => ({
    Component: (await import('./admin/operations/operations-page.tsx')).OperationsPage,
  }),
  '/admin/create-listing': async () => ({
    Component: (await import('./admin/create-listing/create-listing-page.tsx')).CreateListingPage,
  }),
  '/property/hurdle-hill': async () => ({
    Component: (await import('./admin/hurdle-hill/hurdle-hill-page.tsx')).HurdleHillPage,
  }),
  '/admin/pronunciation': async () => ({
    Component: (await import('./admin/pronunciation/pronunciation-page.tsx')).PronunciationPage,
  }),
  '/admin/directory': async () => ({
    Component: (await import('./admin/directory/directory-admin-page.tsx')).DirectoryAdminPage,
  }),
  '/admin/disclosure': async () => ({
    Component: (await import('./admin/disclosure/disclosure-page.tsx')).DisclosurePage,
  }),
  '/admin/tools': async () => ({ Component: (await import('./admin/tools/tools-page.tsx')).ToolsPage }),
  '/admin/reviews': async () => ({
    Component: (await import('./admin/reviews/reviews-page.tsx')).ReviewsPage,
  }),
  '/admin/reports': async () => ({
    Component: (await import('./admin/reports/reports-page.tsx')).ReportsPage,
  }),
  '/admin/podcasts/:podcastId/script': async () => ({
    Component: (await import('./admin/reviews/staff-script-page.tsx')).StaffScriptPage,
  }),
  '/account/podcasts/:podcastId/script': async () => ({
    Component: (await import('./account/podcasts/own-script-page.tsx')).OwnScriptPage,
  }),
  '/process-contacts': async () => ({
    Component: (await import('./tools/process-contacts.tsx')).ProcessContactsPage,
  }),
  '/test-payment': async () => ({ Component: (await import('./tools/test-payment.tsx')).TestPaymentPage }),
  '/admin-upload-test': async () => ({
    Component: (await import('./tools/admin-upload-test.tsx')).AdminUploadTestPage,
  }),
  '/test-listing': async () => ({ Component: (await import('./tools/test-listing.tsx')).TestListingPage }),
  '/dev/mailbox': async () => ({ Component: (await import('./tools/mailbox.tsx')).MailboxPage }),
  '/dev/design': async () => ({ Component: (await import('./tools/design-system.tsx')).DesignSystemPage }),
};

/** The whole app: the screen of the address inside its frame. */
export function AppScreens() {
  return (
    <Screens
      screens={screens}
      unknown={UnknownScreen}
      frame={AppShell}
      loading={<LoadingShell />}
      failed={(error) => <RouteError error={error} />}
    />
  );
}
