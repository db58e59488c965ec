/** "Restaurants including Lantern and …": what follows is a place near the home. */
export const placesNearby =
  /\b(?:restaurants?|eateries|caf[eé]s|coffee shops?|bakeries|bars|pubs|breweries|shops|shopping|stores|boutiques|grocers|supermarkets|nightlife|hot ?spots|attractions|landmarks|museums|neighborhood (?:favorites|gems|staples)|dining (?:options|spots))\b[^.;]{0,24}\b(?:includ(?:e|es|ing)|such as|like)\b[^.;]{0,200}$/i;

/** Next to one of these, a thing is in the home; surrounded by these, it is dressed up. */
const ownRoom =
  "(?:the |an? |your |our )?(?:[\\p{L}'’-]+ ){0,2}?(?:kitchen|laundry|entry|entrance|foyer|bed|bath|living|dining|family|great room|primary|master|garage|front|back|stair|elevator|gallery|suite|den|office|library|study|closet|pantry|hall|unit|apartment|island|fireplace)";
const dressing =
  '(?:an? |\\p{L}+ly )?(?:[\\p{L}-]+ ){0,2}?(?:marble|stone|brick|hearth|mantel|mirror|cabinet|closet|shelv|window|glass|built-in|wainscot|panel|molding|mature|lush|landscap|garden|trees)';
/** If a sentence says something is close by, it isn't in the home. */
export const closeBy = new RegExp(
  `\\b(?:steps? (?:from|to|away)|close to|near(?:by)?(?! ${ownRoom})|(?:minutes?|seconds) (?:from|to|away)|blocks? (?:from|to|away)|across (?:from|the street)|walk(?:able|ing distance)? (?:to|of|from)|short (?:walk|drive|stroll)|proximity to|moments? (?:from|to|away)|around the corner from|(?:easy|quick|convenient|close|great|immediate) access to|(?:next|adjacent) to(?! ${ownRoom})|surrounded by(?! ${dressing})|down the street from|miles? (?:from|to)|stone'?s throw|(?:couldn|can)['’]?t be closer to)\\b[^.;]{0,120}$`,
  'iu',
);

/** "Close to", "minutes from": a name after these isn't the home's. */
const wayThere =
  /\b(?:close to|near(?:by)?|(?:steps?|seconds|minutes?|moments?|blocks?|miles?) (?:from|to|away)|walk(?:ing distance)? (?:to|of|from)|proximity to|around the corner from|next to)\b[^.;]{0,160}$/i;

/** "Close to the Harlan market and Fig tree": with a capital, the tree is a restaurant. */
export const isNameNearby = (before: string, text: string) =>
  /^\p{Lu}/u.test(text) && (placesNearby.test(before) || wayThere.test(before));
