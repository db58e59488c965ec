import { countryOfState, stateName, toStateCode } from '../listings/address/states.ts';
import { findTown, type Town } from './find-town.ts';
import { NOT_A_STATE } from './rules.ts';

type Request = { cityName: string; stateName: string; population: number | null; description: string };
type Verdict = { market: { name: string; state: string; population: number | null } } | { refusal: string };

const MAX_DESCRIPTION_LENGTH = 600;
const SMALL_TOWN_MAX_RESIDENTS = 10_000;
const link = /:\/\/|\bwww\.|@|\b[\p{L}\p{N}-]{2,}\.\p{L}{2,}(?:\/|\b)/iu;
const phone = /(?:\d[\s().-]*){7,}/;

/**
 * The market that a request opens without staff: a known town in our spelling, so nothing a visitor wrote becomes
 * public before a person has read it. Staff decide on all others.
 */
export function judgeMarketRequest(request: Request): Verdict {
  const code = toStateCode(request.stateName);
  const state = code && countryOfState(code) === 'US' ? stateName(code) : null;
  if (!code || !state) return { refusal: NOT_A_STATE };
  if (link.test(request.description)) return { refusal: 'The text holds a link.' };
  if (phone.test(request.description)) return { refusal: 'The text holds a phone number.' };
  if (request.description.length > MAX_DESCRIPTION_LENGTH)
    return { refusal: `The description is longer than ${MAX_DESCRIPTION_LENGTH} characters.` };
  const town = findTown(request.cityName, code);
  if (!town) return { refusal: `We know no town of this name in ${state}.` };
  return { market: { name: town.name, state, population: believablePopulation(request.population, town) } };
}

/** Our figures are a few years old, so we believe anything between half and twice their value. */
function believablePopulation(asked: number | null, { thousands }: Town): number | null {
  if (asked === null) return null;
  const max = thousands === null ? SMALL_TOWN_MAX_RESIDENTS : (thousands + 1) * 2000;
  const min = thousands === null ? 0 : (thousands - 1) * 500;
  return asked >= min && asked <= max ? asked : null;
}
