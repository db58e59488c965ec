import { upperFirst } from '#domain/english/upper-first.ts';
import type { Concept } from '../concept.ts';
import { cutPhrase } from '../evidence/cut-phrase.ts';
import type { Part } from './part.ts';
import type { Lack } from './read-lack.ts';

type Unknown = Extract<Part, { kind: 'unknown' }>;

const offer = 'I can ask the agent.';
/** Behind words of the listing that may be all that was wanted. */
const furtherOffer = 'I can ask the agent for more.';
/** So long may a question be that is repeated; a longer one is called the rest. */
const maxRepeated = 90;
/** So many words of the listing stand in a sentence of ours. */
const maxInside = 9;
/** So many may come close without answering. */
const maxClosest = 40;

/**
 * What is said where no answer was found: that the listing leaves the point out, by name, or what it says on the topic, or
 * the sentence that comes closest. What it leaves out is said only where no sentence of it may say so.
 */
export function unknownText(missing: readonly Unknown[], said: string): string[] {
  if (missing.length === 0) return [];
  const unmentioned = [
    ...new Set(missing.flatMap(({ lack }) => (lack?.kind === 'unmentioned' ? lack.things : []))),
  ];
  const isOfSeveral =
    said !== '' || (missing.length > 1 && missing.some(({ lack }) => lack?.kind === 'told'));
  const texts: string[] = [];
  for (const part of missing.filter(({ lack }) => lack?.kind !== 'unmentioned'))
    texts.push(textOf(part, [said, ...texts].join(' ').trim(), isOfSeveral));
  const named = texts.filter((text) => !/^I didn’t find\b/.test(text));
  if (said === '' && named.length + unmentioned.length === 0)
    return [`I didn’t find that in the listing. ${offer}`];
  const isTold =
    missing.every(({ lack }) => lack?.kind === 'told' || lack?.kind === 'open') &&
    !texts.some((text) => leavesOpen.test(text));
  return [
    ...(unmentioned.length > 0 ? [`I found nothing about ${unmentioned.join(' or ')} in the listing.`] : []),
    // What is only not found needn't be said beside what is named.
    ...new Set(!isOfSeveral && named.length + unmentioned.length > 0 ? named : texts),
    isTold ? furtherOffer : offer,
  ];
}

/** Our own words for what isn't answered. */
const leavesOpen = /\bdoesn’t (?:say|give)\b|^I (?:didn’t|found nothing)\b|^As for\b/;

function textOf(part: Unknown, told: string, isOfSeveral: boolean): string {
  const { lack, digest, lacks } = part;
  const beside = digest?.draft ?? part.closest;
  const all = beside && !isSaid(beside.text, told) ? wordsOf(beside.text) : undefined;
  const quoted = all && onlyTelling(all, lack);
  if (lack?.kind === 'silent') return silentText(lack, quoted);
  if (!quoted) return nothingText(part, isOfSeveral);
  const { words, columns, whose } = quoted;
  const said = (lead: string) => [columns, words && `${lead} ${words}`].filter(Boolean).join(' ');
  if (lack?.kind === 'told' || words === '') return said(`The ${whose} says:`);
  if (lack?.kind === 'open' && digest) return said(`Here’s what the ${whose} says about ${digest.name}:`);
  if (lacks) return `The ${whose} doesn’t give ${lacks}. ${said('It says:')}`;
  const asked = isOfSeveral ? repeat(part) : undefined;
  return said(
    asked ? `As for ${asked} the closest I found in the listing:` : 'The closest I found in the listing:',
  );
}

/** Beside what tells, nothing else; what only comes close is quoted where it's short enough to be looked through. */
function onlyTelling(all: Quoted, lack: Lack | undefined): Quoted | undefined {
  if (lack?.kind === 'told') {
    const { by } = lack;
    const quotes = all.words.match(/“[^”]+”/g) ?? [];
    const telling = by ? quotes.filter((one) => by.test(one)) : quotes;
    const columns = by?.test(all.columns) ? all.columns : '';
    const isShort = telling.join(' ').split(' ').length <= maxClosest;
    if (telling.length > 0 && isShort) return { ...all, words: telling.join(' '), columns };
  }
  const isLong = all.words.split(' ').length > maxClosest;
  if (lack?.kind === 'open' || (lack?.kind === 'told' && !isLong)) return all;
  return all.words === '' || isLong ? undefined : { ...all, columns: '' };
}

type Quoted = { whose: string; words: string; columns: string };

/** The words themselves, without who says them and without a verdict; columns are sentences of ours. */
function wordsOf(text: string): Quoted {
  const bare = text.replace(/^(?:Yes|No)\. /, '');
  const at = bare.search(lead);
  return {
    whose: /\bthe agent says: “/i.test(text) ? 'agent' : 'listing',
    words: at < 0 ? '' : bare.slice(at).replaceAll(new RegExp(lead, 'gi'), ''),
    columns: (at < 0 ? bare : bare.slice(0, at)).trim(),
  };
}

/** Who says it, in front of a quotation. */
const lead = /\bthe (?:listing|agent) (?:says:|mentions) (?=“)/i;

const isSaid = (text: string, said: string) => {
  const words = text.slice(text.indexOf('“') + 1, -1).replace(/[.…]$/, '');
  return said !== '' && said.includes(words);
};

function silentText({ thing, detail }: Extract<Lack, { kind: 'silent' }>, quoted?: Quoted): string {
  const says = `doesn’t ${detail.startsWith('the ') ? 'give' : 'say'} ${detail}.`;
  const only = quoted && /^“([^”]+)”$/.exec(quoted.words)?.[1]?.replace(/[.…]$/, '');
  const about = only && thing ? phraseOn(only, thing) : only;
  const isShort = about !== undefined && about.split(' ').length <= maxInside;
  if (!thing)
    return isShort && detail.includes('the fee')
      ? `The listing says “${about}” but ${says}`
      : `The listing ${says}`;
  return `The listing mentions ${isShort ? `“${about}”` : thing.name} but ${says}`;
}

/** The words about a thing alone. */
function phraseOn(text: string, { stated }: Concept): string | undefined {
  const found = stated && [...text.matchAll(stated)][0];
  if (!found) return undefined;
  return (
    cutPhrase(text, { from: found.index, to: found.index + found[0].length }, maxInside, () => true) ?? text
  );
}

function nothingText(part: Unknown, isOfSeveral: boolean): string {
  const { digest } = part;
  if (digest && !digest.draft && digest.factIds.size === 0)
    return `I found nothing about ${digest.name} in the listing.`;
  const asked = isOfSeveral ? (repeat(part) ?? 'the rest') : undefined;
  return `I didn’t find ${asked ? `an answer to ${asked}` : 'that'} in the listing.`;
}

/** A question that stayed open, in the asker's words. */
function repeat({ question, isSplit }: Unknown): string | undefined {
  if (isSplit && !/^(?:is|are|does|do|has|have) (?:there|it|they)\b/i.test(question ?? '')) return undefined;
  const asked = question?.replace(/^(?:and|also|plus|or)\s+|[\s?!.,]+$/gi, '');
  return asked && asked.length <= maxRepeated ? `“${upperFirst(asked)}?”` : undefined;
}
