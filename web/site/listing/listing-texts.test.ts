import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { createFullApp } from '#tests/support/full-app.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { findAll, getAttributeValue, textContent } = DomUtils;
type Element = ReturnType<typeof findAll>[number];

const { ctx } = await createTestContext();
const app = createFullApp(ctx);

async function open(path: string) {
  const page = parseDocument(await (await app.request(path)).text());
  const all = (isWanted: (element: Element) => boolean) => findAll(isWanted, page.children);
  const words = (element: Element | undefined) =>
    element && textContent(element).replaceAll(/\s+/g, ' ').trim();
  return {
    all,
    words,
    /** The text of the elements with this name. */
    texts: (name: string) => all((element) => element.name === name).map(words),
    named: (label: string) =>
      all((element) => getAttributeValue(element, 'aria-label') === label)[0]?.attribs,
    link: (text: string) => all((element) => element.name === 'a' && words(element) === text)[0]?.attribs,
    meta: (name: string) =>
      all(({ name: tag, attribs }) => tag === 'meta' && [attribs.name, attribs.property].includes(name))[0]
        ?.attribs.content,
    canonical: () => all(({ attribs }) => attribs.rel === 'canonical')[0]?.attribs.href,
    rows: () =>
      all((element) => element.name === 'dt').map((term) => [
        words(term),
        words(DomUtils.nextElementSibling(term) ?? undefined),
      ]),
  };
}

await createPaidPodcast(ctx, {
  podcastFileUrl: '/files/a.mp3',
  episode: { durationSeconds: 61, chapters: [], turns: [], peaks: [1] },
  listing: {
    slug: 'elm',
    status: 'active',
    price: '489000.75',
    priceCut: '$10,000',
    beds: 3,
    baths: 2.5,
    sqft: '2100',
    yearBuilt: 1924,
    pageTitle: 'Elm, the white house',
    metaDescription: 'A white house under elms.',
    keywords: ['elms', 'porch'],
    canonicalUrl: 'https://agent.example/elm',
    neighborhoodName: 'Old Town',
    schoolDistrict: 'Larkmere Union',
    schoolDistrictUrl: 'https://schools.example/',
    nearbyAmenities: {
      government: 'Town Hall',
      dining: [{ name: 'Heron Café', url: 'https://heron.example/' }, { name: 'The Oven' }],
      recreation: [{ name: 'Town Beach' }],
    },
    marketStats: { median_home_value: '$412,000', annual_appreciation: '4.1%', owner_occupied: '68%' },
    faqs: [{ question: 'Is there a garage?', answer: 'For two cars.' }],
    localImages: [
      {
        alt: 'The porch',
        preview: '',
        width: 1600,
        height: 1067,
        variants: ['avif', 'webp', 'jpeg'].flatMap((type) =>
          [640, 1600].map((width) => ({
            url: `/files/${width}.${type}`,
            type: `image/${type}`,
            width,
            height: width / 1.5,
          })),
        ),
      },
    ],
    agentName: 'Mara Ellison',
    agentPhone: '(802) 555-0143',
    agentBrokerage: 'Juniper Realty',
    agentMlsNumber: '220193847',
    agentOriginatingMls: 'Green Mountain',
    agentDisclaimer: 'Deemed reliable.',
    latitude: 44.5,
    longitude: -72.5,
  },
});
await createPaidPodcast(ctx, {
  listing: { slug: 'plain', status: 'active', beds: 2, baths: 1, sqft: '900', marketStats: {} },
});

test('the player has the steps, the volume and the required words before it wakes', async () => {
  const { named, all } = await open('/listings/elm');
  expect(named('Volume')).toMatchObject({ type: 'range', min: '0', max: '1', step: '0.1', value: '0.8' });
  expect(named('Position in the episode')).toMatchObject({ type: 'range', step: '1', max: '61', value: '0' });
  for (const label of ['Play', 'Skip back 15 seconds', 'Skip forward 15 seconds', 'Mute'])
    expect(named(label), label).toBeDefined();
  const [audio] = all((element) => element.name === 'audio');
  expect(audio?.attribs).toMatchObject({ src: '/files/a.mp3', preload: 'none', controls: '' });
});

test.each(['/listings/elm', '/listings/elm/unbranded'])(
  'the first photo of %s is loaded at once, in the size that will be shown',
  async (path) => {
    const { all } = await open(path);
    const [preload, ...more] = all(({ attribs }) => attribs.rel === 'preload' && attribs.as === 'image');
    expect(more).toEqual([]);
    const [source] = all(({ name }) => name === 'source');
    expect(preload?.attribs).toMatchObject({
      type: 'image/avif',
      fetchpriority: 'high',
      imagesizes: '100vw',
    });
    expect(preload?.attribs.imagesrcset).toBe('/files/640.avif 640w, /files/1600.avif 1600w');
    expect(source?.attribs).toMatchObject({ type: 'image/avif', srcset: preload?.attribs.imagesrcset });
    const [first, second] = all(({ name }) => name === 'img');
    expect([first?.attribs.loading, second?.attribs.loading]).toEqual(['eager', 'lazy']);
  },
);

