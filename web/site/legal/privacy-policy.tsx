import type { Context, SiteSettings } from '#domain/context.ts';
import type { Page } from '../page.ts';
import { Contact } from './contact.tsx';
import { type LegalSection, legalPage } from './legal-page.tsx';
import { googlePrivacy, type Platforms, platformsOf } from './platforms.ts';

export async function privacyPolicyPage(ctx: Pick<Context, 'site' | 'maps' | 'reviews'>): Promise<Page> {
  const { site } = ctx;
  return legalPage(site, {
    title: 'Privacy Policy',
    description: `What ${site.name} collects when you order, read or listen, why, who we share it with, and how to have it corrected or deleted.`,
    path: '/privacy-policy',
    intro: (
      <p>
        {site.name} turns a property listing link into a podcast, a page and a marketing kit. This page says
        what information we collect, what we do with it, and what rights you have.
      </p>
    ),
    sections: sections(site, platformsOf(ctx)),
  });
}

function sections(site: SiteSettings, { google }: Platforms): LegalSection[] {
  return [
    {
      id: 'what-we-collect',
      title: 'What we collect',
      body: (
        <>
          <p>We collect what you give us, and little else:</p>
          <ul>
            <li>
              <strong>When you order:</strong> your name, email address, phone number, the listing’s link or
              the facts you enter, and, if you add them, the agent’s name and other details.
            </li>
            <li>
              <strong>When you have an account:</strong> your email address, a one-way hash of your password
              (never the password itself), and any two-factor methods you set up.
            </li>
            <li>
              <strong>When you pay:</strong> the amount and the payment reference. Your card number goes to
              the payment provider and never reaches us.
            </li>
            <li>
              <strong>When you ask about a home, a market or an offer:</strong> the name, email address, phone
              number and message you send with the form.
            </li>
            <li>
              <strong>When you open a page:</strong> technical data that every web server sees, such as the
              time, the page and your IP address, kept in short-lived logs to keep the service safe.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'listings',
      title: 'What we read in listings',
      body: (
        <p>
          To make your podcast we read the public page you link to: the facts about the home, its photos and
          the agent’s business contact details. They appear on the property’s page and in the episode, because
          that is what you ordered.
        </p>
      ),
    },
    {
      id: 'how-we-use-it',
      title: 'How we use it',
      body: (
        <>
          <p>We use this information to:</p>
          <ul>
            <li>make and deliver what you ordered, typically within 24-48 hours;</li>
            <li>email you when it’s ready, and answer when you write or call;</li>
            <li>take payments and keep the records the law requires;</li>
            <li>
              pass a buyer’s question on to whoever ordered the home’s page, usually its agent, and to their
              contact-management software (CRM);
            </li>
            <li>protect the service against abuse.</li>
          </ul>
          <p>If you ask by voice, we transcribe the recording on our own servers and don’t keep it.</p>
          <p>
            If you call a number where our AI answers for an agent, the agent can read what was said, with
            your number, for 30 days; then we delete it. A message you leave goes to the agent; we delete our
            recording after 90 days.
          </p>
          <p>We don’t sell personal information, and we don’t show third-party ads.</p>
        </>
      ),
    },
    {
      id: 'sharing',
      title: 'Who we share it with',
      body: (
        <>
          <p>Other companies do some of the work for us. They may use the data only for that work:</p>
          <ul>
            <li>a payment provider, for checkout and receipts;</li>
            <li>hosting and storage providers, for our servers, audio and images;</li>
            <li>an email provider, for the messages we send you;</li>
            <li>
              language and speech technology providers, which receive the listing’s facts, not your account;
            </li>
            <li>
              a customer relationship management (CRM) system and a spreadsheet service, for orders and
              inquiries;
            </li>
            <li>a map provider, when you look at the map of a listing.</li>
          </ul>
          {google && (
            <p>
              Some of our pages use the Google Maps APIs. What Google collects through them is covered by the{' '}
              <a href={googlePrivacy}>Google Privacy Policy</a>, which is part of this policy.
            </p>
          )}
          <p>We also disclose information when required by law or a court, or to protect someone’s safety.</p>
        </>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies and local storage',
      body: (
        <>
          <p>
            We set no cookies and use no trackers. When you sign in, your browser keeps your session in its
            local storage so that you stay signed in; signing out removes it. The payment provider’s pages may
            set their own cookies.
          </p>
          <p>
            So agents can see how their pages are doing, we count views, plays and downloads of listing pages,
            and of their players on other websites, by day and by the link that led there; a message to an
            agent includes that link’s name. These are totals only; they don’t include IP addresses, devices
            or names. To count a download only once, we keep a hashed identifier for up to three days. Each
            day has its own key for this, which is deleted together with that day’s identifiers. If your
            browser sends Do Not Track or Global Privacy Control, we count nothing.
          </p>
        </>
      ),
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      body: (
        <>
          <p>
            Orders, episodes and property pages stay for as long as you have an account, or until you ask us
            to remove them. You can export everything and delete your account in Settings at any time. After
            that, we keep payment records for seven years, as tax law requires, and records of buyers’ consent
            for five years. Inquiries are deleted once they’re resolved and no longer needed, and technical
            logs after a few weeks.
          </p>
        </>
      ),
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      body: (
        <p>
          You can ask us what we hold about you, have it corrected, receive a copy, have it deleted, or object
          to how we use it. Some state laws guarantee these rights; we extend them to everyone. Email us from
          the address the information is about, and we’ll answer within 30 days. We won’t treat you
          differently for asking.
        </p>
      ),
    },
    {
      id: 'security',
      title: 'Security',
      body: (
        <p>
          Connections are encrypted, passwords are stored only as one-way hashes, and only people who need
          your data for their work can access it. No system is perfectly secure; if a breach affects you,
          we’ll tell you without delay.
        </p>
      ),
    },
    {
      id: 'children',
      title: 'Children',
      body: (
        <p>
          The service isn’t for children under 13, and we don’t knowingly collect information from them. If
          you believe a child has given us personal information, tell us and we’ll delete it.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      body: (
        <p>
          When we change this policy, we change the date at the top. If a change affects you, we also email
          you before it takes effect.
        </p>
      ),
    },
    { id: 'contact', title: 'Contact', body: <Contact site={site} /> },
  ];
}
