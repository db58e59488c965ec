import Download from 'lucide-react/icons/download';
import { siteSettings } from '../../browser/site-settings.ts';
import { buttonVariants } from '../../components/ui/button.tsx';
import { textLink } from '../auth/text-link.ts';

/** How to get the browser extension that sends the open page. */
export function BrowserButton() {
  return (
    <div className="flex flex-col items-start gap-4">
      <ol className="list-decimal space-y-1 ps-5">
        <li>Add the {siteSettings.name} button to Chrome or Edge, once.</li>
        <li>Open the listing and press the button. Signed-in pages work too.</li>
        <li>A new tab opens with this form, filled in.</li>
      </ol>
      <a href="/hearthcast-button.zip" download className={buttonVariants({ variant: 'secondary' })}>
        <Download aria-hidden="true" /> Download the button
      </a>
      <p className="text-ink-soft text-sm">
        The button sees a page only when you click it.{' '}
        <a className={textLink} href="/help/send-a-listing#button" target="_blank" rel="noreferrer">
          How to add it
        </a>
      </p>
    </div>
  );
}
