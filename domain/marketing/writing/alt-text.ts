import { occasionNames } from '../rules.ts';
import { type Copy, shortFacts, where } from './copy.ts';

/** What a promotional picture shows, for people who do not see it. */
export function altText({ facts, occasion }: Copy, photoAlt: string | null): string {
  const words = [occasionNames[occasion], where(facts), facts.price, ...shortFacts(facts)].filter(Boolean);
  const shown = photoAlt ? `Photo: ${photoAlt.replace(/\.$/, '')}. ` : '';
  return `${shown}Text: ${words.join(', ')}.`;
}
