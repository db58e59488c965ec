import type { ReactNode } from 'react';
import { adviceFor, findPortal } from '#domain/listings/portals/rules.ts';
import { Alert, AlertDescription, AlertTitle } from '../../components/ui/alert.tsx';
import { readDevice } from './read-device.ts';

type PortalWarningProps = { url: string; isRead: boolean; children: ReactNode };

/**
 * What works best on this device for a link of a known site. Sites that block automated access get a warning even if this
 * page could be read: they often show only half of it.
 */
export function PortalWarning({ url, isRead, children }: PortalWarningProps) {
  const portal = findPortal(url);
  if (!portal) return null;
  return (
    <Alert tone={isRead ? 'info' : 'warn'}>
      <AlertTitle>{portal.name} links often don’t work</AlertTitle>
      <AlertDescription>
        {isRead
          ? 'We could read this page. If facts or photos are missing below, send us the page another way.'
          : 'Use the link on your own or your brokerage’s site, or send us the page another way.'}{' '}
        <strong className="font-semibold">Works best:</strong> {adviceFor(portal, readDevice())}
        {children}
      </AlertDescription>
    </Alert>
  );
}
