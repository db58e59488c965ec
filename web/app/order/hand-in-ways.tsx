import { type PageWay, waysOnDevice } from '#domain/listings/portals/rules.ts';
import { Button } from '../../components/ui/button.tsx';
import { textLink } from '../auth/text-link.ts';
import { readDevice } from './read-device.ts';
import type { UploadPageWay } from './upload-page-dialog.tsx';

const labels: Record<Exclude<PageWay, 'share'>, string> = {
  button: 'Use the browser button',
  paste: 'Paste the page',
  upload: 'Upload the saved page',
  bookmark: 'Use a bookmark',
};

/** The ways to send a page that work on this device, best first. Sharing starts in another app, so the help page explains it. */
export function HandInWays({ onHandIn }: { onHandIn: (way: UploadPageWay) => void }) {
  const ways = waysOnDevice[readDevice()].filter((way) => way !== 'share');
  return (
    <span className="mt-3 flex flex-wrap items-center gap-2">
      {ways.map((way) => (
        <Button key={way} variant="secondary" size="sm" onClick={() => onHandIn(way)}>
          {labels[way]}
        </Button>
      ))}
      <a className={`${textLink} px-1 text-sm`} href="/help/send-a-listing" target="_blank" rel="noreferrer">
        How each site works
      </a>
    </span>
  );
}
