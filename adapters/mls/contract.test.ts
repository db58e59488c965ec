import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { Unavailable } from '../unavailable.ts';
import type { MlsFeed, MlsRecord, MlsResource } from './contract.ts';
import { recordFields } from './record-fields.ts';
import { createResoFeed, type ResoFeedOptions } from './reso-feed.ts';
import { type SampleFault, sampleCredentials } from './sample-mls/sample-mls.ts';
import { serveSampleMls } from './sample-mls/serve-sample-mls.ts';
import { type VendorName, vendors } from './vendors/vendors.ts';

let faults: (SampleFault | undefined)[] = [];
const sample = await serveSampleMls({ fault: () => faults.shift() });
afterAll(() => sample.stop());
beforeEach(() => {
  faults = [];
});

const display = { rules: 'sample', overrides: {} };
const createFeed = (options: Partial<ResoFeedOptions> = {}): MlsFeed =>
  createResoFeed({
    id: 'lakeview',
    name: 'Lakeview MLS',
    vendor: vendors.reso,
    baseUrl: sample.baseUrl,
    credentials: sampleCredentials,
    display,
    ...options,
  });

async function readAll(feed: MlsFeed, resource: MlsResource): Promise<MlsRecord[]> {
  const all: MlsRecord[] = [];
  let next: string | undefined;
  do {
    const page = await feed.changesSince(resource, null, next);
    all.push(...page.records);
    next = page.next ?? undefined;
  } while (next);
  return all;
}

test('a listing is found by its number, with the fields we ask for and no others', async () => {
  const record = await createFeed().findByMlsNumber('7100001');
  expect(record).toMatchObject({ key: 'LKV7100001', listingKey: 'LKV7100001', isRemoved: false });
  expect(record?.fields).toMatchObject({ ListingId: '7100001', StandardStatus: 'Active', City: 'Woodstock' });
  expect(Object.keys(record?.fields ?? {}).filter((name) => !recordFields.Property.includes(name))).toEqual(
    [],
  );
  expect(await createFeed().findByMlsNumber('9999999')).toBeUndefined();
});

test('a listing is found by its address', async () => {
  const [row] = sample.rows.Property;
  const street = `${row?.StreetNumber} ${row?.StreetName}`;
  const found = await createFeed().findByAddress?.({ street, zip: String(row?.PostalCode) });
  expect(found?.map(({ key }) => key)).toEqual([row?.ListingKey]);
});

test('a quote in the value is part of the text, not of the query', async () => {
  sample.change('Property', 'LKV7100011', { StreetNumber: '5', UnparsedAddress: "5 O'Brien Road" });
  const find = async (street: string) =>
    (await createFeed().findByAddress?.({ street }))?.map(({ key }) => key);
  expect(await find("5 O'Brien Road")).toEqual(['LKV7100011']);
  expect(await find("5 x') or contains(tolower(City),'")).toEqual([]);
  expect(await createFeed().findByMlsNumber("7100001' or ListingId eq '7100001")).toBeUndefined();
});

test('the whole feed is read page by page, oldest change first', async () => {
  const records = await readAll(createFeed(), 'Property');
  expect(records).toHaveLength(200);
  expect(new Set(records.map(({ key }) => key)).size).toBe(200);
  const times = records.map(({ modifiedAt }) => modifiedAt);
  expect(times).toEqual(times.toSorted());
  expect(await readAll(createFeed(), 'OpenHouse')).toHaveLength(25);
});

test('changes since a time include that time', async () => {
  const { ModificationTimestamp } = sample.change('Property', 'LKV7100010', { ListPrice: 500_000 });
  const { records, next } = await createFeed().changesSince('Property', String(ModificationTimestamp));
  expect(records.map(({ key, fields }) => [key, fields.ListPrice])).toEqual([['LKV7100010', 500_000]]);
  expect(next).toBeNull();
});

test('photos come in order, with captions', async () => {
  const photos = await createFeed().media('LKV7100001');
  expect(photos[0]).toMatchObject({ caption: 'Front of the house' });
  expect(photos.every(({ url }) => url.startsWith(`${new URL(sample.baseUrl).origin}/samples/photos/`))).toBe(
    true,
  );
});

test('an expired token is renewed once, and the caller doesn’t notice', async () => {
  const feed = createFeed();
  await feed.findByMlsNumber('7100001');
  faults = ['expired token'];
  expect(await feed.findByMlsNumber('7100002')).toMatchObject({ key: 'LKV7100002' });
});

test.each(['429', '500', 'truncated'] as const)('%s may be tried again', async (fault) => {
  faults = [fault];
  const failure = await createFeed()
    .findByMlsNumber('7100001')
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Unavailable);
  expect((failure as Unavailable).retryAfterSeconds).toBe(fault === '429' ? 1 : undefined);
});

test('a wrong secret is reported without repeating it', async () => {
  const credentials = { clientId: 'nobody', clientSecret: 'very-secret-secret' };
  const failure = await createFeed({ credentials })
    .findByMlsNumber('7100001')
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Unavailable);
  expect(String((failure as Error).stack)).not.toContain('very-secret');
});

