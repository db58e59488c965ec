import { phoneLink } from './phone-link.ts';
import { Wordmark } from './wordmark.tsx';

type FooterProps = { site: { name: string; supportPhone: string; supportEmail: string } };

const link =
  'inline-flex min-h-11 items-center underline decoration-current/35 underline-offset-4 hover:decoration-current';

export function Footer({ site }: FooterProps) {
  return (
    <footer
      data-slot="footer"
      className="bg-evergreen text-on-evergreen [--focus:var(--focus-on-evergreen)] print:hidden"
    >
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-8 px-4 pt-14 pb-10 sm:px-6 md:grid-cols-[1.6fr_1fr_1fr]">
        <div>
          <Wordmark className="text-[1.9rem] [&_svg]:text-ember-on-evergreen" />
          <p className="mt-4 max-w-[34ch] text-on-evergreen-soft">
            Turn a listing link into a podcast, a page and a marketing kit.
          </p>
        </div>
        <nav aria-label="Footer">
          <ul className="text-sm">
            <li>
              <a className={link} href="/create-podcast">
                Create Podcast
              </a>
            </li>
            <li>
              <a className={link} href="/business-directory">
                Local Business Directory
              </a>
            </li>
            <li>
              <a className={link} href="/verify">
                Verify a File
              </a>
            </li>
            <li>
              <a className={link} href="/developers">
                Developers
              </a>
            </li>
          </ul>
        </nav>
        <address className="text-sm not-italic">
          <p className="font-semibold text-on-evergreen-soft leading-[2.75rem]">Support</p>
          <p>
            <a className={link} href={phoneLink(site.supportPhone)}>
              {site.supportPhone}
            </a>
          </p>
          <p>
            <a className={link} href={`mailto:${site.supportEmail}`}>
              {site.supportEmail}
            </a>
          </p>
        </address>
      </div>
      <div className="mx-auto max-w-page px-4 sm:px-6">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-1 border-current/20 border-t pt-4 pb-8 text-on-evergreen-soft text-sm">
          <p className="w-full py-2.5 sm:me-auto sm:w-auto">© {site.name}</p>
          <a className={link} href="/privacy-policy">
            Privacy Policy
          </a>
          <a className={link} href="/terms-of-service">
            Terms of Service
          </a>
          <a className={link} href="/report">
            Report a Problem
          </a>
        </div>
      </div>
    </footer>
  );
}
