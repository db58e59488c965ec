import { signInAsStaff } from './order-podcast.ts';

/** Longer than any bar. */
const MAX_WAIT_MS = 120_000;

type Home = { slug: string; podcastId: string; fileUrls: string[] };
type Place = { name: string; path: string; isGone: (status: number, body: string) => boolean };
export type TakedownWait = { name: string; ms: number };

/**
 * Reports a home and unpublishes it as staff, while visitors keep requesting everything about it through the CDN. Returns
 * how long each thing was still shown.
 */
export async function unpublishHome(siteUrl: string, cdnUrl: string, home: Home): Promise<TakedownWait[]> {
  const places = placesOf(home);
  // Twice: the second response comes from the CDN.
  for (const place of [...places, ...places])
    if (await isGone(cdnUrl, place)) throw new Error(`${place.name} is not shown before it is unpublished`);
  const decide = await reportHome(siteUrl, home);
  const decided = performance.now();
  await decide();
  return Promise.all(
    places.map(async (place) => {
      // It has to stay gone, too: requests made while caches are purged must not bring it back.
      for (let gone = 0; gone < 3; ) {
        gone = (await isGone(cdnUrl, place)) ? gone + 1 : 0;
        if (performance.now() - decided > MAX_WAIT_MS) break;
      }
      return { name: place.name, ms: performance.now() - decided };
    }),
  );
}

function placesOf({ slug, podcastId, fileUrls }: Home): Place[] {
  const byStatus = (status: number) => status === 404 || status === 410;
  const pages = [`/listings/${slug}`, `/listings/${slug}/unbranded`, `/embed/${slug}`];
  return [
    ...[...pages, `/player/v1/homes/${slug}`, ...fileUrls].map((path) => ({
      name: path,
      path,
      isGone: byStatus,
    })),
    { name: 'feed', path: '/feed.xml', isGone: (_status, body) => !body.includes(podcastId) },
  ];
}

async function isGone(cdnUrl: string, { path, isGone }: Place): Promise<boolean> {
  const answer = await fetch(cdnUrl + path);
  return isGone(answer.status, await answer.text());
}

/** A visitor's report; returns a function that makes the staff's decision. */
async function reportHome(siteUrl: string, { slug }: Home): Promise<() => Promise<void>> {
  const sent = await fetch(`${siteUrl}/report`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: siteUrl },
    body: new URLSearchParams({
      page: `/listings/${slug}`,
      reason: 'photo_rights',
      message: 'This photo is mine.',
      name: 'Pia Photo',
      email: 'pia@photos.example',
    }),
  });
  if (sent.status !== 303) throw new Error(`the report was answered with ${sent.status}`);
  const headers = {
    Authorization: `Bearer ${await signInAsStaff(siteUrl)}`,
    'Content-Type': 'application/json',
  };
  const listed = await fetch(`${siteUrl}/api/reports`, { headers });
  const { reports } = (await listed.json()) as { reports: { id: string; pagePath: string }[] };
  const report = reports.find(({ pagePath }) => pagePath === `/listings/${slug}`);
  if (!report) throw new Error('the report did not reach staff');
  return async () => {
    const decided = await fetch(`${siteUrl}/api/reports/${report.id}/decision`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ decision: 'unpublished' }),
    });
    if (!decided.ok) throw new Error(`the decision was answered with ${decided.status}`);
  };
}
