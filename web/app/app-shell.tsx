import { type ReactNode, useEffect, useRef } from 'react';
import { loadAuth } from '../browser/load-auth.ts';
import { takeNotice } from '../browser/notice-after-load.ts';
import { useSession } from '../browser/session-provider.tsx';
import { siteSettings } from '../browser/site-settings.ts';
import { AccountMenu } from '../components/account-menu.tsx';
import { Footer } from '../components/footer.tsx';
import { notify } from '../components/ui/notify.ts';
import { useIsPainted } from '../components/ui/use-is-painted.ts';
import { AppFrame } from './app-frame.tsx';
import { useLocation } from './routing/use-location.ts';
import { finishWaiting } from './undo.ts';

/** Screens with the staff side navigation, which is aligned with the header. */
const staffPath = /^\/(?:admin(?:\/|$)|admin-upload-test|process-contacts|property\/|test-)/;

/** The document already showed a footer, so it mustn't disappear for a moment. */
const hadFooter = document.querySelector('#root footer') !== null;

/** The frame of every screen of the app. */
export function AppShell({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  // The footer is below the fold or at its edge, and what's above it shouldn't have to wait.
  const isPainted = useIsPainted();
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    // There is no page load between screens, so the focus must be moved.
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);

  useEffect(() => {
    const text = takeNotice();
    if (text) notify.success(text);
  }, []);

  async function signOut() {
    await finishWaiting();
    const [auth, { queryClient }] = await Promise.all([loadAuth(), import('./query-client.ts')]);
    await auth.signOut({ scope: 'local' });
    queryClient.clear();
  }

  return (
    <AppFrame
      isWide={staffPath.test(pathname)}
      site={siteSettings}
      menu={<AccountMenu session={session.status === 'signed-in' ? session : 'none'} onSignOut={signOut} />}
      footer={(isPainted || hadFooter) && <Footer site={siteSettings} />}
    >
      {children}
    </AppFrame>
  );
}