test('figures have the required format', async () => {
  const { rows, texts } = await open('/listings/elm');
  const shown = Object.fromEntries(rows());
  expect(shown).toMatchObject({
    Price: '$489,001Price cut: $10,000',
    Bedrooms: '3',
    Bathrooms: '2.5',
    'Sq Ft': '2,100',
    'Year Built': '1924',
    'Median home value': '$412,000',
    'Annual appreciation': '4.1%',
    'Owner occupied': '68%',
    'MLS number': '220193847',
    'Originating MLS': 'Green Mountain',
  });
  expect(texts('h2')).toContain('Market Stats');
});

test('places are linked if an address is known, and the agent can be called', async () => {
  const { link, texts, words, all } = await open('/listings/elm');
  expect(link('Larkmere Union')?.href).toBe('https://schools.example/');
  expect(link('Heron Café')?.href).toBe('https://heron.example/');
  expect(link('The Oven')).toBeUndefined();
  expect(texts('dd')).toEqual(expect.arrayContaining(['The Oven', 'Town Beach']));
  expect(texts('p')).toEqual(
    expect.arrayContaining(['Easy Access: Town Hall', 'Mara Ellison', 'Juniper Realty', 'Deemed reliable.']),
  );
  expect(link('Call (802) 555-0143')?.href).toBe('tel:+18025550143');
  const [question] = all((element) => element.name === 'details' && element.attribs.name !== undefined);
  expect([question?.attribs.name, question?.attribs.open]).toEqual(['listing-questions', undefined]);
  expect(words(question)).toBe('Is there a garage?For two cars.');
});

test('a page says what its listing states', async () => {
  const { texts, meta, canonical } = await open('/listings/elm');
  expect(texts('title')).toEqual(['Elm, the white house']);
  expect(meta('description')).toBe('A white house under elms.');
  expect(meta('keywords')).toBe('elms, porch');
  expect(meta('og:title')).toBe('Elm, the white house');
  expect(meta('twitter:card')).toBe('summary_large_image');
  expect(meta('robots')).toBe('index, follow, max-image-preview:large');
  expect(canonical()).toBe('https://agent.example/elm');
});

test('a listing without a description is described by its facts, and has no empty sections', async () => {
  const { texts, meta, canonical } = await open('/listings/plain');
  expect(texts('title')).toEqual(['12 Elm Street · $489,000 · Property Podcast · Hearthcast']);
  for (const fact of ['$489,000', '2 beds', '1 bath', '900 sq ft'])
    expect(meta('description'), fact).toContain(fact);
  expect(canonical()).toBe(`${ctx.site.url}/listings/plain`);
  expect(texts('h2')).toEqual([
    'Property Details',
    'Ask about this home',
    'Interested in this home?',
    'Monthly payment',
    'Location',
    'Request Information',
    'Share this home',
    'Mobile Experience',
  ]);
});

test('the source of a listing is named even if there is no agent', async () => {
  await createPaidPodcast(ctx, {
    listing: {
      slug: 'nobody',
      status: 'active',
      agentOriginatingMls: 'Green Mountain',
      agentDisclaimer: 'Deemed reliable.',
    },
  });
  const { all, words, rows, texts } = await open('/listings/nobody');
  expect(Object.fromEntries(rows())).toMatchObject({ 'Originating MLS': 'Green Mountain' });
  expect(texts('p')).toContain('Deemed reliable.');
  const [card] = all(({ attribs }) => attribs['aria-labelledby'] === 'agent');
  expect(words(card)).toBe(
    'Interested in this home?The listing doesn’t name an agent. Your message goes to the person who published this page.Send a messageOriginating MLSGreen MountainDeemed reliable.',
  );
});

test('easy access is listed among the amenities, and there is no empty list of them', async () => {
  await createPaidPodcast(ctx, {
    listing: {
      slug: 'civic',
      status: 'active',
      neighborhoodName: 'Old Town',
      nearbyAmenities: { government: 'Town Hall' },
    },
  });
  const amenities = ({ attribs }: Element) => attribs['aria-labelledby'] === 'amenities';
  const civic = await open('/listings/civic');
  expect(civic.all(amenities).map(civic.words)).toEqual(['Local AmenitiesEasy Access: Town Hall']);
  const elm = await open('/listings/elm');
  expect(elm.words(elm.all(amenities)[0])).toMatch(
    /^Local AmenitiesSchool District.*Easy Access: Town Hall$/,
  );
  for (const { all } of [civic, elm, await open('/listings/plain'), await open('/listings/nobody')])
    expect(all(({ name, children }) => name === 'dl' && children.length === 0)).toEqual([]);
});

test('a place that no map can show says so right away', async () => {
  await createPaidPodcast(ctx, {
    listing: { slug: 'lost', status: 'active', address: '', city: '', state: '' },
  });
  const { texts, all } = await open('/listings/lost');
  expect(texts('p')).toContain('Map unavailable');
  expect(all(({ attribs }) => attribs['data-island'] === 'location-map')).toEqual([]);
});
