import { formatCents, PRICE_CENTS, REGULAR_PRICE_CENTS } from '#domain/podcasts/rules.ts';
import { cn } from '../../components/cn.ts';
import { buttonVariants } from '../../components/ui/button.tsx';
import { Island } from '../island.tsx';
import { Picture } from '../picture.tsx';
import { columnStyles } from '../styles.ts';
import { heroNarrow, heroWide } from './hero-picture.ts';

/** The drawing runs to the edges; the words are in its dark half. */
export function Hero({ samplePath }: { samplePath: string | undefined }) {
  return (
    <section className="group/hero relative isolate max-md:has-[[data-found]]:z-30 overflow-hidden bg-[#1c3032] text-on-evergreen [--focus:var(--focus-on-evergreen)]">
      <Picture
        {...heroWide}
        narrow={heroNarrow}
        isFirst
        className="absolute inset-x-0 bottom-0 -z-10 h-[36rem] w-full object-cover object-bottom md:h-full md:object-[30%_100%] lg:object-[78%_72%]"
      />
      <div className="absolute inset-x-0 bottom-0 -z-10 h-[36rem] bg-linear-to-b from-[#1c3032] via-[#1c3032]/55 via-28% to-transparent to-55% md:h-full md:bg-linear-to-r md:from-[#12211f]/75 md:via-[#12211f]/30 md:via-42% md:to-62%" />
      <div className="absolute inset-x-0 top-0 -z-10 hidden h-40 bg-linear-to-b from-[#12211f]/70 to-transparent md:block" />
      <div
        className={`${columnStyles} flex min-h-[50rem] flex-col pt-24 pb-64 md:min-h-[44rem] md:justify-center md:pt-24 md:pb-44 lg:min-h-[min(52rem,92svh)]`}
      >
        <h1 className="max-w-[11ch] text-[clamp(2.9rem,1.9rem+4.6vw,5.75rem)] leading-[0.98] tracking-[-0.025em]">
          Give every listing a voice.
        </h1>
        <p className="mt-5 max-w-[44ch] max-md:group-has-[[data-found]]/hero:hidden text-[1.125rem] leading-snug md:mt-7 md:text-lg">
          Send us your listing link. You’ll get a podcast episode, a listing page, social posts, an image and
          an email, usually within 24 hours.
        </p>
        <p className="mt-6 text-sm max-md:group-has-[[data-found]]/hero:hidden md:text-base">
          On sale: <strong>{formatCents(PRICE_CENTS)}</strong> per podcast.{' '}
          <span className="whitespace-nowrap">
            Regularly <s>{formatCents(REGULAR_PRICE_CENTS)}</s>.
          </span>
        </p>
        <Island
          name="order-start"
          wake="touch-or-session"
          className="mt-4"
          props={{
            price: formatCents(PRICE_CENTS),
            cents: PRICE_CENTS,
            buttonStyles: cn(buttonVariants({ size: 'lg' }), 'aria-busy:opacity-75 sm:min-w-60'),
          }}
        />
        <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-3">
          {samplePath && (
            <a
              href={samplePath}
              className="inline-flex min-h-14 items-center rounded-md border border-on-evergreen/60 bg-[#12211f]/40 px-6 font-semibold text-lg hover:border-on-evergreen hover:bg-[#12211f]/70"
            >
              Experience A Podcast
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
