import { isBusinessName, readPersonName, readPhone } from '../values/words.ts';

export type Party = { agent: string | null; brokerage: string | null; phone: string | null };

function clip(text: string): string {
  return text
    .replace(/[\s,;|•·–-]+$/, '')
    .replace(/^[\s:,;|•·–-]+/, '')
    .replace(/^(?:listing |list )?(?:office|broker(?:age)?|agent|firm|company)\s*:\s*/i, '')
    .trim();
}

/** Takes "Jane Doe, DRE #123, Harbor Realty, (555) 555-1234" apart. */
export function readParty(text: string): Party {
  const phone = readPhone(text);
  const cut = text
    .replace(/(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}/g, ' | ')
    .replace(/[\w.+-]+@[\w.-]+\.\w+/g, ' | ')
    .replace(/\b[A-Z]{0,3}\.?\d{5,11}\b/g, ' | ')
    .replace(
      /\b(?:Contact|Ph(?:one)?|Tel|Office|Cell|Direct|M|O|C|Lic(?:ense)?|DRE|BRE|CalDRE|CalBRE|NRDS|MLS\s?(?:ID)?)\s*[#:.]+\s*(?:#?\s*[A-Z]{0,3}\d[\w-]*)?/gi,
      ' | ',
    )
    .replace(/\b(?:source|updated|last checked|last updated|data last)\b.*$/i, '');
  // "Dickson Realty - Damonte Ranch": behind a business the dash leads to its branch.
  const whole = cut.replace(/\s[-–—]\s+[^|,;•·]*/g, (tail, at: number) =>
    isBusinessName(cut.slice(0, at)) ? ' | ' : tail,
  );
  const parts = whole
    .split(
      /\s*(?:[|•·;\n]|(?<!\b(?:Inc|Co|Corp|Ltd|St|Mr|Mrs|Dr|Jr|Sr|[A-Z]))\.\s+(?=[A-Z])|,(?!\s*(?:inc|llc|ltd|l\.l\.c|p\.?a|corp|jr|sr|ii|iii)\b)|\s[-–—]\s|\s(?:of|with|at|from)\s(?=[A-Z0-9]))\s*/i,
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
      !/^(?:broker|agent|realtor|office|mls)s?$/i.test(part)
    )
      brokerage = part;
    else if (!agent) agent = readPersonName(part);
  }
  return { agent, brokerage, phone };
}
