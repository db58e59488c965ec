import { Menu, Phone, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import { menuItemStyles } from './menu-item-styles.ts';
import { phoneLink } from './phone-link.ts';
import { Wordmark } from './wordmark.tsx';

type HeaderProps = {
  /** The home variant sits on the picture at the top of the home page. */
  variant: 'home' | 'page';
  site: { name: string; callNowPhone: string };
  menu: ReactNode;
  /** As wide as the admin screens. */
  isWide?: boolean;
};

const looks = {
  home: 'absolute inset-x-0 top-0 z-20 text-on-evergreen',
  page: 'border-rule border-b bg-paper',
};

/** The focus ring for elements on the picture; the phone's menu is an opaque sheet above it. */
const onPicture = '[--focus:var(--focus-on-evergreen)]';
const onPictureWhenWide = 'lg:[--focus:var(--focus-on-evergreen)]';

/**
 * On a phone the menu is a popover, which needs no script; on a wide screen the same element is part of the
 * line.
 */
const menuStyles = [
  'inset-auto top-2 right-2 m-0 w-[min(20rem,calc(100vw-1rem))] flex-col rounded-lg border border-rule bg-raised p-2 text-ink shadow-floating backdrop:bg-black/45 open:flex',
  'lg:static lg:flex lg:w-auto lg:flex-row lg:items-center lg:gap-1 lg:overflow-visible lg:border-0 lg:bg-transparent lg:p-0 lg:text-inherit lg:shadow-none',
].join(' ');

export function Header({ variant, site, menu, isWide = false }: HeaderProps) {
  const isHome = variant === 'home';
  const callLink = isHome ? undefined : phoneLink(site.callNowPhone);
  return (
    <header data-slot="header" className={cn(looks[variant], 'print:hidden')}>
      <div
        className={cn(
          'mx-auto flex items-center gap-1 px-4 py-2.5 sm:gap-2 sm:px-6 lg:py-3.5',
          isWide ? 'max-w-[96rem]' : 'max-w-page',
        )}
      >
        <a
          href="/"
          className={cn('me-auto flex min-h-11 items-center rounded-sm', isHome && onPicture)}
          aria-label={`${site.name} home`}
        >
          <Wordmark className={cn('max-sm:text-[1.3rem]', isHome && '[&_svg]:text-ember-on-evergreen')} />
        </a>
        <nav
          id="site-menu"
          popover="auto"
          aria-label="Main"
          className={cn(menuStyles, isHome && onPictureWhenWide)}
        >
          <button
            type="button"
            popoverTarget="site-menu"
            popoverTargetAction="hide"
            className={`${menuItemStyles} justify-end text-ink-soft lg:hidden`}
          >
            Close <X aria-hidden="true" className="size-5" />
          </button>
          <a className={menuItemStyles} href="/business-directory">
            Local Directory
          </a>
          {menu}
        </nav>
        {callLink && (
          <a
            href={callLink}
            className="flex min-h-11 items-center gap-2 rounded-md whitespace-nowrap border border-rule-strong px-3 font-semibold text-sm hover:border-ink hover:bg-sunken"
          >
            <Phone aria-hidden="true" className="size-4 text-ember-text max-sm:hidden" />
            Call Now
          </a>
        )}
        <button
          type="button"
          popoverTarget="site-menu"
          className={cn(
            '-me-3 flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-3 font-semibold text-sm hover:bg-current/8 lg:hidden',
            isHome && onPicture,
          )}
        >
          <Menu aria-hidden="true" className="size-5" />
          <span className="max-[24rem]:sr-only">Menu</span>
        </button>
      </div>
    </header>
  );
}
