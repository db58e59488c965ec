import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import { bookmarklet } from '#domain/listings/rules.ts';
import { siteSettings } from '../../browser/site-settings.ts';
import { cn } from '../../components/cn.ts';
import { buttonVariants } from '../../components/ui/button.tsx';
import { CopyButton } from '../../components/ui/copy-button.tsx';
import { notify } from '../../components/ui/notify.ts';

/** React blocks javascript: URLs, but dragging needs a real one. A click only explains. */
function arm(link: HTMLAnchorElement | null, script: string) {
  const explain = (event: Event) => {
    event.preventDefault();
    notify.info('Drag this button to your bookmarks bar.', { id: 'bookmarklet' });
  };
  link?.setAttribute('href', script);
  link?.addEventListener('click', explain);
  return () => link?.removeEventListener('click', explain);
}

/** A bookmark that submits the listing its owner is viewing. */
export function Bookmarklet() {
  const script = bookmarklet(siteSettings.url);
  return (
    <div className="flex flex-col items-start gap-4">
      <ol className="list-decimal space-y-1 ps-5">
        <li>Drag this button to your bookmarks bar, once.</li>
        <li>Open the listing and press the bookmark.</li>
        <li>This form opens in a new tab with the home filled in.</li>
      </ol>
      <div className="flex flex-wrap items-center gap-3">
        <a
          href="/create-podcast"
          ref={(link) => arm(link, script)}
          className={cn(buttonVariants({ variant: 'secondary' }), 'cursor-grab')}
        >
          <BookmarkPlus aria-hidden="true" /> Send to {siteSettings.name}
        </a>
        <CopyButton text={script}>Copy the bookmark’s address</CopyButton>
      </div>
      <p className="text-ink-soft text-sm">
        No bookmarks bar? Make any bookmark, edit it, and paste the copied address into it.
      </p>
    </div>
  );
}
