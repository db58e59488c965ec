import type { Candidate, FieldName, Source } from '../facts.ts';
import { type Identity, matchesIdentity, streetOf } from '../identity.ts';
import { type PhotoList, photosInData } from '../photos/photo-list.ts';
import type { RawRecord } from '../records/collect-records.ts';
import { readFact } from '../records/read-fact.ts';
import { isObject } from '../records/record-address.ts';
import { recordAgents } from '../records/record-agents.ts';
import { isBusinessName, readPersonName } from '../values/read-person-name.ts';
import { readPhone } from '../values/read-phone.ts';

export type DataReading = { candidates: Candidate[]; photos: PhotoList[] };

const businessTypes =
  /Organization|RealEstateAgent|LocalBusiness|Person|Corporation|Brand|ContactPoint|ImageObject|WebSite|EntryPoint/;

/** How far we trust a record to describe this home; 0 if it describes another. */
function trustOf(record: RawRecord, identity: Identity): number {
  const matches = matchesIdentity(record.address, identity);
  if (matches === false) return 0;
  const kinds = new Set(record.facts.map((fact) => fact.field)).size;
  if (matches) return record.lists > 1 && !record.hasOwnAddress ? 0.6 : 1;
  if (record.lists > 0) return 0;
  if (!identity) return record.address ? 0.85 : kinds >= 3 ? 0.7 : 0.3;
  const name = typeof record.object.name === 'string' ? streetOf(record.object.name) : null;
  if (name) {
    return matchesIdentity({ street: name, city: null, state: null, zip: null }, identity) ? 0.95 : 0;
  }
  return kinds >= 3 ? 0.7 : 0.35;
}

type Add = (field: FieldName, value: unknown, weight: number, where: string, unit?: string) => void;

function readAgents(record: RawRecord, trust: number, add: Add): void {
  for (const find of recordAgents(record.object, record.where)) {
    add('agent', find.agent, trust * find.weight, find.where);
    if (find.agent) add('agentPhone', find.phone, trust * find.weight, find.where, find.agent);
    add('brokerage', find.brokerage, trust * find.weight, find.where);
  }
  const { ListAgentFirstName: first, ListAgentLastName: last } = record.object;
  if (first && last) add('agent', readPersonName(`${first} ${last}`), trust, record.where);
}

function readSchools(record: RawRecord, trust: number, add: Add): void {
  if (!Array.isArray(record.object.schools)) return;
  const names = record.object.schools.flatMap((school) =>
    isObject(school) && typeof school.name === 'string' ? [school.name] : [],
  );
  if (names.length > 0) add('schools', names.slice(0, 12), trust * 0.8, `${record.where}.schools`);
}

/** The site's own business card: it may name the agent, never the home. */
function readBusiness(record: RawRecord, add: Add): void {
  if (!/Agent|Person/.test(record.schemaType) || record.lists > 1) return;
  const { name, telephone } = record.object;
  const person = readPersonName(name);
  if (person) {
    add('agent', person, 0.45, record.where);
    add('agentPhone', readPhone(telephone), 0.5, record.where, person);
  } else if (typeof name === 'string' && isBusinessName(name) && /Agent/.test(record.schemaType)) {
    add('brokerage', name.trim(), 0.4, record.where);
  }
}

/** Candidates from one layer of structured data, without records about other homes. */
export function readData(
  records: RawRecord[],
  identity: Identity,
  source: Source,
  base: number,
): DataReading {
  const reading: DataReading = { candidates: [], photos: [] };
  const add: Add = (field, value, weight, where, unit) => {
    if (value === null || value === undefined || value === '') return;
    reading.candidates.push({
      field,
      value,
      source,
      where,
      weight: weight * base,
      ...(unit ? { unit } : {}),
    });
  };
  for (const record of records) {
    if (businessTypes.test(record.schemaType)) {
      readBusiness(record, add);
      continue;
    }
    const trust = trustOf(record, identity);
    if (trust === 0) continue;
    if (record.hasOwnAddress && record.address) {
      const { street, city, state, zip } = record.address;
      add('street', street, trust, record.where);
      add('city', city, trust, record.where);
      add('state', state, trust, record.where);
      add('zip', zip, trust, record.where);
    }
    for (const fact of record.facts) {
      const where = `${record.where}.${fact.name}`;
      if (fact.field === 'photos') {
        const list = photosInData(fact.value, source, where, trust * fact.weight * base);
        if (list.photos.length > 0) reading.photos.push(list);
      }
      for (const found of readFact(fact, record)) {
        add(found.field, found.value, trust * fact.weight * (found.factor ?? 1), where, found.unit);
      }
    }
    readAgents(record, trust, add);
    readSchools(record, trust, add);
  }
  return reading;
}
