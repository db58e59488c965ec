import type { Context, SiteSettings } from '#domain/context.ts';
import { formatCents, PRICE_CENTS, VOLUME_RULE } from '#domain/podcasts/rules.ts';
import type { Page } from '../page.ts';
import { Contact } from './contact.tsx';
import { type LegalSection, legalPage } from './legal-page.tsx';
import { googleMapsTerms, googleTerms, type Platforms, platformsOf, yelpTerms } from './platforms.ts';

export async function termsOfServicePage(ctx: Pick<Context, 'site' | 'maps' | 'reviews'>): Promise<Page> {
  const { site } = ctx;
  return legalPage(site, {
    title: 'Terms of Service',
    description: `The agreement between you and ${site.name}: what you order, what it costs, when it is delivered, and what each of us is responsible for.`,
    path: '/terms-of-service',
    intro: (
      <p>
        These terms are the agreement between you and {site.name}. By ordering, by setting up an account or by
        using our pages, you accept them.
      </p>
    ),
    sections: sections(site, platformsOf(ctx)),
  });
}

function platformTerms({ google, yelp }: Platforms) {
  return (
    <>
      {google && (
        <p>
          Some of our pages show content of Google Maps. By using them you are bound by the{' '}
          <a href={googleTerms}>Google Terms of Service</a> and the{' '}
          <a href={googleMapsTerms}>Google Maps Additional Terms of Service</a>.
        </p>
      )}
      {yelp && (
        <p>
          Ratings and review counts marked Yelp are content of Yelp, to which the{' '}
          <a href={yelpTerms}>Yelp Terms of Service</a> apply.
        </p>
      )}
    </>
  );
}

function sections(site: SiteSettings, platforms: Platforms): LegalSection[] {
  return [
    {
      id: 'service',
      title: 'The service',
      body: (
        <p>
          You give us the link to a property listing. We make a podcast episode of 3-5 minutes about the
          property, social posts for Instagram, Facebook, LinkedIn and X, email marketing content, a
          promotional image and a webpage for the property. Text and voice are made with the help of
          artificial intelligence from the facts of the listing.
        </p>
      ),
    },
    {
      id: 'who-may-order',
      title: 'Who may order',
      body: (
        <p>
          You must be able to make a binding contract. The service is not for children under 13. You may order
          for a listing that is yours, or with the permission of the agent or owner it belongs to.
        </p>
      ),
    },
    {
      id: 'accounts',
      title: 'Accounts',
      body: (
        <p>
          You can order without an account and set one up afterwards. Keep your password to yourself and tell
          us if somebody else has used it. What is done with your account counts as done by you.
        </p>
      ),
    },
    {
      id: 'fees',
      title: 'Fees and refunds',
      body: (
        <>
          <p>
            A podcast costs {formatCents(PRICE_CENTS)} unless the checkout shows another price. Prices are in
            US dollars and are charged when you order. {VOLUME_RULE} The order form and the checkout show it.
            A quote for a team or brokerage is agreed with us before the order.
          </p>
          <p>
            <strong>Fees are non-refundable</strong>, because the work begins as soon as you order. If we
            cannot make your podcast at all, or if what we deliver does not match the facts of your listing,
            tell us: we will correct it. Rights that the law gives you remain yours.
          </p>
        </>
      ),
    },
    {
      id: 'delivery',
      title: 'Delivery',
      body: (
        <p>
          Typical delivery is 24-48 hours after the payment is confirmed. We tell you by email when your
          podcast is ready. Times are what we usually reach, not a guarantee; a listing that cannot be read,
          or an unusually busy day, can take longer.
        </p>
      ),
    },
    {
      id: 'your-part',
      title: 'Your part',
      body: (
        <>
          <p>You confirm that:</p>
          <ul>
            <li>you have the right to use the listing, its text and its photos for marketing;</li>
            <li>
              the listing is truthful, current and lawful, including fair housing and advertising rules;
            </li>
            <li>you check what we deliver before you publish it, and tell us about mistakes;</li>
            <li>you do not use the service to deceive, to infringe rights or to disturb its operation.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'your-content',
      title: 'What belongs to whom',
      body: (
        <p>
          Your listing stays yours; you allow us to use it to make and host what you ordered. What we make for
          you is yours to use for marketing the property, without limit in time. We keep the rights in our
          software, our designs and our name, and may show finished episodes as examples unless you ask us not
          to.
        </p>
      ),
    },
    {
      id: 'directory',
      title: 'The business directory',
      body: (
        <p>
          The directory lists local businesses with ratings from review platforms. A listing is not a
          recommendation, a business marked Featured has that place by arrangement, and what you agree with a
          business is between you and it.
        </p>
      ),
    },
    ...(platforms.google || platforms.yelp
      ? [{ id: 'platforms', title: 'Content of others', body: platformTerms(platforms) }]
      : []),
    {
      id: 'no-advice',
      title: 'No real estate advice',
      body: (
        <p>
          Episodes and pages are marketing, not an offer, an appraisal or advice. Buyers should check every
          fact that matters to them with the listing agent.
        </p>
      ),
    },
    {
      id: 'liability',
      title: 'Warranty and liability',
      body: (
        <p>
          We work with care, but the service comes as it is: we do not promise a sale, a number of listeners
          or uninterrupted operation. As far as the law allows, we are not liable for indirect damage or lost
          profit, and our liability for an order is limited to what you paid for it. This does not limit
          liability that cannot be limited by law.
        </p>
      ),
    },
    {
      id: 'ending',
      title: 'Ending',
      body: (
        <p>
          You can close your account at any time by writing to us. We can refuse or end service to anyone who
          breaks these terms; we will say why. What you have already received remains yours to use.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes and law',
      body: (
        <p>
          We may change these terms for future orders; the terms at the time of your order apply to it. United
          States law applies. If one sentence of these terms does not hold, the others remain.
        </p>
      ),
    },
    { id: 'contact', title: 'Contact', body: <Contact site={site} /> },
  ];
}
