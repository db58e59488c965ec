import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll } from 'vitest';
import type { ListingSource } from '#adapters/listing-source/contract.ts';
import { createGuardedSource } from '#adapters/listing-source/guarded-source.ts';

type Answer = { status?: number; type?: string; body: string | Buffer };

export type ListingSite = {
  url: string;
  source: ListingSource;
  /** Sets what the site returns for a path from now on. */
  set: (path: string, answer: Answer | string) => string;
  paths: () => string[];
};

/** A brokerage on loopback that the guarded source may read. Call it at the top of a test file. */
export async function startListingSite(): Promise<ListingSite> {
  const answers = new Map<string, Answer>();
  const seen: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    seen.push(path);
    const answer = answers.get(path);
    response.writeHead(answer ? (answer.status ?? 200) : 404, {
      'content-type': answer?.type ?? 'text/html; charset=utf-8',
    });
    response.end(answer?.body ?? 'not here');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    source: createGuardedSource({
      siteUrl: 'https://hearthcast.example',
      allowedHosts: [`127.0.0.1:${port}`],
    }),
    set(path, answer) {
      answers.set(path, typeof answer === 'string' ? { body: answer } : answer);
      return `${url}${path}`;
    },
    paths: () => seen.filter((path) => path !== '/robots.txt'),
  };
}

export type PageHome = {
  street?: string;
  city?: string;
  state?: string;
  zip?: string;
  price?: number;
  beds?: number;
  baths?: number;
  sqft?: number;
  yearBuilt?: number;
  status?: string;
  remarks?: string;
  agent?: string;
  photos?: string[];
};

/** A listing page as a brokerage would serve it: structured data and the same in words. */
export function listingPage(home: PageHome = {}): string {
  const {
    street = '48 Alder Lane',
    city = 'Bend',
    state = 'OR',
    zip = '97701',
    price = 525_000,
    beds = 3,
    baths = 2.5,
    sqft = 1840,
    yearBuilt = 1998,
    status = 'Active',
    remarks = 'Hardwood floors run through the main level, the kitchen has quartz counters and a gas range, and a covered patio looks over the fully fenced backyard.',
    agent = 'Mara Ellison',
    photos = [],
  } = home;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'SingleFamilyResidence',
    name: street,
    description: remarks,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: zip,
    },
    geo: { '@type': 'GeoCoordinates', latitude: 44.0582, longitude: -121.3153 },
    numberOfBedrooms: beds,
    numberOfBathroomsTotal: baths,
    floorSize: { '@type': 'QuantitativeValue', value: sqft, unitCode: 'FTK' },
    yearBuilt,
    image: photos,
    offers: { '@type': 'Offer', price, priceCurrency: 'USD', availability: status },
  };
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  const text = (value: string) => value.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return `<!doctype html><html><head><title>${text(street)}, ${text(city)}, ${state} ${zip}</title>
<script type="application/ld+json">${json}</script></head><body>
<h1>${text(street)}, ${text(city)}, ${state} ${zip}</h1>
<p>$${price.toLocaleString('en-US')}</p><p>Status: ${status}</p>
<ul><li>${beds} beds</li><li>${baths} baths</li><li>${sqft.toLocaleString('en-US')} sqft</li><li>Year built: ${yearBuilt}</li></ul>
<h2>About this home</h2><p>${text(remarks)}</p>
<p>Listing agent: ${text(agent)}, Juniper &amp; Vale Realty</p><p>MLS# 220193847</p>
${photos.map((photo) => `<img src="${photo}" width="900" height="600" alt="">`).join('\n')}
</body></html>`;
}

/** A picture with the texture of a photo; another seed is another picture. */
export async function testPhoto(seed: number, width = 900): Promise<Buffer> {
  const height = Math.round((width * 2) / 3);
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = [x / width, y / height];
      const base = Math.sin(u * (3 + seed * 2.7) + seed) + Math.cos(v * (4 + seed * 1.9) - seed * 2);
      const at = (y * width + x) * 3;
      for (const channel of [0, 1, 2]) {
        const grain = ((x * 31 + y * 17 + seed * 7 + channel * 13) % 23) - 11;
        pixels[at + channel] = Math.max(
          0,
          Math.min(255, 128 + 55 * base + 40 * Math.sin(u * 9 + channel * seed) + grain),
        );
      }
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer();
}
