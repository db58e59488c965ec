import LogOut from 'lucide-react/icons/log-out';
import { loadAuth } from '../../browser/load-auth.ts';
import { queryClient } from '../query-client.ts';
import { Link } from '../routing/link.tsx';
import { useWantedPlace } from '../routing/use-wanted-place.ts';
import { finishWaiting } from '../undo.ts';
import { type AdminScreen, adminScreens } from './admin-screens.ts';
import { useOpenReviews } from './reviews/use-open-reviews.ts';

const itemStyles =
  'flex min-h-11 shrink-0 cursor-pointer items-center gap-2.5 whitespace-nowrap rounded-md px-3 text-start font-semibold text-ink-soft text-sm hover:bg-sunken hover:text-ink aria-[current=page]:bg-ember-wash aria-[current=page]:text-ink [&_svg]:size-4 [&_svg]:shrink-0';

/** Links to every admin screen: beside the screen, or in a line that scrolls on a phone. */
export function AdminNav() {
  const { count: waiting } = useOpenReviews();
  async function signOut() {
    await finishWaiting();
    const auth = await loadAuth();
    await auth.signOut({ scope: 'local' });
    queryClient.clear();
  }
  return (
    <nav
      aria-label="Desk"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it on a phone
      tabIndex={0}
      className="-mx-4 flex gap-1 overflow-x-auto px-4 pb-4 sm:-mx-6 sm:px-6 lg:sticky lg:top-4 lg:mx-0 lg:flex-col lg:self-start lg:overflow-visible lg:px-0"
    >
      {Object.values(adminScreens).map((screen) => (
        <NavItem key={screen.to} screen={screen} count={screen === adminScreens.reviews ? waiting : 0} />
      ))}
      <button type="button" className={itemStyles} onClick={signOut}>
        <LogOut aria-hidden="true" /> Sign Out
      </button>
    </nav>
  );
}

function NavItem({ screen, count }: { screen: AdminScreen; count: number }) {
  const { to, label, Icon, isPage } = screen;
  const { pathname } = useWantedPlace();
  const inside = (
    <>
      <Icon aria-hidden="true" /> {label}
      {count > 0 && (
        <span className="ms-auto min-w-6 rounded-full bg-ember px-1.5 text-center text-on-ember text-xs leading-6 tabular-nums">
          {count}
          <span className="sr-only"> need review</span>
        </span>
      )}
    </>
  );
  if (isPage)
    return (
      <a href={to} className={itemStyles}>
        {inside}
      </a>
    );
  const isHere = to === pathname;
  return (
    <Link
      ref={isHere ? bringIntoLine : undefined}
      to={to}
      aria-current={isHere ? 'page' : undefined}
      className={itemStyles}
    >
      {inside}
    </Link>
  );
}

/** On a phone the line is longer than the screen, so this scrolls the current item into view, but not the page. */
function bringIntoLine(item: HTMLElement | null): void {
  const line = item?.parentElement;
  if (!item || !line) return;
  const [at, within] = [item.getBoundingClientRect(), line.getBoundingClientRect()];
  line.scrollLeft += at.left - within.left - (within.width - at.width) / 2;
}
