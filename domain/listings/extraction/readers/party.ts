import { readBusinessName } from '../values/read-business-name.ts';
import { isBusinessName, readPersonName } from '../values/read-person-name.ts';
import { readPhone } from '../values/read-phone.ts';

export type Party = { agent: string | null; brokerage: string | null; phone: string | null };

function clip(text: string): string {
  return text
    .replace(/[\s,;|•·–(-]+$/, '')
    .replace(/^[\s:,;|•·–-]+/, '')
    .replace(/^(?:of|with|at|from) (?=[A-Z0-9])/, '')
    .replace(/^(?:listing |list )?(?:office|broker(?:age)?|agent|firm|company)\s*:\s*/i, '')
    .replace(/^(?:Listing )?(?:Office|Broker(?:age)?|Firm)\s(?=[A-Z])/, '')
    .trim();
}

/** The buyer's side comes after the listing side. */
const buyerSide =
  /\b(?:bought (?:with|by)|sold by|buyer['’]?s? (?:agent|broker|brokerage|office)|selling (?:agent|office|broker)|co-?list(?:ed|ing)?\b)/i;
const jobTitle =
  /^(?:licensed|associate|managing|principal|designated|global|luxury|sales|real estate|broker)\b.*\b(?:broker|salesperson|agent|associate|advisor|specialist|consultant|owner)s?$/i;
const titles =
  /\b(?:agent|broker|realtor|licensed|license|salesperson|associate|contact|call|email|view|website|phone|mobile|fax|owner|director|manager|president|team|disclaimer|updated|posted|for sale)\b/i;
const lead = /\b(?:listing|list|listed by) (?:agent|office|broker(?:age)?|firm)s?\b\s*[:-]?\s*/gi;

/** Parses "Jane Doe, DRE #123, Harbor Realty, (555) 555-1234". */
export function readParty(whole: string): Party {
  const given = whole.slice(0, 500);
  const other = given.search(buyerSide);
  const text = other > 0 ? given.slice(0, other) : given;
  const phone = readPhone(text);
  const cut = text
    .replace(/(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}/g, ' | ')
    .replace(/\((?:lic\b[^)]{0,40}|[A-Z]*\d[\w-]{2,12}|[A-Z]{3,8}\d{0,4})\)/gi, ' ')
    .replace(/[\w.+-]+@[\w.-]+\.\w+/g, ' | ')
    .replace(
      /\(\s*\d[\d,.]*\s*\)|\b\d+ (?:recent |team |total )?(?:sales|reviews?|listings|ratings?)\b|[★☆⭐]+/gi,
      ' | ',
    )
    .replace(/\b[A-Z]{0,3}\.?\d{5,11}\b/g, ' | ')
    .replace(
      /\b(?:Contact|Ph(?:one)?|Tel|Office|Cell|Direct|M|O|C|Lic(?:ense)?|DRE|BRE|CalDRE|CalBRE|NRDS|MLS\s?(?:ID)?)\s*[#:.]+\s*(?:#?\s*[A-Z]{0,3}\d[\w-]*)?/gi,
      ' | ',
    )
    .replace(lead, ' | ')
    .replace(/\b(?:source|updated|last checked|last updated|data last|listed on|posted on)\b.*$/i, '');
  // "Dickson Realty - Damonte Ranch": after a business, the dash starts its branch, unless a license follows.
  const plain = cut
    .replace(
      /\s[-–—]\s+[^|,;•·(]*(\((?:R|RA|RB|B|S|PB)\))?/g,
      (tail, license: string | undefined, at: number) =>
        isBusinessName(cut.slice(0, at)) && !license ? ' | ' : tail,
    )
    .replace(/\s*\((?:R|RA|RB|B|S|PB)\)/g, '')
    .replace(/:\s+(?=[A-Z])/g, (colon, at: number) => (isBusinessName(cut.slice(0, at)) ? ' | ' : colon));
  const parts = plain
    .split(
      /\s*(?:[|•·;\n]|(?<!\b(?:Inc|Co|Corp|Ltd|St|Mr|Mrs|Dr|Jr|Sr|[A-Z]))\.\s+(?=[A-Z])|,(?!\s*(?:inc|llc|ltd|l\.l\.c|p\.?a|corp|jr|sr|ii|iii)\b)|\s[-–—]\s|\s(?:of|with|at|from)\s(?=[@A-Z0-9]))\s*/i,
    )
    .map(clip)
    .filter((part) => part.length > 2);
  let agent: string | null = null;
  let brokerage: string | null = null;
  for (const part of parts.slice(0, 6)) {
    if (
      !brokerage &&
      isBusinessName(part) &&
      part.length < 80 &&
      !/^(?:broker|agent|realtor|office|mls)s?$/i.test(part) &&
      !jobTitle.test(part)
    )
      brokerage = part;
    else if (!agent) agent = readPersonName(part);
  }
  return { agent, brokerage: brokerage ?? officeAfterAgent(parts, agent, text), phone };
}

/** "Jane Doe • Perry-Miller": the part after the agent is the office, unless it can be a second agent. */
function officeAfterAgent(parts: string[], agent: string | null, text: string): string | null {
  if (!agent) return null;
  const next = parts[parts.findIndex((part) => part.includes(agent)) + 1];
  if (!next || agent.toLowerCase().includes(next.toLowerCase()) || !readBusinessName(next)) return null;
  if (next.length > 60 || !/^[a-z][\w.'’&/ -]{3,}$/i.test(next) || titles.test(next)) return null;
  return readPersonName(next) && !/[•·]/.test(text) ? null : next;
}

/** "Listing Office:" is followed by an office, even if it has a person's name. */
export function readOffice(text: string): Party {
  const party = readParty(text);
  if (party.brokerage || !party.agent) return party;
  return { agent: null, brokerage: party.agent, phone: party.phone };
}

export function isOfficeLead(text: string): boolean {
  return /\b(?:office|firm|brokerage|company|brokered)\b/i.test(text) && !/agent|realtor/i.test(text);
}
