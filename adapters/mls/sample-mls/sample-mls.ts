import { randomBytes } from 'node:crypto';
import { BadQuery, type Row } from './odata-filter.ts';
import { queryRows } from './query-rows.ts';
import { createSampleListings, type SampleRows } from './sample-listings.ts';

export type SampleFault = '429' | '500' | 'expired token' | 'truncated';

export type SampleMls = {
  /** Handles a request to the feed. */
  answer: (request: Request) => Promise<Response>;
  /** Changes a record as an agent would in the MLS; its timestamp moves. */
  change: (resource: keyof SampleRows, key: string, fields: Row) => Row;
  rows: SampleRows;
};

type SampleOptions = {
  /** The URL below which it is served, with a trailing slash. */
  baseUrl: string;
  now?: () => Date;
  tokenSeconds?: number;
  /** Makes a request fail, as these services do. */
  fault?: (request: Request) => SampleFault | undefined;
};

export const sampleCredentials = { clientId: 'hearthcast-sample', clientSecret: 'hearthcast-sample' };
const PAGE_SIZE = 100;
const keyFields = { Property: 'ListingKey', OpenHouse: 'OpenHouseKey' } as const;

/** A small multiple listing service with 200 invented listings that responds like a RESO Web API. */
export function createSampleMls(options: SampleOptions): SampleMls {
  const { now = () => new Date(), tokenSeconds = 3600 } = options;
  const base = new URL(options.baseUrl);
  const rows = createSampleListings({
    mediaOrigin: base.origin,
    today: now().toISOString().slice(0, 10),
  });
  const tokens = new Map<string, number>();
  let lastChange = 0;

  function change(resource: keyof SampleRows, key: string, fields: Row): Row {
    const at = rows[resource].findIndex((row) => row[keyFields[resource]] === key);
    const before = rows[resource][at];
    if (!before) throw new BadQuery(`${resource} ${key} doesn’t exist.`);
    // Two changes in one millisecond would count as one.
    lastChange = Math.max(now().getTime(), lastChange + 1);
    const after = { ...before, ...fields, ModificationTimestamp: new Date(lastChange).toISOString() };
    rows[resource][at] = after;
    return after;
  }

  function issueToken(): Response {
    const token = randomBytes(18).toString('base64url');
    tokens.set(token, now().getTime() + tokenSeconds * 1000);
    return Response.json({ access_token: token, expires_in: tokenSeconds, token_type: 'Bearer' });
  }

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const path = decodeURIComponent(url.pathname.slice(base.pathname.length));
    if (path === 'oauth2/token' && request.method === 'POST') {
      const form = new URLSearchParams(await request.text());
      const isKnown =
        form.get('client_id') === sampleCredentials.clientId &&
        form.get('client_secret') === sampleCredentials.clientSecret;
      return isKnown ? issueToken() : problem(401, 'invalid_client');
    }
    const token = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
    const fault = options.fault?.(request);
    if (fault === 'expired token') tokens.delete(token);
    if ((tokens.get(token) ?? 0) <= now().getTime()) return problem(401, 'The access token is not valid.');
    if (fault === '429') return problem(429, 'Too many requests.', { 'Retry-After': '1' });
    if (fault === '500') return problem(500, 'Something broke.');
    try {
      const answered = await answerData(request, url, path);
      if (fault !== 'truncated') return answered;
      const text = await answered.text();
      return new Response(text.slice(0, text.length / 2), { headers: answered.headers });
    } catch (error) {
      if (error instanceof BadQuery) return problem(400, error.message);
      throw error;
    }
  }

  async function answerData(request: Request, url: URL, path: string): Promise<Response> {
    const [, resource, key] = /^(Property|OpenHouse)(?:\('([^']+)'\))?$/.exec(path) ?? [];
    if (!resource) return problem(404, 'There is no such resource.');
    const name = resource as keyof SampleRows;
    if (request.method === 'PATCH' && key) {
      const { Media, ...row } = change(name, key, (await request.json()) as Row);
      return Response.json(row);
    }
    const keyField = keyFields[name];
    const asked = new URL(url.pathname + url.search, base);
    const one = key ? rows[name].filter((row) => row[keyField] === key) : rows[name];
    const page = queryRows(one, asked, { keyField, expandable: ['Media'], pageSize: PAGE_SIZE });
    if (key && !page.rows[0]) return problem(404, `There is no ${name} ${key}.`);
    return Response.json({
      '@odata.context': `${base.href}$metadata#${name}`,
      ...(page.count === null ? {} : { '@odata.count': page.count }),
      value: page.rows,
      ...(page.nextLink ? { '@odata.nextLink': page.nextLink } : {}),
    });
  }

  return { answer, change, rows };
}

function problem(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error: { code: String(status), message } }, { status, headers });
}
