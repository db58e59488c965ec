import Eye from 'lucide-react/icons/eye';
import type { ComponentProps, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AccountMenu } from '../components/account-menu.tsx';
import { Footer } from '../components/footer.tsx';
import { Button } from '../components/ui/button.tsx';
import { Input } from '../components/ui/input.tsx';
import { Label } from '../components/ui/label.tsx';
import { Tabs, TabsList, TabsTrigger } from '../components/ui/tabs.tsx';
import type { AppSettings } from '../site-settings.ts';
import { AppFrame } from './app-frame.tsx';
import { authAddress } from './auth/auth-address.ts';
import { AuthFrame } from './auth/auth-frame.tsx';
import { SIGNING_IN, SignInLinks } from './auth/sign-in-links.tsx';
import { textLink } from './auth/text-link.ts';
import { OrderColumn, orderGridStyles } from './order/order-column.tsx';
import { LISTING_URL, OrderPart, THE_HOME } from './order/order-part.tsx';

type EarlyFieldProps = ComponentProps<typeof Input> & { label: string; name: string; sign?: ReactNode };

/** A required field that people can type into at once; the screen's own field of the same name receives its text. */
function EarlyField({ label, sign, ...props }: EarlyFieldProps) {
  const id = `early-${props.name}`;
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <Label htmlFor={id} className="after:ms-0.5 after:text-ember-text after:content-['*'/'']">
          {label}
        </Label>
      </div>
      <span className={sign ? 'relative block' : 'grid'}>
        <Input id={id} aria-required className={sign ? 'pe-12' : undefined} {...props} />
        {sign && <span className="absolute inset-y-0 end-0 grid w-11 place-items-center">{sign}</span>}
      </span>
    </div>
  );
}

/**
 * What a screen shows before its scripts load, made of the same parts. Links work, people can type into fields, and a
 * press is remembered: the screen receives all of it (`hand-over.ts`). There is no form element, because without its
 * script it would send the password.
 */
const looks: Record<string, ReactNode> = {
  '/auth': (
    <AuthFrame step="waiting" title="Welcome back" hasPicture={false}>
      <Tabs value="sign-in">
        <TabsList>
          <TabsTrigger value="sign-in">Sign In</TabsTrigger>
          <TabsTrigger value="sign-up">Sign Up</TabsTrigger>
        </TabsList>
        <div className="flex min-w-0 flex-col gap-5">
          <EarlyField label="Email" name="email" type="email" autoComplete="username" />
          <EarlyField
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            autoCapitalize="none"
            sign={<Eye aria-hidden className="size-5 text-ink-soft" />}
          />
          <Button size="lg" loadingLabel={SIGNING_IN}>
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
          <EarlyField
            label={LISTING_URL}
            name="links.0.url"
            type="url"
            inputMode="url"
            placeholder="https://"
            maxLength={2048}
          />
        </OrderPart>
      </div>
    </OrderColumn>
  ),
};

/** Query parameters that change what a screen shows: a mode of sign-in, or a notice above the form. */
const otherLooks: Record<string, readonly string[]> = {
  '/auth': ['mode', 'reset'],
  '/create-podcast': ['unreadable', 'payment'],
};

const written = new WeakMap<AppSettings, Map<string, string>>();

/** The first look of a screen as HTML; empty if it has none. */
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