/** A peer that returns one page and records the requests. */
async function servePage(page: object, headers: Record<string, string> = {}) {
  const asked: { url: string; headers: Record<string, unknown> }[] = [];
  const server = createServer((request, answer) => {
    asked.push({ url: decodeURIComponent(request.url ?? ''), headers: request.headers });
    answer.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(page));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { asked, baseUrl: `http://127.0.0.1:${port}/api/`, stop: () => server.close() };
}

test('a link to another host is not followed, so the token never leaves the feed’s host', async () => {
  const other = await servePage({ value: [] });
  const peer = await servePage({ value: [], '@odata.nextLink': `${other.baseUrl}Property?$skiptoken=1` });
  const feed = createFeed({ baseUrl: peer.baseUrl, credentials: { token: 'secret-token' } });
  const { next } = await feed.changesSince('Property', null);
  await expect(feed.changesSince('Property', null, next ?? '')).rejects.toThrow('not its own');
  expect(other.asked).toEqual([]);
  expect(peer.asked[0]?.headers.authorization).toBe('Bearer secret-token');
  expect(peer.asked[0]?.url).not.toContain('secret-token');
  other.stop();
  peer.stop();
});

const asked: Record<Exclude<VendorName, 'reso' | 'trestle'>, string[]> = {
  'mls-grid': [
    "$filter=OriginatingSystemName eq 'actris' and ModificationTimestamp gt 2026-11-15T11:59:59.999Z",
    '$top=500',
    'MlgCanView',
  ],
  bridge: [
    '$filter=BridgeModificationTimestamp gt 2026-11-15T11:59:59.999Z',
    '$orderby=BridgeModificationTimestamp,ListingKey',
  ],
  spark: ['$filter=ModificationTimestamp gt 2026-11-15T11:59:59.999Z', '$top=500'],
};

test.each(Object.keys(asked) as (keyof typeof asked)[])('%s gets its own kind of request', async (name) => {
  const peer = await servePage({ value: [] });
  const feed = createFeed({
    vendor: vendors[name],
    baseUrl: peer.baseUrl,
    credentials: { token: 'x' },
    originatingSystem: 'actris',
  });
  await feed.changesSince('Property', '2026-11-15T12:00:00.000Z');
  for (const part of asked[name]) expect(peer.asked[0]?.url).toContain(part);
  expect(peer.asked[0]?.url.includes('$orderby')).toBe(vendors[name].takesOrder);
  expect(peer.asked[0]?.headers.prefer).toBe(name === 'bridge' ? 'odata.maxpagesize=200' : undefined);
  expect(feed.findByAddress === null).toBe(name === 'mls-grid');
  peer.stop();
});

test('a listing that MLS Grid withdraws is removed', async () => {
  const row = { ListingKey: 'A1', ModificationTimestamp: '2026-11-15T12:00:00Z', MlgCanView: false };
  const peer = await servePage({ value: [row, { ListingKey: 'A2' }] });
  const feed = createFeed({
    vendor: vendors['mls-grid'],
    baseUrl: peer.baseUrl,
    credentials: { token: 'x' },
    originatingSystem: 'actris',
  });
  const { records } = await feed.changesSince('Property', '2026-11-15T12:00:00.000Z');
  expect(records).toEqual([
    {
      key: 'A1',
      listingKey: 'A1',
      modifiedAt: '2026-11-15T12:00:00.000Z',
      isRemoved: true,
      fields: { ListingKey: 'A1', ModificationTimestamp: '2026-11-15T12:00:00Z' },
    },
  ]);
  peer.stop();
});

type Dictionary = Record<'Property' | 'OpenHouse' | 'Media', string[]>;
const dictionary = JSON.parse(
  readFileSync('tests/fixtures/reso/data-dictionary-2.0.json', 'utf8'),
) as Dictionary;

test('every field we ask for and the sample sends is in the Data Dictionary 2.0', () => {
  for (const name of ['Property', 'OpenHouse', 'Media'] as const)
    expect(recordFields[name].filter((field) => !dictionary[name].includes(field))).toEqual([]);
  const [listing] = sample.rows.Property;
  expect(Object.keys(listing ?? {}).filter((field) => !dictionary.Property.includes(field))).toEqual([]);
  const [photo] = (listing?.Media ?? []) as object[];
  expect(Object.keys(photo ?? {}).filter((field) => !dictionary.Media.includes(field))).toEqual([]);
  const [openHouse] = sample.rows.OpenHouse;
  expect(Object.keys(openHouse ?? {}).filter((field) => !dictionary.OpenHouse.includes(field))).toEqual([]);
});

test('no private field is requested', () => {
  const all = Object.values(recordFields).flat();
  expect(all.filter((name) => /Private|Lock|Owner|Showing|Compensation|AccessCode/i.test(name))).toEqual([]);
});
