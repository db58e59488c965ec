import type { Part } from './part.ts';

const offer = 'I can ask the agent for you.';

/** What is said where the listing doesn't answer: the sentence that comes closest, or what it doesn't mention. */
export function unknownText(missing: readonly Extract<Part, { kind: 'unknown' }>[], said: string): string[] {
  if (missing.length === 0) return [];
  const isRest = said !== '';
  const closest = [...new Set(missing.flatMap((part) => (part.closest ? [part.closest.text] : [])))];
  if (closest.some((text) => said.includes(text.slice(text.indexOf('“') + 1, -1))))
    return ['I didn’t find more about it in the listing. I can ask the agent for the rest.'];
  if (closest.length > 0) return [`${notExactly(isRest, missing)} ${closest.join(' ')} ${offer}`];
  if (isRest) return [`I didn’t find the rest in the listing. ${offer}`];
  const names = missing.flatMap(({ unmentioned }) => (unmentioned ? [unmentioned] : []));
  return names.length === missing.length
    ? [`The listing doesn’t mention ${[...new Set(names)].join(' or ')}, so I can’t say either way. ${offer}`]
    : [`The listing doesn’t say. ${offer}`];
}

/** Whether a sentence that leaves a word open answers is for the asker to see; that the listing is silent would be too much. */
function notExactly(isRest: boolean, missing: readonly Extract<Part, { kind: 'unknown' }>[]): string {
  const lacks = missing.find((part) => part.lacks)?.lacks;
  if (!lacks) return `I’m not sure that this answers ${isRest ? 'the rest' : 'it'}.`;
  return `The listing doesn’t ${/^how/.test(lacks) ? 'say' : 'give'} ${lacks}.`;
}
