import { type Network, networks } from '#domain/marketing/rules.ts';
import type { MarketingKit, OpenHouse } from '#domain/marketing/schema.ts';
import type { OccasionChoice } from './occasion-choice.ts';

export type OccasionPart = Network | 'image' | 'email';
export type PartsBehind = {
  /** Can be regenerated right away. */
  open: OccasionPart[];
  /** Edited by hand; never overwritten together with others. */
  edited: OccasionPart[];
};

/** The parts of the kit for another occasion, date or time than the chosen one. */
export function partsBehind({ parts }: MarketingKit, choice: OccasionChoice): PartsBehind {
  const names: OccasionPart[] = [...networks, 'image', 'email'];
  const behind = names.filter((name) => {
    const content = parts[name]?.content;
    return content && !isAbout(content, choice);
  });
  return {
    open: behind.filter((name) => !parts[name]?.isEdited),
    edited: behind.filter((name) => parts[name]?.isEdited),
  };
}

function isAbout(content: OccasionChoice, { occasion, openHouse }: OccasionChoice): boolean {
  return content.occasion === occasion && isSameTime(content.openHouse, openHouse);
}

function isSameTime(one: OpenHouse | null, other: OpenHouse | null): boolean {
  return one?.date === other?.date && one?.start === other?.start && one?.end === other?.end;
}
