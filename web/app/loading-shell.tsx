import { siteSettings } from '../browser/site-settings.ts';
import { AccountMenu } from '../components/account-menu.tsx';
import { Header } from '../components/header.tsx';
import { Skeleton } from '../components/ui/skeleton.tsx';

/** Shown until the first screen's code has loaded. */
export function LoadingShell() {
  return (
    <>
      <Header variant="page" site={siteSettings} menu={<AccountMenu session="none" onSignOut={() => {}} />} />
      <main
        aria-busy="true"
        className="mx-auto grid min-h-[60dvh] max-w-page content-start gap-5 px-4 py-16 sm:px-6"
      >
        <h1 className="sr-only">Loading…</h1>
        <Skeleton className="h-10 w-72 max-w-full" />
        <Skeleton className="w-96 max-w-full" />
      </main>
    </>
  );
}
