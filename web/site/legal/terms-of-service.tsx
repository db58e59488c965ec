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
          Some of our pages show content from Google Maps. By using them, you are bound by the{' '}
          <a href={googleTerms}>Google Terms of Service</a> and the{' '}
          <a href={googleMapsTerms}>Google Maps Additional Terms of Service</a>.
        </p>
      )}
      {yelp && (
        <p>
          Ratings and review counts marked Yelp come from Yelp, and the{' '}
          <a href={yelpTerms}>Yelp Terms of Service</a> apply to them.
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
          You give us a link to a property listing, its MLS number or a fact sheet. We make a podcast episode
          of 3-5 minutes about the property, social posts for Instagram, Facebook, LinkedIn and X, email
          marketing content, a promotional image and a webpage for the property. Text and voices are made with
          artificial intelligence from the listing’s facts.
        </p>
      ),
    },
    {
      id: 'who-may-order',
      title: 'Who may order',
      body: (
        <p>
          You must be old enough to enter into a binding contract. The service is not for children under 13.
          You may order for your own listing, or for someone else’s with the permission of its agent or owner.
        </p>
      ),
    },
    {
      id: 'accounts',
      title: 'Accounts',
      body: (
        <p>
          You can order without an account and set one up afterward. Keep your password to yourself, and tell
          us if someone else has used it. You’re responsible for all activity on your account.
        </p>
      ),
    },
    {
      id: 'fees',
      title: 'Fees and refunds',
      body: (
        <>
          <p>
            A podcast costs {formatCents(PRICE_CENTS)} unless checkout shows a different price. Prices are in
            US dollars. You’re charged when you order, unless your team is invoiced monthly. {VOLUME_RULE}{' '}
            It’s shown before you pay. Team and brokerage quotes are agreed on before you order.
          </p>
          <p>
            <strong>Fees are non-refundable</strong>, because the work begins as soon as you order, with one
            exception: if an order is canceled before it’s delivered, we return what you paid for it. If we
            can’t make your podcast, we’ll cancel the order and refund you. If what we deliver doesn’t match
            your listing, tell us and we’ll fix it. This doesn’t affect your legal rights.
          </p>
        </>
      ),
    },
    {
      id: 'delivery',
      title: 'Delivery',
      body: (
        <p>
          Typical delivery is 24-48 hours after the payment is confirmed. We email you when your podcast is
          ready. These are typical times, not guarantees; delivery can take longer if we can’t read the
          listing, or on unusually busy days.
        </p>
      ),
    },
    {
      id: 'your-part',
      title: 'Your responsibilities',
      body: (
        <>
          <p>You confirm that:</p>
          <ul>
            <li>you have the right to use the listing, its text and its photos for marketing;</li>
            <li>
              the listing is truthful, current and complies with the law, including fair housing and
              advertising rules;
            </li>
            <li>you check what we deliver before you publish it, and tell us about mistakes;</li>
            <li>
              you won’t use the service to deceive, to infringe anyone’s rights or to disrupt the service.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'your-content',
      title: 'Ownership',
      body: (
        <p>
          Your listing stays yours; you allow us to use it to make and host what you ordered. What we make for
          you is yours to use for marketing the property indefinitely. We keep the rights to our software, our
          designs and our name, and may show finished episodes as examples unless you ask us not to.
        </p>
      ),
    },
    {
      id: 'directory',
      title: 'The business directory',
      body: (
        <p>
          The directory lists local businesses with ratings from review platforms. A listing isn’t a
          recommendation. Businesses marked Featured are placed first by arrangement with us. Any agreement
          you make with a business is between the two of you.
        </p>
      ),
    },
    ...(platforms.google || platforms.yelp
      ? [{ id: 'platforms', title: 'Third-party content', body: platformTerms(platforms) }]
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
          We take care in what we do, but the service is provided “as is”: we don’t promise a sale, a number
          of listeners or uninterrupted operation. As far as the law allows, we aren’t liable for indirect
          damages or lost profits, and our liability for an order is limited to what you paid for it. This
          doesn’t limit liability that can’t be limited by law.
        </p>
      ),
    },
    {
      id: 'ending',
      title: 'Ending service',
      body: (
        <p>
          You can delete your account in Settings at any time, or write to us. We can refuse or end service to
          anyone who breaks these terms; we’ll say why. What you’ve already received remains yours to use.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes and law',
      body: (
        <p>
          We may change these terms for future orders; the terms at the time of your order apply to it. These
          terms are governed by United States law. If any part of them is unenforceable, the rest stays in
          effect.
        </p>
      ),
    },
    { id: 'contact', title: 'Contact', body: <Contact site={site} /> },
  ];
}
