import { homeClauseStart } from './home-clause.ts';

/** What a listing sentence is about. */
export type Scope = 'home' | 'building' | 'area' | 'imagined';

const buildingSubject =
  /^(?:(?:the|this|this is an?|located in an?|situated in an?|set in an?|housed in an?|within an?|residents|building|amenit|additional amenit|shared|common|community|association|full-service|part of an?|in an?)\b[^.,;]{0,60}?\b)?(?:building|condominium|cooperative|co-?op|association|complex|tower|amenit(?:y|ies)|residents|community|HOA|homeowners|clubhouse|common (?:areas?|spaces?|elements?)|maintenance includes|monthlies include)\b/i;
const buildingAnywhere =
  /\b(?:building (?:also )?(?:amenities|features|offers|has|includes|perks|boasts|provides)|amenities (?:include|are|such)|residents (?:enjoy|have|also|can|of)|full-service (?:building|condominium|co-?op|cooperative)|association (?:offers|includes|features)|community (?:offers|features|amenities|includes))\b/i;
/** Two of these in one sentence mean it's about the building. */
const buildingOnly =
  /\b(?:door ?m[ae]n|door ?staff|concierge|lobby|(?:fitness|exercise|workout) (?:center|room)|bike (?:room|storage)|package room|residents'? lounge|live-in super\w*|valet|business center|party room)\b/gi;
/** "The Henry is an intimate building of 45 residences": a name, then the kind of building. */
const namedBuilding =
  /^(?:at |welcome to )?(?:the )?(?:[A-Z][\w’'&.-]*|\d+)(?: (?:[A-Z][\w’'&.-]*|\d+(?:st|nd|rd|th)?|on|at|of)){0,5},? (?:itself )?(?:is|was|offers|features|has|boasts|provides|stands|built|designed|developed|residents)\b[^.]{0,120}\b(?:building|condominium|cooperative|co-?op|tower|high-?rise|residences|units|amenities|development)\b/;
const homeSubject =
  /\b(?:apartment|unit|residence|home|house|kitchen|bedrooms?|bath(?:room)?s?|living room|primary|suite|closets?|interior|layout|floor ?plan|appliances|cabinet\w*|counter\w*)\b/i;
/** A building may have a party kitchen and a library too, so only what is clearly the home's ends its paragraph. */
const homeAgain =
  /\b(?:apartment|unit|residence|bedrooms?|primary|suite|closets?|layout|floor ?plan|your home|(?:this|the) (?:[\w-]+ ){0,3}home)\b|^(?:step(?:ping)?|come|walk|enter\w*|upon enter\w*|once) (?:inside|in|into)\b|^inside\b|^(?:the|your) (?:\S+ ){0,2}(?:living (?:and dining )?(?:room|area|space)s?|dining room|den)\b|^(?:\S+ ){0,3}(?:kitchen|bath(?:room)?|living room|interior|home|house)\b/i;
const areaSubject =
  /^(?:located|situated|nestled|set (?:on|in|along)|perfectly (?:located|situated|positioned)|ideally|conveniently|steps|moments|minutes|seconds|blocks|just (?:steps|seconds|minutes|moments|blocks|a)|close to|near(?:by)?|walk(?:ing)? (?:to|distance)|the (?:neighborhood|location|area|block|surrounding)|neighborhood|outside your|right outside|beyond (?:the|your)|commut\w+|transportation|enjoy (?:all|easy|quick|nearby|the (?:best|neighborhood|city|area|beach|vibran\w+|shops?|parks?|lakefront|local|many|endless))\b|with easy access|surrounded by|around the corner|live (?:in|steps)|(?:this )?prime location|location)\b/i;
const areaAnywhere =
  /\b(?:neighborhood (?:offers|is|features|gems|favorites|has)|steps (?:from|to|away)|blocks? (?:from|to|away)|(?:minutes|seconds) (?:from|to|away)|moments (?:from|to|away)|walking distance|stone'?s throw|around the corner from|close proximity|easy access to|short walk|(?:everything|all) (?:that )?(?!(?:it|(?:this|the|your) (?:[\w-]+ )?(?:home|house|apartment|condo|unit|residence|building|property|loft|townhouse))\b)[\w’' ,-]{2,50}? ha(?:s|ve) to offer)\b/i;
