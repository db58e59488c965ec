import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { Unavailable } from '#adapters/unavailable.ts';
import { listings } from '#db/schema/listings.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { givenStep } from '#tests/support/short-talk.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { checkText } from '../../compliance/check-text.ts';
import { produceEpisode } from '../produce-episode.ts';
import { findArtifact, loadArtifacts } from '../run/artifacts.ts';
import type { Step } from '../run/step.ts';
import { writePage } from './write-page.ts';

const { ctx } = await createTestContext();
const facts = givenStep('check-facts');
const lawful = 'Hardwood floors run through the main level.';
const unlawful = 'Perfect for young families with children.';

async function rowOf(podcastId: string) {
  const [row] = await ctx.db.select().from(listings).where(eq(listings.podcastId, podcastId));
  return row as typeof listings.$inferSelect;
}

test('every text on the page is published only in a form that fair-housing law allows', async () => {
  const { id } = await createPaidPodcast(ctx, {
    listing: {
      pageTitle: `12 Elm Street. ${unlawful}`,
      metaDescription: `${lawful} ${unlawful}`,
      description: `${lawful} ${unlawful}`,
      neighborhoodDescription: `${unlawful} The river is near.`,
      features: ['Hardwood floors', 'No kids'],
      keywords: ['elm street', 'adults only building'],
      faqs: [
        { question: 'How large is it?', answer: unlawful },
        { question: 'Are there many families here?', answer: 'Yes, nearly all of them.' },
        { question: 'How is it heated?', answer: 'With gas.' },
      ],
    },
  });
  await produceEpisode(ctx, { podcastId: id }, [facts, writePage]);
  const row = await rowOf(id);
  const { pageTitle, metaDescription, description, neighborhoodDescription, features, keywords, faqs } = row;
  const texts = [pageTitle, metaDescription, description, neighborhoodDescription, ...features, ...keywords];
  for (const text of [...texts, ...faqs.map(({ answer }) => answer)])
    expect(checkText(text ?? '', { kind: 'page' }), String(text)).toMatchObject({ verdict: 'allow' });
  expect(description).toContain(lawful);
  expect(features).toContain('Hardwood floors');
  expect(faqs.at(-1)).toEqual({ question: 'How is it heated?', answer: 'With gas.' });
  expect(faqs.find(({ question }) => question.includes('many families'))?.answer).not.toContain('Yes');
  const written = findArtifact({ artifacts: await loadArtifacts(ctx, id) }, 'write-page');
  expect([...new Set(written?.changes.map(({ column }) => column))].sort()).toEqual([
    'description',
    'faqs',
    'features',
    'keywords',
    'metaDescription',
    'neighborhoodDescription',
    'pageTitle',
  ]);
});

test('a question that must not be answered gets the neutral answer, even if nothing else is wrong', async () => {
  const faqs = [{ question: 'Are there many families here?', answer: 'Yes, nearly all of them.' }];
  const { id } = await createPaidPodcast(ctx, { listing: { faqs, filledColumns: { faqs } } });
  await produceEpisode(ctx, { podcastId: id }, [facts, writePage]);
  const row = await rowOf(id);
  expect(row.faqs).toMatchObject([{ answer: expect.not.stringContaining('Yes') }]);
  expect(row.filledColumns.faqs, 'it counts as nobody’s own words').toEqual(row.faqs);
});

test('an edit made to the page right now is not overwritten', async () => {
  const { id } = await createPaidPodcast(ctx, { listing: { description: `${lawful} ${unlawful}` } });
  const description = 'The owner has just written this.';
  const interrupted: Step = {
    ...writePage,
    async run(work) {
      const made = await writePage.run(work);
      await ctx.db.update(listings).set({ description }).where(eq(listings.podcastId, id));
      return made;
    },
  };
  const work = produceEpisode(ctx, { podcastId: id }, [facts, interrupted]);
  await expect(work).rejects.toBeInstanceOf(Unavailable);
  expect((await rowOf(id)).description).toBe(description);
  await produceEpisode(ctx, { podcastId: id }, [facts, writePage]);
  expect((await rowOf(id)).description).toBe(description);
});
