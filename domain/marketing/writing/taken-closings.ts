import { articleFor } from '../../english/article-for.ts';
import { sightsOf } from './best-points.ts';
import { type Copy, inPlace, placeName } from './copy.ts';
import { nounOf } from './noun-of.ts';

/** "Corner loft in Larkmere": what somebody looks for who missed this one. A year belongs to one house only. */
function wantedHome(copy: Copy): string {
  const place = placeName(copy) ?? copy.facts.city;
  const noun = nounOf(copy).replace(/^\d{4} /, '');
  return place ? `${noun} ${inPlace(place)}` : noun;
}

/** "Looking for a corner loft in Larkmere?" */
export function lookingFor(copy: Copy): string {
  const home = wantedHome(copy);
  return `Looking for ${articleFor(home)} ${home}?`;
}

/** "Was it the sauna?", else who missed the home. */
function wasIt(copy: Copy): string {
  const things = sightsOf(copy)
    .slice(0, 2)
    .map(({ name }) => `the ${name}`)
    .join(' or ');
  return things === '' ? `Did you like ${copy.facts.street ?? 'this one'}?` : `Was it ${things} you liked?`;
}

/** "Thank you to everyone who came to see 9 Quarry Lane." */
export function thanksFor({ facts }: Copy): string {
  return `Thank you to everyone who came to see ${facts.street ?? 'this home'}.`;
}

/** What three texts about a home under contract end with: nobody is invited, and each asks something else. */
export function takenClosings(copy: Copy): [string, string, string] {
  const home = copy.facts.street ?? 'this home';
  const next = wantedHome(copy);
  return [
    `${lookingFor(copy)} Tell us what you liked about ${home}:`,
    `${wasIt(copy)} Tell us what else you want in ${articleFor(next)} ${next}:`,
    `${thanksFor(copy)} Still up, the audio tour of ${home}:`,
  ];
}

/** What three texts about a home that is sold end with. */
export function soldClosings(copy: Copy): [string, string, string] {
  const home = copy.facts.street ?? 'this home';
  const next = wantedHome(copy);
  return [
    `Do you own ${articleFor(next)} ${next}? Hear how we presented this one:`,
    `How we presented ${home}:`,
    `${thanksFor(copy)} Still up, the audio tour of ${home}:`,
  ];
}
