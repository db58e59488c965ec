import { countryOfState, stateName, toStateCode } from '../listings/address/states.ts';

type Wish = { cityName: string; stateName: string; description: string };

const cityPattern = /^[\p{L}\p{M}][\p{L}\p{M}.'’ -]{1,59}$/u;
const LONGEST_DESCRIPTION = 600;
const link =
  /:\/\/|\bwww\.|@|\b[\w-]+\.(?:com|net|org|io|co|info|biz|ru|cn|xyz|top|shop|site|online|link|click|app|dev|us)\b/i;

/** Whether a wish may be shown to everybody as it is, and under which state; staff decide about the others. */
export function judgeMarketRequest(wish: Wish): { state: string } | { refusal: string } {
  const code = toStateCode(wish.stateName);
  const state = code && countryOfState(code) === 'US' ? stateName(code) : null;
  if (!state) return { refusal: 'This is not a state of the US.' };
  if (link.test(wish.cityName) || link.test(wish.description)) return { refusal: 'The text holds a link.' };
  if (!cityPattern.test(wish.cityName)) return { refusal: 'This is not the name of a city.' };
  if (wish.description.length > LONGEST_DESCRIPTION)
    return { refusal: `The description is longer than ${LONGEST_DESCRIPTION} characters.` };
  return { state };
}
