import type { Context } from '#domain/context.ts';
import { findActiveListing } from '#domain/listings/queries.ts';
import { SAMPLE_LISTING_SLUG } from '#domain/listings/rules.ts';
import { formatCents, PRICE_CENTS } from '#domain/podcasts/rules.ts';
import { Accordion } from '../accordion.tsx';
import type { Page } from '../page.ts';
import { columnStyles } from '../styles.ts';
import { AnsweringService } from './answering-service.tsx';
import { Closing } from './closing.tsx';
import { Figures } from './figures.tsx';
import { Hero } from './hero.tsx';
import { heroPreloads } from './hero-picture.ts';
import { Included } from './included.tsx';
import { Price } from './price.tsx';
import { questions } from './questions.ts';
import { SampleEpisode } from './sample-episode.tsx';
import { Steps } from './steps.tsx';
import { homeStructuredData } from './structured-data.ts';

const description = `Turn a property listing link into a 3-5 minute podcast, a listing page, social posts, an email and a promotional image. ${formatCents(PRICE_CENTS)}, within 24 hours.`;

export async function homePage({ db, site }: Pick<Context, 'db' | 'site'>): Promise<Page> {
  const found = await findActiveListing({ db }, SAMPLE_LISTING_SLUG);
  const samplePath = `/listings/${SAMPLE_LISTING_SLUG}`;
  return {
    status: 200,
    header: 'home',
    head: {
      title: `${site.name}: a podcast for every property listing`,
      description,
      canonical: '/',
      preloadImages: heroPreloads,
      structuredData: [homeStructuredData(site, description)],
    },
    body: (
      <>
        <Hero samplePath={found && samplePath} />
        {found && <SampleEpisode found={found} samplePath={samplePath} siteName={site.name} />}
        <Figures />
        <Included found={found} />
        <Steps />
        <Price />
        <AnsweringService site={site} />
        <section className={`${columnStyles} mt-24 grid gap-x-16 gap-y-8 md:mt-36 lg:grid-cols-[1fr_1.7fr]`}>
          <h2 className="text-4xl md:text-5xl lg:sticky lg:top-10 lg:self-start">Questions, answered</h2>
          <Accordion items={questions} name="home-questions" />
        </section>
        <Closing />
      </>
    ),
    madeFrom: found
      ? [`listings:${found.listing.id}`, ...(found.podcast ? [`podcasts:${found.podcast.id}`] : [])]
      : ['listings'],
  };
}
