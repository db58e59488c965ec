import { isStreetLine, normalizeZip } from '../../address/parse-address.ts';
import { toStateCode } from '../../address/states.ts';
import { tidyCase } from '../../address/tidy-case.ts';
import type { Candidate, FieldName } from '../facts.ts';
import { type Identity, matchesIdentity, streetOf, titleMetas } from '../identity.ts';
import type { Page } from '../page/page.ts';
import { type PhotoList, photosInData } from '../photos/photo-list.ts';
import { readBaths } from '../values/baths.ts';
import { readCoordinate, readCount, readMoney } from '../values/numbers.ts';
import { readPersonName } from '../values/read-person-name.ts';
import { readStatus } from '../values/read-status.ts';
import { readParty } from './party.ts';
import { readSummary, readTypeIn } from './read-summary.ts';

const statusWords = /\b(?:recently sold|sold|off[- ]market|pending|for rent|to rent|for lease|for sale)\b/i;
/** "Homes for sale" is a section name, not this home's status. */
const collective = /\b(?:homes?|houses|real estate|properties|listings) for (?:sale|rent)\b/i;
const listedBy =
  /\b(?:[Ll]isted|[Pp]resented|[Mm]arketed|[Oo]ffered) by:? ([A-Z][^|]{4,90}?)(?:\.(?: |$)|$)|\b[Cc]ourtesy of:? ([A-Z][^|]{4,90}?)(?:\.(?: |$)|$)/;

type MetaReading = { candidates: Candidate[]; photos: PhotoList[] };

const latitudes =
  /^(?:og:latitude|place:location:latitude|latitude|geo:lat|property:latitude|og:location:latitude)$/;
const longitudes =
  /^(?:og:longitude|place:location:longitude|longitude|geo:long?|property:longitude|og:location:longitude)$/;
const prices =
  /^(?:product:price(?::amount)?|og:price:amount|og:price|price|zillow_fb:price|property:price|listing:price|realestate:price)$/;

/** Facts in the page head: title, description, OpenGraph, Twitter and geographic tags. */
export function readMeta(page: Page, identity: Identity): MetaReading {
  const candidates: Candidate[] = [];
  const images: string[] = [];
  const add = (field: FieldName, value: unknown, weight: number, where: string): void => {
    if (value !== null && value !== undefined)
      candidates.push({ field, value, source: 'meta', where, weight });
  };
  const addStatus = (text: string, where: string): void => {
    const state = statusWords.exec(text)?.[0];
    if (state && !collective.test(text)) add('status', readStatus(state), 0.52, where);
  };
  if (page.title) {
    candidates.push(
      ...readSummary({ text: page.title, source: 'title', where: 'title', weight: 0.75 }, identity),
    );
    addStatus(page.title, 'title');
  }
  for (const { name, content } of page.metas) {
    if (titleMetas.has(name)) {
      candidates.push(...readSummary({ text: content, source: 'meta', where: name, weight: 0.7 }, identity));
      if (/address/.test(name)) addStreet(content, identity, add, name);
      addStatus(content, name);
    } else if (name === 'description' || name === 'og:description' || name === 'twitter:description') {
      candidates.push(
        ...readSummary({ text: content.slice(0, 500), source: 'meta', where: name, weight: 0.55 }, identity),
      );
      add('type', readTypeIn(content.slice(0, 300)), 0.52, name);
      const party = listedBy.exec(content.slice(0, 600));
      const { agent, brokerage } = readParty(party?.[1] ?? party?.[2] ?? '');
      add('agent', agent, 0.55, name);
      add('brokerage', brokerage, 0.55, name);
      if (
        content.length > 200 &&
        !/^(?:view|see|find|zillow has|search|browse|check out|listed by)\b/i.test(content)
      )
        add('description', content, 0.42, name);
    } else if (name === 'og:street-address' || name === 'og:street_address')
      addStreet(content, identity, add, name);
    else if (name === 'og:locality' && /^[A-Za-z.'’ -]{2,40}$/.test(content))
      add('city', tidyCase(content), 0.6, name);
    else if (name === 'og:region') add('state', toStateCode(content), 0.6, name);
    else if (name === 'og:postal-code' || name === 'og:postal_code')
      add('zip', /^\d{5}/.test(content) ? normalizeZip(content) : null, 0.6, name);
    else if (name === 'geo.region') add('state', toStateCode(content), 0.4, name);
    else if (latitudes.test(name)) add('latitude', readCoordinate(content, 90), 0.75, name);
    else if (longitudes.test(name)) add('longitude', readCoordinate(content, 180), 0.75, name);
    else if (name === 'icbm' || name === 'geo.position') {
      const [latitude, longitude] = content.split(/[;,]\s*/);
      add('latitude', readCoordinate(latitude, 90), 0.7, name);
      add('longitude', readCoordinate(longitude, 180), 0.7, name);
    } else if (prices.test(name)) add('price', readMoney(content)?.amount, 0.75, name);
    else if (/price:currency$/.test(name))
      add('currency', /^[A-Z]{3}$/.test(content) ? content : null, 0.45, name);
    else if (/(?:^|[_:])beds?(?:rooms)?$/.test(name)) add('beds', readCount(content), 0.7, name);
    else if (/(?:^|[_:])bath(?:s|rooms)?$/.test(name)) add('baths', readBaths(content), 0.55, name);
    else if (/^(?:og:image(?::url|:secure_url)?|twitter:image(?::src|\d)?)$/.test(name)) images.push(content);
    else if (name === 'twitter:data1' || name === 'twitter:data2') {
      candidates.push(...readSummary({ text: content, source: 'meta', where: name, weight: 0.5 }, identity));
    } else if (name === 'author') add('agent', readPersonName(content), 0.2, name);
  }
  const photos = images.length > 0 ? [photosInData(images, 'meta', 'og:image', 0.65)] : [];
  return { candidates, photos };
}

function addStreet(
  content: string,
  identity: Identity,
  add: (field: FieldName, value: unknown, weight: number, where: string) => void,
  where: string,
): void {
  const street = streetOf(content) ?? (isStreetLine(content) ? content : null);
  if (street && matchesIdentity({ street, city: null, state: null, zip: null }, identity) !== false)
    add('street', tidyCase(street), 0.65, where);
}
