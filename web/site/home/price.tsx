import { Check } from 'lucide-react';
import {
  DELIVERY,
  formatCents,
  PRICE_CENTS,
  QUOTE_RULE,
  REGULAR_PRICE_CENTS,
  VOLUME_RULE,
} from '#domain/podcasts/rules.ts';
import { columnStyles } from '../styles.ts';

const included = [
  '3-5 minute podcast episode',
  'Social posts for Instagram, Facebook, LinkedIn and X',
  'Email marketing content',
  'Promotional image',
  'Custom property webpage',
  `Delivery ${DELIVERY}`,
];

export function Price() {
  return (
    <section className="bg-evergreen py-20 text-on-evergreen [--focus:var(--focus-on-evergreen)] md:py-28">
      <div className={`${columnStyles} grid gap-x-16 gap-y-10 lg:grid-cols-[1.15fr_1fr]`}>
        <div>
          <h2 className="text-2xl text-on-evergreen-soft">One price for all of it</h2>
          <p className="mt-2 font-display leading-none">
            <span className="text-[clamp(4.5rem,2.5rem+9vw,9.5rem)] tabular-nums leading-[0.95] tracking-[-0.045em]">
              {formatCents(PRICE_CENTS)}
            </span>
          </p>
          <p className="mt-3 text-lg">
            per podcast, on sale. Regular price <s>{formatCents(REGULAR_PRICE_CENTS)}</s>.
          </p>
          <a
            href="/create-podcast"
            className="mt-8 inline-flex min-h-14 items-center rounded-md bg-ember-on-evergreen px-6 font-semibold text-evergreen text-lg shadow-pressed hover:bg-on-evergreen"
          >
            Order Your First Podcast
          </a>
        </div>
        <div className="lg:pt-2">
          <ul>
            {included.map((item) => (
              <li key={item} className="flex gap-3 border-on-evergreen/20 border-b py-3">
                <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-ember-on-evergreen" />
                {item}
              </li>
            ))}
          </ul>
          <p className="mt-6 max-w-[52ch] text-on-evergreen-soft">
            {VOLUME_RULE} {QUOTE_RULE}{' '}
            <a className="text-on-evergreen underline underline-offset-4" href="/create-podcast?ask=offer">
              Get a quote
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
