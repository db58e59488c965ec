import { isOfOneOnly } from '../evidence/holds-asked-measure.ts';
import type { Draft } from './draft.ts';

const asksDuty = /\b(?:do|does|would|will) (?:i|we|you) (?:(?:have|need) to|need (?!(?:board )?approv))\b/;

const ofCars =
  /^(?!who\b).*\b(?:it|they|that|one|park\w*|garages?|cars?|carports?|drive\w*|evs?|vehicles?|trucks?|rvs?|boats?|charg\w+|spots?|spaces?|alley|gate\w*|motorcycles?|bikes?)\b/;

/** "Do I have to buy the garage?" isn't answered by a column that says there is one. */
export const isBareYes = (question: string, answer: string) =>
  (asksDuty.test(question) && /^Yes\. [^“]*$/.test(answer)) ||
  // An owned garage doesn't tell who owns the home, and one on the kitchen's level nothing of the kitchen.
  (/^Parking: /.test(answer) && !ofCars.test(question)) ||
  // An open kitchen doesn't open to the outside.
  (/\bopens? (?:up |out |directly )?(?:on)?to (?:the )?(?:outside|outdoors)\b/.test(question) &&
    /^Yes\b/.test(answer)) ||
  // Nor is an amount asked for by the year answered without one.
  (/\bper (?:year|month)\b/.test(question) && !/^No\b|[$\d]/.test(answer.replace(/\dx/g, '')));

/** "Do I need to bring a washer?" That there is one is no yes, and neither is anything to "how many?" */
export const withoutDuty = (question: string, draft: Draft): Draft =>
  asksDuty.test(question) ||
  // "No garage, right?" A garage is no yes.
  /^(?:(?:so|and|there is|it has|it is|has|with) )*no (?!longer)\w/.test(question) ||
  isOfOneOnly(question, draft.text) ||
  // A second bedroom may do for guests, but nobody calls it theirs.
  (/\bguest (?:bed ?)?rooms?\b/.test(question) && !/\bguest/i.test(draft.text)) ||
  // Wood floors may still be no real hardwood; what a fireplace burns is wood.
  /^(?!.*\b(?:burn|fire|stove)).*\b(?:real|genuine|true|solid) (?:hard ?)?wood\b/.test(question) ||
  /^(?:and |so )?(?:how|what|which|where|when|who)\b/.test(question)
    ? { ...draft, text: draft.text.replace(/^Yes\. /, '') }
    : draft;
