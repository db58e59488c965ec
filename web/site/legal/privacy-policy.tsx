import type { Context, SiteSettings } from '#domain/context.ts';
import type { Page } from '../page.ts';
import { Contact } from './contact.tsx';
import { type LegalSection, legalPage } from './legal-page.tsx';
import { googlePrivacy, type Platforms, platformsOf } from './platforms.ts';

export async function privacyPolicyPage(ctx: Pick<Context, 'site' | 'maps' | 'reviews'>): Promise<Page> {
  const { site } = ctx;
  return legalPage(site, {
    title: 'Privacy Policy',
    description: `What ${site.name} collects when you order, read or listen, why, who helps us with it, and how to have it corrected or deleted.`,
    path: '/privacy-policy',
    intro: (
      <p>
        {site.name} turns a property listing link into a podcast, a page and a marketing kit. This page says
        what we learn about you on the way, what we do with it, and what you can ask of us.
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
              <strong>When you order:</strong> your name, email address, phone number, the address of the
              listing, and, if you add them, the agent’s name and further details.
            </li>
            <li>
              <strong>When you have an account:</strong> your email address, a one-way fingerprint of your
              password (never the password itself), and the second factors you set up.
            </li>
            <li>
              <strong>When you pay:</strong> the amount and the reference of the payment. Your card number
              goes to the payment provider and never reaches us.
            </li>
            <li>
              <strong>When you ask about a home, a market or an offer:</strong> the name, email address, phone
              number and message you send with the form.
            </li>
            <li>
              <strong>When you open a page:</strong> technical data that every web server sees, such as the
              time, the page and your network address, kept in short-lived logs to keep the service safe.
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
          that is what you order.
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
            <li>tell you by email when it is ready, and answer when you write or call;</li>
            <li>take payments and keep the records the law asks for;</li>
            <li>
              pass a buyer’s question on to whoever ordered the page of the home, usually its agent, and to
              the software they keep their contacts in;
            </li>
            <li>protect the service against abuse.</li>
          </ul>
          <p>
            If you ask about a home out loud, we turn the recording into words on our own servers and don’t
            keep it.
          </p>
          <p>
            If you call a number where our AI answers for an agent, the agent can read what was said, with
            your number, for 30 days; then we delete it. A message you leave goes to the agent; we delete our
            recording after 90 days.
          </p>
          <p>We do not sell personal information, and we show no advertising by others.</p>
        </>
      ),
    },
    {
      id: 'who-helps-us',
      title: 'Who helps us',
      body: (
        <>
          <p>Some work is done for us by other companies, which may use the data only for that work:</p>
          <ul>
            <li>a payment provider, for checkout and receipts;</li>
            <li>hosting and storage providers, for our servers, audio and images;</li>
            <li>an email provider, for the messages we send you;</li>
            <li>
              providers of language and speech technology, which receive the facts of the listing, not your
              account;
            </li>
            <li>a customer-relations system and a spreadsheet service, for orders and inquiries;</li>
            <li>a map provider, when you look at the map of a listing.</li>
          </ul>
          {google && (
            <p>
              Some of our pages use the Google Maps APIs. What Google learns through them is treated as the{' '}
              <a href={googlePrivacy}>Google Privacy Policy</a> says, which is part of this policy.
            </p>
          )}
          <p>
            We also disclose information where a law or a court requires it, or to protect somebody’s safety.
          </p>
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
            local storage so that you stay signed in; signing out removes it. The payment provider’s own pages
            may set cookies of their own.
          </p>
          <p>
            So that agents learn whether their page is seen, we count views, plays and downloads of listing
            pages, and of their players on other websites, by day and by the link that led there; a message to
            an agent carries that link’s name. The counts are sums: they hold no address, no device and no
            name. To count a download once, we keep a scrambled mark of it for at most three days, made with a
            key that changes daily and is destroyed with it. If your browser sends Do Not Track or Global
            Privacy Control, we count nothing.
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
            Orders, episodes and property pages stay for as long as you have an account or until you ask us to
            remove them. You can export everything and delete your account in Settings at any time. After
            that, we keep payment records for seven years, because of tax law, and proof of what buyers agreed
            to for five. Inquiries are deleted when they are settled and no longer needed, and technical logs
            after a few weeks.
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
          to a use of it. Depending on where you live, the law gives you these rights by name; we give them to
          everybody. Write to us from the email address concerned, and we will answer within 30 days. We never
          treat you worse for asking.
        </p>
      ),
    },
    {
      id: 'security',
      title: 'Security',
      body: (
        <p>
          Connections are encrypted, passwords are stored only as slow one-way fingerprints, and only those
          who need your data for their work can reach it. No system is perfectly safe; if something happens
          that concerns you, we will tell you without delay.
        </p>
      ),
    },
    {
      id: 'children',
      title: 'Children',
      body: (
        <p>
          The service is not for children under 13, and we do not knowingly collect information from them. If
          you believe that a child has given us personal information, tell us and we will delete it.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      body: (
        <p>
          When we change this policy, we change the date at the top. When a change matters to you, we also
          tell you by email before it takes effect.
        </p>
      ),
    },
    { id: 'contact', title: 'Contact', body: <Contact site={site} /> },
  ];
}
