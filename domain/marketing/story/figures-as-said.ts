import type { HomeFacts } from '../facts/home-facts.ts';

/** The page's figures the way the agent gives them. */
export const figuresAsSaid = (facts: HomeFacts): Pick<HomeFacts, 'baths' | 'sqft'> => ({
  baths: bathsLeft(facts),
  sqft: sizeAsSaid(facts),
});

/** "The half bath was removed for a closet": the page still counts it. */
const removedBath =
  /\b(?:half[- ]bath(?:room)?|powder room)\b[^.]{0,40}\b(?:was|has been|is now) (?:removed|taken out|eliminated|converted)\b|\b(?:removed|eliminated) (?:the|a) (?:half[- ]bath(?:room)?|powder room)\b/i;

/** The bath count on which page and description agree; they don't if one was removed. */
function bathsLeft({ baths, description }: HomeFacts): string | null {
  return removedBath.test(description ?? '') ? null : baths;
}

const rounded =
  /\b(almost|nearly|just under|about|approximately|approx\.?) (\d{1,2},?\d{3}) ?[- ]?(?:sq|square|sf)/gi;

/** "Nearly 1,200", if the agent says so about the page's figure. */
function sizeAsSaid({ sqft, description }: HomeFacts): string | null {
  const found = [...(description ?? '').matchAll(rounded)].find(
    ([, , size = '']) => size.replace(',', '') === sqft?.replace(',', ''),
  );
  const how = found?.[1]?.toLowerCase();
  return how === undefined ? sqft : `${/^a(?:bout|ppr)/.test(how) ? 'about' : how} ${sqft}`;
}
