import { upperFirst } from '#domain/english/upper-first.ts';
import type { Part } from './part.ts';

type Unknown = Extract<Part, { kind: 'unknown' }>;

const offer = 'I can ask the agent for you.';
/** Behind the listing's words, which may be all that was wanted. */
const furtherOffer = 'If you need more than that, I can ask the agent for you.';
/** So long may a question be that is repeated; a longer one is called the rest. */
const maxRepeated = 90;

/**
 * What is said where no answer was found: what the listing says on the topic, or the sentence that comes closest, or that
 * nothing was found. That the listing is silent is never claimed, because it may say it in words that weren't recognized.
 */
export function unknownText(missing: readonly Unknown[], said: string): string[] {
  if (missing.length === 0) return [];
  if (said !== '') return restText(missing, said);
  const digests = digestsOf(missing);
  if (digests.length > 0) return [`${saidOnTopics(missing, digests)} ${furtherOffer}`];
  const closest = closestOf(missing);
  if (closest.length > 0) return [besideText(missing, closest)];
  const names = missing.flatMap(({ unmentioned }) => (unmentioned ? [unmentioned] : []));
  if (names.length === missing.length)
    return [`I found nothing about ${[...new Set(names)].join(' or ')} that would answer this. ${offer}`];
  const silent = missing.flatMap(({ digest }) => (digest ? [digest.name] : []));
  return silent.length === missing.length
    ? [`I found nothing about ${[...new Set(silent)].join(' or ')} in the listing. ${offer}`]
    : [`I didn’t find that in the listing. ${offer}`];
}

/** Where a part was answered, the asker has to see which one wasn't. */
function restText(missing: readonly Unknown[], said: string): string[] {
  const closest = closestOf(missing);
  const rest = nameRest(missing);
  const digests = digestsOf(missing);
  if (digests.length > 0)
    return [
      `As for ${rest ?? 'the rest'}${rest ? '' : ','} ${saidOnTopics(missing, digests).replace(/^Here/, 'here')} ${furtherOffer}`,
    ];
  const isSaid = closest.some((text) => said.includes(text.slice(text.indexOf('“') + 1, -1)));
  if (isSaid && !rest)
    return ['I didn’t find more about it in the listing. I can ask the agent for the rest.'];
  if (closest.length > 0 && !isSaid) return [besideText(missing, closest, rest ?? 'the rest')];
  return [`I didn’t find ${rest ? `an answer to ${rest}` : 'the rest'} in the listing. ${offer}`];
}

const closestOf = (missing: readonly Unknown[]) => [
  ...new Set(missing.flatMap((part) => (part.closest ? [part.closest.text] : []))),
];

/** What the listing says on the topics of what stayed open. */
const digestsOf = (missing: readonly Unknown[]) => [
  ...new Set(
    missing.flatMap(({ digest }) =>
      digest?.draft
        ? [digest.draft.text.replace(whoSays, `Here’s what the $1 says about ${digest.name}:`)]
        : [],
    ),
  ),
];

const whoSays = /^the (listing|agent) says:/;

/** A figure that is missing is named first, so that nobody takes another for it. */
function saidOnTopics(missing: readonly Unknown[], digests: readonly string[]): string {
  const lacks = missing.find((part) => part.digest?.draft && part.lacks)?.lacks;
  return [...(lacks ? [`I didn’t find ${lacks}.`] : []), ...digests].join(' ');
}

/** The questions that stayed open, in the asker's words. */
function nameRest(missing: readonly Unknown[]): string | undefined {
  const asked = missing.flatMap(({ question }) =>
    question ? [question.replace(/^(?:and|also|plus|or)\s+|[\s?!.,]+$/gi, '')] : [],
  );
  const isShort = asked.length === missing.length && asked.every((one) => one.length <= maxRepeated);
  return isShort && asked.length > 0 ? asked.map((one) => `“${upperFirst(one)}?”`).join(' and ') : undefined;
}

/**
 * The sentence that comes closest. Whether it answers is for the asker to see; that the listing is silent would be too
 * much, and so would be an answer.
 */
function besideText(missing: readonly Unknown[], closest: readonly string[], of?: string): string {
  const lacks = missing.find((part) => part.lacks)?.lacks;
  const quoted = closest.map((text) => text.replace(/^(?:Yes|No)\. /, ''));
  if (lacks) {
    const open = of === undefined || of === 'the rest' ? '' : `, so ${of} stays open`;
    return `I didn’t find ${lacks}${open}. ${quoted.join(' ')} ${offer}`;
  }
  const lead = of === undefined ? 'The' : `As for ${of}${of === 'the rest' ? ',' : ''} the`;
  return `${lead} closest I found in the listing: ${quoted.map(bareQuote).join(' ')} ${furtherOffer}`;
}

/** The words themselves: who says them has been said. */
const bareQuote = (text: string) => text.replace(/^The listing (?:says:|mentions) (?=“)/, '');
