/** "Restaurants including Lantern and …": what comes next is one of the places around the home. */
export const placesNearby =
  /\b(?:restaurants?|eateries|caf[eé]s|coffee shops?|bakeries|bars|pubs|breweries|shops|shopping|stores|boutiques|grocers|supermarkets|nightlife|hot ?spots|attractions|landmarks|museums|neighborhood (?:favorites|gems|staples)|dining (?:options|spots))\b[^.;]{0,24}\b(?:includ(?:e|es|ing)|such as|like)\b[^.;]{0,200}$/i;

/** "Close to", "minutes from": a name behind it is somebody else's. */
const wayThere =
  /\b(?:close to|near(?:by)?|(?:steps?|seconds|minutes?|moments?|blocks?|miles?) (?:from|to|away)|walk(?:ing distance)? (?:to|of|from)|proximity to|around the corner from|next to)\b[^.;]{0,160}$/i;

/** "Close to the Harlan market and Fig tree": with a capital, the tree is a restaurant. */
export const isNameNearby = (before: string, text: string) =>
  /^\p{Lu}/u.test(text) && (placesNearby.test(before) || wayThere.test(before));
