import type { ShownListing } from '#domain/listings/queries.ts';

/** Whether a text names or leads to the seller's agent. */
export type NamesSeller = (text: string) => boolean;

const phone = /(?:\+?1[\s.-]?)?\(?\b\d{3}\)?[\s./-]{0,2}\d{3}[\s.-]?\d{4}\b/;
const address =
  /[\w.+-]+@[\w-]+\.\w|https?:|\bwww\.|\b[\w-]+\.(?:com|net|org|homes|realtor|realty|io|co|us)\b/i;
const trade =
  /\b(?:realtors?|broker(?:s|age|ed)?|realty|listing (?:agent|office)|your agent|listed by|presented by|represented by|courtesy of|mls)\b/i;
/** Words that say what kind of firm it is, not which one. */
const firmWords =
  /\b(?:the|real estate|realty|realtors?|properties|homes|brokerage|brokers?|group|team|associates|partners|company|llc|inc|corp|co|ltd)\b/gi;

/** Only letters and digits, between blanks, however they were written. */
function fold(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/\band\b|[^\p{L}\p{N}]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
  return ` ${plain} `;
}

/** Everything that gives away the seller's side: full and shortened names, numbers, and ways to get in touch. */
export function findBrand(listing: ShownListing): NamesSeller {
  const { agentName, agentBrokerage, agentPhone, agentMlsNumber, agentOriginatingMls } = listing;
  const shortFirm = (agentBrokerage ?? '').replace(firmWords, ' ').trim();
  const isOneWord = !/[^\p{L}\p{N}]/u.test(shortFirm);
  const whole = [agentName, agentBrokerage, agentPhone, agentMlsNumber, agentOriginatingMls]
    .concat(isOneWord ? [] : [shortFirm])
    .map((text) => fold(text ?? ''))
    .filter((text) => text.trim().length > 2);
  // "Grace showed us around" names the agent, "with grace" does not.
  const names = [...(agentName ?? '').split(/[\s,]+/), ...(isOneWord ? [shortFirm] : [])].filter((word) =>
    /^\p{Lu}[\p{L}'’-]{2,}$/u.test(word),
  );
  const digits = (agentPhone ?? '').replace(/\D/g, '').slice(-7);
  return (text) => {
    const folded = fold(text);
    const words = new Set(text.split(/[^\p{L}'’-]+|['’]s\b/u));
    return (
      whole.some((mark) => folded.includes(mark)) ||
      names.some((name) => words.has(name)) ||
      (digits.length === 7 && text.replace(/\D/g, '').includes(digits)) ||
      [phone, address, trade].some((pattern) => pattern.test(text))
    );
  };
}
