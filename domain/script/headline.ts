import type { Feature } from '#domain/features/feature.ts';

const minLength = 60;
const maxLength = 320;

/** The agent's opening: a line in capitals and the sentence after it, or the first sentence alone. */
export function headlineOf(text: string): string {
  const start = text.trim().slice(0, maxLength);
  const end = [...start.matchAll(/[.!?](?=\s)|\n/g)].find(({ index }) => index >= minLength)?.index;
  return start.slice(0, end);
}

/** Whether this is the agent's opening. */
export const isInHeadline = ({ matched }: Pick<Feature, 'matched'>, headline: string) =>
  headline.toLowerCase().includes(matched.toLowerCase());
