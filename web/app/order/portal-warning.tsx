import type { ReactNode } from 'react';
import { findPortal } from '#domain/listings/rules.ts';
import { Alert, AlertDescription, AlertTitle } from '../../components/ui/alert.tsx';

type PortalWarningProps = { url: string; isRead: boolean; children: ReactNode };

/** Warns about links to large portals, even if this page could be read: it is read again for the episode. */
export function PortalWarning({ url, isRead, children }: PortalWarningProps) {
  const portal = findPortal(url);
  if (!portal) return null;
  return (
    <Alert tone={isRead ? 'info' : 'warn'}>
      <AlertTitle>{portal} links often cannot be read</AlertTitle>
      <AlertDescription>
        {isRead
          ? 'This page could be read just now, but the portal may turn us away when the episode is made. The listing’s page on your own or your brokerage’s site is the safer link. Or give us the page as you see it.'
          : 'Large portals turn automatic readers away. Use the listing’s page on your own or your brokerage’s site, or give us the page as you see it.'}
        {children}
      </AlertDescription>
    </Alert>
  );
}
