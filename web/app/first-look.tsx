import Eye from 'lucide-react/icons/eye';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AccountMenu } from '../components/account-menu.tsx';
import { cn } from '../components/cn.ts';
import { Footer } from '../components/footer.tsx';
import { Button } from '../components/ui/button.tsx';
import { controlStyles } from '../components/ui/control-styles.ts';
import { Tabs, TabsList, TabsTrigger } from '../components/ui/tabs.tsx';
import type { AppSettings } from '../site-settings.ts';
import { AppFrame } from './app-frame.tsx';
import { authAddress } from './auth/auth-address.ts';
import { AuthFrame } from './auth/auth-frame.tsx';
import { SIGNING_IN, SignInLinks } from './auth/sign-in-links.tsx';
import { textLink } from './auth/text-link.ts';
import { OrderColumn, orderGridStyles } from './order/order-column.tsx';
import { LISTING_URL, OrderPart, THE_HOME } from './order/order-part.tsx';

type EmptyFieldProps = { label: string; placeholder?: string; sign?: ReactNode };

/** A required field as it is seen while nothing is in it. It's none: nobody can type into it. */
function EmptyField({ label, placeholder, sign }: EmptyFieldProps) {
  return (
    <div aria-hidden="true" className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <span className="font-semibold text-ink text-sm after:ms-0.5 after:text-ember-text after:content-['*'/'']">
          {label}
        </span>
      </div>
      <span className={sign ? 'relative block' : 'grid'}>
        <span className={cn(controlStyles, 'inline-flex h-11 items-center px-3.5 text-ink-faint')}>
          {placeholder}
          {/* As high as a line where there is no text. */}
          &#8203;
        </span>
        {sign && <span className="absolute inset-y-0 end-0 grid w-11 place-items-center">{sign}</span>}
      </span>
    </div>
  );
}

/**
 * What a screen shows before its scripts are there, made of the same parts. Links work. There are no fields
 * until the app has taken over: nothing that somebody types is lost, and no form sends a password without its script.
 */
const looks: Record<string, ReactNode> = {
  '/auth': (
    <AuthFrame step="waiting" title="Welcome back" hasPicture={false}>
      <Tabs value="sign-in">
        <TabsList inert aria-hidden>
          <TabsTrigger value="sign-in">Sign In</TabsTrigger>
          <TabsTrigger value="sign-up">Sign Up</TabsTrigger>
        </TabsList>
        <div className="flex min-w-0 flex-col gap-5">
          <EmptyField label="Email" />
          <EmptyField label="Password" sign={<Eye className="size-5 text-ink-soft" />} />
          <Button size="lg" loadingLabel={SIGNING_IN} inert aria-hidden>
            Sign In
          </Button>
          <SignInLinks
            link={(to, text) => (
              <a className={textLink} href={to === 'set-password' ? `/${to}` : authAddress(to)}>
                {text}
              </a>
            )}
          />
        </div>
      </Tabs>
    </AuthFrame>
  ),
  '/create-podcast': (
    <OrderColumn>
      <div className={orderGridStyles}>
        <OrderPart title={THE_HOME}>
          <EmptyField label={LISTING_URL} placeholder="https://" />
        </OrderPart>
      </div>
    </OrderColumn>
  ),
};

/** A query may ask for another look: a mode of sign-in, or a notice above the form. */
const otherLooks: Record<string, readonly string[]> = {
  '/auth': ['mode', 'reset'],
  '/create-podcast': ['unreadable', 'payment'],
};

const written = new WeakMap<AppSettings, Map<string, string>>();

/** The first look of a screen as HTML; empty where it has none. */
export function firstLook(path: string, query: URLSearchParams, settings: AppSettings): string {
  const look = looks[path];
  if (!look || otherLooks[path]?.some((name) => query.has(name))) return '';
  const known = written.get(settings) ?? new Map<string, string>();
  written.set(settings, known);
  const html = known.get(path) ?? renderLook(path, look, settings);
  known.set(path, html);
  return html;
}

function renderLook(path: string, look: ReactNode, settings: AppSettings): string {
  const menu = <AccountMenu session="none" onSignOut={() => {}} />;
  return renderToStaticMarkup(
    <div data-first-look className="contents">
      <AppFrame
        site={settings}
        menu={menu}
        // Elsewhere it's far below the fold.
        footer={path === '/auth' && <Footer site={settings} />}
      >
        {look}
      </AppFrame>
    </div>,
  );
}
