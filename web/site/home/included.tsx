import type { PublicListing } from '#domain/listings/queries.ts';
import { formatAddress, formatCityLine, formatPrice } from '#domain/listings/rules.ts';
import { Wordmark } from '../../components/wordmark.tsx';
import { Picture } from '../picture.tsx';
import { columnStyles } from '../styles.ts';

const contents = [
  {
    title: 'The podcast episode',
    folio: '3–5 min',
    text: 'A conversation people listen to all the way through: what it’s like to live there, using only the facts in your listing.',
  },
  {
    title: 'The social posts',
    folio: '7 networks',
    text: 'Written for Instagram, Facebook, LinkedIn, X, Threads, TikTok and Google, each at the right length and in the right tone. Copy, paste, done.',
  },
  {
    title: 'The email',
    folio: 'ready to send',
    text: 'A subject line and a message for your contacts, with the episode link where they’ll see it.',
  },
  {
    title: 'The promotional image',
    folio: 'one picture',
    text: 'Photo, address and your name in one picture for your feed, your flyer or your office window.',
  },
  {
    title: 'The property webpage',
    folio: 'one link',
    text: 'Player, photos, facts, neighborhood, answers and your phone number on one page, with a link you can say out loud.',
  },
];

/** Set like a magazine's table of contents, next to the cover it could have. */
export function Included({ found }: { found: PublicListing | undefined }) {
  return (
    <section className={`${columnStyles} mt-24 grid gap-x-16 gap-y-12 md:mt-36 lg:grid-cols-[5fr_7fr]`}>
      {found?.listing.localImages[0] && <PromoSpecimen found={found} />}
      <div>
        <h2 className="max-w-[14ch] text-4xl md:text-5xl">One link in. Five things out.</h2>
        <ol className="mt-8">
          {contents.map(({ title, folio, text }) => (
            <li key={title} className="border-rule border-t py-5">
              <div className="flex items-baseline gap-3">
                <h3 className="text-xl">{title}</h3>
                <span
                  aria-hidden="true"
                  className="min-w-6 flex-1 border-rule-strong border-b-2 border-dotted"
                />
                <span className="whitespace-nowrap font-display text-ember-text text-lg">{folio}</span>
              </div>
              <p className="mt-1.5 max-w-[58ch] text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function PromoSpecimen({ found: { listing } }: { found: PublicListing }) {
  const photo = listing.localImages[0] as PublicListing['listing']['localImages'][number];
  return (
    <figure className="-rotate-2 mx-auto w-full max-w-md self-start lg:sticky lg:top-12 lg:mx-0">
      <div className="relative isolate overflow-hidden rounded-sm shadow-floating">
        <Picture
          {...photo}
          sizes="(min-width: 64rem) 28rem, 92vw"
          className="aspect-4/5 w-full object-cover"
          fallback="/placeholder-1.jpg"
        />
        <div className="absolute inset-0 bg-linear-to-b from-black/45 via-transparent via-40% to-black/75" />
        <Wordmark className="absolute top-5 left-5 text-on-evergreen text-xl [&_svg]:text-ember-on-evergreen" />
        <p className="absolute inset-x-5 bottom-5 text-on-evergreen">
          <span className="block font-display text-3xl leading-tight">{formatAddress(listing)}</span>
          <span className="block">
            {[formatCityLine(listing), formatPrice(listing.price)].filter(Boolean).join(' · ')}
          </span>
          <span className="mt-2 block font-semibold text-ember-on-evergreen">Press play. Walk in.</span>
        </p>
      </div>
      <figcaption className="sr-only">
        A sample of the promotional image that comes with every order
      </figcaption>
    </figure>
  );
}
