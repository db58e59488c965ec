import { countryOfState, stateName, toStateCode } from '../listings/address/states.ts';
import { findTown, type Town } from './find-town.ts';

type Wish = { cityName: string; stateName: string; population: number | null; description: string };
type Judgement = { market: { name: string; state: string; population: number | null } } | { refusal: string };

const MAX_DESCRIPTION_LENGTH = 600;
const SMALL_TOWN_MAX_RESIDENTS = 10_000;
const link = /:\/\/|\bwww\.|@|\b[\p{L}\p{N}-]{2,}\.\p{L}{2,}(?:\/|\b)/iu;
const phone = /(?:\d[\s().-]*){7,}/;

/**
 * Which market a wish opens by itself: a town that we know, in our spelling, so that nothing a visitor wrote is public
 * before a person has read it. Staff decide about the others.
 */
export function judgeMarketRequest(wish: Wish): Judgement {
  const code = toStateCode(wish.stateName);
  const state = code && countryOfState(code) === 'US' ? stateName(code) : null;
  if (!code || !state) return { refusal: 'This is not a state of the US.' };
  if (link.test(wish.description)) return { refusal: 'The text holds a link.' };
  if (phone.test(wish.description)) return { refusal: 'The text holds a phone number.' };
  if (wish.description.length > MAX_DESCRIPTION_LENGTH)
    return { refusal: `The description is longer than ${MAX_DESCRIPTION_LENGTH} characters.` };
  const town = findTown(wish.cityName, code);
  if (!town) return { refusal: `We know no town of this name in ${state}.` };
  return { market: { name: town.name, state, population: believablePopulation(wish.population, town) } };
}

/** Figures that are known are some years old: half and twice of them are believed. */
function believablePopulation(asked: number | null, { thousands }: Town): number | null {
  if (asked === null) return null;
  const most = thousands === null ? SMALL_TOWN_MAX_RESIDENTS : (thousands + 1) * 2000;
  const least = thousands === null ? 0 : (thousands - 1) * 500;
  return asked >= least && asked <= most ? asked : null;
}
