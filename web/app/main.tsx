import '../browser/zod-without-eval.ts';
// First, because it removes tokens from the URL before anything else runs.
import { addressTokens } from '../browser/address-tokens.ts';
import '../browser/trusted-frame.ts';
import '../styles/app.css';
import { lazy, StrictMode, Suspense, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { announceAuth } from '../browser/auth-loading.ts';
import { markPress } from '../browser/mark-press.ts';
import { SessionProvider } from '../browser/session-provider.tsx';
import { LateToaster } from '../components/ui/late-toaster.tsx';
import { AppScreens, loadFirstScreen } from './app-screens.tsx';
import { handOverFirstLook } from './hand-over.ts';

// The auth client will read the session in the URL, so nobody counts as signed out yet.
if (addressTokens) announceAuth();

/** Only a link with a session in it can ask to switch accounts. */
const SwitchAccount = lazy(async () => ({
  default: (await import('./auth/switch-account.tsx')).SwitchAccount,
}));

markPress();

/** If the screen hasn't loaded by then, an empty frame is shown. */
const FRAME_AFTER_MS = 250;

/**
 * A screen's first look in the document stays until the screen itself replaces it, in the same frame.
 *
 * The first screen's code is preloaded with the app's own, so rendering an empty frame first would only delay it. As a
 * transition, the rendering leaves the browser time for its own work: even a slow phone responds in between.
 */
async function draw(): Promise<void> {
  const place = document.getElementById('root') as HTMLElement;
  const hasLook = place.hasChildNodes();
  const root = createRoot(place);
  const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), FRAME_AFTER_MS));
  const isLate = !hasLook && (await Promise.race([loadFirstScreen(), late])) === 'late';
  if (hasLook) await loadFirstScreen();
  handOverFirstLook(place);
  // A transition would wait for the screen instead of showing the frame.
  if (isLate) root.render(app);
  else startTransition(() => root.render(app));
}

const app = (
  <StrictMode>
    <SessionProvider>
      <AppScreens />
      {addressTokens && (
        <Suspense>
          <SwitchAccount />
        </Suspense>
      )}
      <LateToaster />
    </SessionProvider>
  </StrictMode>
);

void draw();
