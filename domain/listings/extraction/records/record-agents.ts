import { isBusinessName, readPersonName } from '../values/read-person-name.ts';
import { readPhone } from '../values/read-phone.ts';
import { plainFieldName } from './field-names.ts';
import { isObject, type JsonObject, unwrap } from './record-address.ts';

export type AgentFind = {
  agent: string | null;
  phone: string | null;
  brokerage: string | null;
  weight: number;
  where: string;
};

const listSide =
  /^(?:listing|list|seller|co?urtesy|primary|main)(?:agent|agents|agentinfo|broker|by|member|provider|contact|realtor)|^listedby|^listingprovider|^attribution|^sourceagents?$|^listingoffice$|^listoffice$/;
const anySide =
  /^agents?$|^agentinfo|^agentdata|^realtors?$|^advertisers$|^consumeradvertisers$|^offeredby$|^seller$|^broker$|^provider$|^brokerage$|^office$|^listingagentoffice$|^agentdetails$|^members$|^source$|^branding$/;
const otherSide =
  /buyer|buying|premier|selling(?:agent|office)|contactrecipient|lead|loan|mortgage|lender|colist|cobroker|team|author|featured|partner/;

function text(value: unknown): string | null {
  const inner = unwrap(value);
  return typeof inner === 'string' && inner.trim() !== '' ? inner.trim() : null;
}

function pick(object: JsonObject, names: Set<string>): string | null {
  for (const name in object)
    if (names.has(plainFieldName(name))) {
      const found = text(object[name]);
      if (found) return found;
    }
  return null;
}

const nameNames = new Set(
  'name fullname displayname agentname memberfullname agentfullname listagentfullname listingagentname listagentname contactname'.split(
    ' ',
  ),
);
const phoneNames = new Set(
  'phone phonenumber telephone mobile mobilephone cellphone directphone agentphone agentphonenumber officephone phonenumbers preferredphone number officenumber'.split(
    ' ',
  ),
);
const officeNames = new Set(
  'office officename brokerage brokeragename brokername company companyname worksfor broker parentorganization listingoffice organization brokeragecompany memberof'.split(
    ' ',
  ),
);

function phoneOf(object: JsonObject): string | null {
  const direct = readPhone(pick(object, phoneNames));
  if (direct) return direct;
  for (const name in object) {
    const list = object[name];
    if (!/phones?$/i.test(name) || typeof list !== 'object' || list === null) continue;
    for (const item of Array.isArray(list) ? list : Object.values(list)) {
      const found = readPhone(isObject(item) ? pick(item, phoneNames) : item);
      if (found) return found;
    }
  }
  return null;
}

function readAgent(object: JsonObject, weight: number, where: string): AgentFind | null {
  const first = pick(object, new Set(['firstname', 'agentfirstname', 'givenname']));
  const last = pick(object, new Set(['lastname', 'agentlastname', 'familyname']));
  const name = pick(object, nameNames) ?? (first && last ? `${first} ${last}` : null);
  const kind =
    `${text(object.type) ?? ''} ${text(object['@type']) ?? ''} ${text(object.associatedAgentType) ?? ''}`.toLowerCase();
  if (/buyer|lender|loan|community|builder/.test(kind)) return null;
  const agent = /office|broker$|organization|mls|company/.test(kind) ? null : readPersonName(name);
  const business =
    name && !agent && (isBusinessName(name) || /office|broker|organization|company/.test(kind)) ? name : null;
  const brokerage = pick(object, officeNames) ?? business;
  const phone = agent ? phoneOf(object) : null;
  if (!agent && !brokerage) return null;
  return {
    agent,
    phone,
    brokerage: brokerage && brokerage.length < 90 && !/^https?:/.test(brokerage) ? brokerage : null,
    weight,
    where,
  };
}

/** Agents named in sub-objects of a record: `listingAgent: {…}`, `agents: [{…}]`, `attributionInfo: {…}`. */
export function recordAgents(record: JsonObject, where: string): AgentFind[] {
  const finds: AgentFind[] = [];
  for (const name in record) {
    const value = record[name];
    const plain = plainFieldName(name);
    if (typeof value !== 'object' || value === null || otherSide.test(plain)) continue;
    const weight =
      listSide.test(plain) || ((plain === 'offeredby' || plain === 'seller') && '@type' in value)
        ? 0.95
        : anySide.test(plain)
          ? 0.6
          : 0;
    if (weight === 0) continue;
    const items = Array.isArray(value) ? value.slice(0, 3) : [value];
    items.forEach((item, index) => {
      const find = isObject(item)
        ? readAgent(item, weight * (index === 0 ? 1 : 0.6), `${where}.${name}`)
        : null;
      if (find) finds.push(find);
    });
  }
  return finds;
}
