import { countryOfState, stateName, toStateCode } from '../listings/address/states.ts';

type Wish = { cityName: string; stateName: string; description: string };

const cityPattern = /^[\p{L}\p{M}][\p{L}\p{M}.'’ -]{1,59}$/u;
const LONGEST_DESCRIPTION = 600;
const link = /:\/\/|\bwww\.|@|\b[\p{L}\p{N}-]{2,}\.\p{L}{2,}(?:\/|\b)/iu;
const phone = /(?:\d[\s().-]*){7,}/;

/** Whether a wish may be shown to everybody as it is, and under which state; staff decide about the others. */
export function judgeMarketRequest(wish: Wish): { state: string } | { refusal: string } {
  const code = toStateCode(wish.stateName);
  const state = code && countryOfState(code) === 'US' ? stateName(code) : null;
  if (!state) return { refusal: 'This is not a state of the US.' };
  const city = wish.cityName.replace(/^(?:St|Ft|Mt)\./i, '');
  if (link.test(city) || link.test(wish.description)) return { refusal: 'The text holds a link.' };
  if (phone.test(wish.description)) return { refusal: 'The text holds a phone number.' };
  if (!cityPattern.test(wish.cityName)) return { refusal: 'This is not the name of a city.' };
  if (wish.description.length > LONGEST_DESCRIPTION)
    return { refusal: `The description is longer than ${LONGEST_DESCRIPTION} characters.` };
  return { state };
}