const imagined =
  /\b(?:imagine|envision|proposed|conceptual|suggested plans|plans? (?:for|to|by|are|include)|potential to|(?:could|can|may|might) (?:be|easily|also be|become|have|serve|add|create)|opportunity to (?:create|add|build|expand|combine|convert)|possibilit(?:y|ies) (?:of|to|for|include)|option to (?:add|create|convert|build|combine)|bring your (?:architect|contractor|vision)|would (?:be|make)|renderings? (?:show|of|depict)|will (?:be|have|feature|include|offer))\b/i;

const finite =
  /\b(?:is|are|was|were|has|have|had|features?|offers?|includes?|opens|boasts?|provides?|sits|comes|leads|overlooks|abounds?|adorns?|combines?|blends?|runs?|adds?|evokes?|enjoys?|welcomes?|delivers?|makes|completes?|complements?|brings|flows?|spans|showcases?|presents?|allows?|awaits?|ensures?|lives|stands?|creates?|gives|connects?)\b/i;
/** "Touches like a wine room and a gym" continue the plan before them. */
const ofThePlan =
  /^(?:[\p{L}-]+ ){0,3}(?:elements|details|features|touches|spaces|additions|amenities) (?:like|such as)\b/iu;
const connector =
  /^(?:in addition(?: to [^,]{0,30})?|additionally|also|plus|and|moreover|furthermore|finally),?\s+/i;
/** "This two-bedroom co-op has a fireplace" is about the home, even though a co-op is also a building. */
const ownRooms =
  /^(?:this|the|a|an) (?:[\p{L}\d-]+,? ){0,6}?(?:(?:one|two|three|four|five|\d)[- ]bed(?:room)?|studio)\b/iu;

/** "This penthouse in an elevator building offers tall ceilings": the penthouse offers them. */
const homeInBuilding =
  /^(?:this|the|a|an) (?:[\p{L}\d'’,/-]+ ){0,9}?(?:condo|apartment|unit|penthouse|loft|home|residence|co-?op|duplex|studio) (?:is )?(?:located |set |situated )?(?:in|within|at the (?:rear|front|back) of) (?:an?|the|this) /iu;

/** "Amenities include in-unit laundry and central air": nobody shares those. */
const ownAmenities =
  /^amenities\b[^.]*\b(?:in[- ]unit|in-home|central (?:air|heat)|appliances|counter\w*)\b/i;
const sharedThings =
  /\b(?:building|residents?|door ?m[ae]n|door ?staff|concierge|lobby|elevator|gym|fitness|pool|roof\w*|courtyard|bi(?:ke|cycle)|clubhouse|shared|common|community|association)\b/i;

/** Closets "and the ease of a full-service building": the list before it is still the home's. */
const comfortOf =
  /(?<=,|\band) the (?:comforts?|convenience|ease|security|benefits?) of (?:an? )?full-service (?:building|condominium|co-?op|cooperative|living)\b/gi;

/** Whether a sentence itself says that its content is planned or possible. */
export const saysImagined = (sentence: string) => imagined.test(sentence);

/** The scope of each sentence, in order. A paragraph about the building lasts until the home comes up again. */
export function readScopes(sentences: readonly string[]): Scope[] {
  let last: Scope = 'home';
  return sentences.map((sentence) => {
    const scope = scopeOf(sentence, last);
    last = homeClauseStart(sentence) > 0 ? 'home' : scope;
    return scope;
  });
}

function scopeOf(sentence: string, last: Scope): Scope {
  const text = sentence
    .replace(/^[•*\-–\s]+/, '')
    .replace(connector, '')
    .replace(/^(?:additional|other|further|more) (?=amenities\b)/i, '')
    .replace(comfortOf, '');
  if (saysImagined(text)) return 'imagined';
  if (homeInBuilding.test(text) || (ownAmenities.test(text) && !sharedThings.test(text))) return 'home';
  // "Open kitchen with island." after "the plans are approved" is a room in the plan.
  if (last === 'imagined' && (!finite.test(text) || ofThePlan.test(text))) return 'imagined';
  if ((text.match(buildingOnly)?.length ?? 0) > 1) return 'building';
  if (
    (buildingSubject.test(text) && !ownRooms.test(text)) ||
    buildingAnywhere.test(text) ||
    namedBuilding.test(text)
  )
    return 'building';
  if (areaSubject.test(text) && !/\b(?:kitchen|bedroom|bath)\b/i.test(text)) return 'area';
  // A catering kitchen among the amenities is shared.
  if (last === 'building' && /\bamenit(?:y|ies)\b/i.test(text)) return 'building';
  if (last === 'building' ? homeAgain.test(text) : homeSubject.test(text)) return 'home';
  if (areaAnywhere.test(text)) return 'area';
  return last === 'building' ? 'building' : 'home';
}
