import { invoke } from '../../../browser/api.ts';

export type Check = { name: string; isPassed: boolean; detail: string };

/** Opens a listing page as a visitor would and checks each part, without changing anything. */
export async function checkPage(slug: string): Promise<Check[]> {
  const path = `/listings/${encodeURIComponent(slug)}`;
  const answer = await fetch(path, { cache: 'no-store' });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const text = (selector: string) => page.querySelector(selector)?.textContent?.trim() ?? '';
  const attribute = (selector: string, name: string) =>
    page.querySelector(selector)?.getAttribute(name) ?? '';
  const canonical = attribute('link[rel=canonical]', 'href');
  const checks: Check[] = [
    { name: 'Page found', isPassed: answer.ok, detail: `${answer.status} ${path}` },
    { name: 'Title', isPassed: text('title') !== '', detail: text('title') },
    {
      name: 'Description',
      isPassed: attribute('meta[name=description]', 'content') !== '',
      detail: attribute('meta[name=description]', 'content'),
    },
    { name: 'Canonical URL', isPassed: canonical !== '', detail: canonical },
    structuredData(page),
    await audio(attribute('audio', 'src')),
    await photos(page),
    await map(page),
    {
      name: 'Contact form',
      isPassed: page.querySelectorAll('form[method=post] [required]').length === 4,
      detail: 'Full Name, Email, Phone, Message',
    },
    {
      name: 'QR code',
      isPassed: attribute('svg[role=img]', 'width') === '200',
      detail: '200 × 200, drawn by us',
    },
  ];
  return checks;
}

function structuredData(page: Document): Check {
  const name = 'Structured data';
  try {
    const { '@graph': nodes } = JSON.parse(
      page.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
    ) as { '@graph': { '@type': string }[] };
    return { name, isPassed: true, detail: nodes.map((node) => node['@type']).join(', ') };
  } catch {
    return { name, isPassed: false, detail: 'none readable' };
  }
}

async function audio(src: string): Promise<Check> {
  const name = 'Podcast';
  if (!src) return { name, isPassed: false, detail: 'no file yet; the page says that it is being generated' };
  const answer = await fetch(src, { headers: { Range: 'bytes=0-1' } }).catch(() => undefined);
  await answer?.body?.cancel();
  const isPassed = answer?.status === 206;
  return { name, isPassed, detail: `${answer?.status ?? 'no answer'} ${src}` };
}

async function photos(page: Document): Promise<Check> {
  const addresses = [...page.querySelectorAll<HTMLImageElement>('#photo-strip img')].map(
    (image) => image.src,
  );
  const loaded = await Promise.all(
    addresses.map(
      (address) =>
        new Promise<boolean>((done) => {
          const image = new Image();
          image.onload = () => done(true);
          image.onerror = () => done(false);
          image.src = address;
        }),
    ),
  );
  const good = loaded.filter(Boolean).length;
  const detail = `${good} of ${addresses.length} can be loaded`;
  return { name: 'Photos', isPassed: good > 0 && good === addresses.length, detail };
}

async function map(page: Document): Promise<Check> {
  const name = 'Map';
  const props = page.querySelector<HTMLElement>('[data-island=location-map]')?.dataset.props;
  if (!props) return { name, isPassed: false, detail: 'Map unavailable' };
  const { place } = JSON.parse(props) as { place: Parameters<typeof invoke<'generate-maps-url'>>[1] };
  const { embedUrl } = await invoke('generate-maps-url', place);
  return { name, isPassed: embedUrl !== null, detail: embedUrl ?? 'Map unavailable' };
}
