import type { AskedHome, Statement } from './asked-home.ts';
import type { Span } from './bind-word.ts';
import { asksLevel, isOfAskedPart, isOnLevel } from './is-of-asked-part.ts';
import { namesService } from './names-service.ts';

/** What is part of a home where it is described, whether or not it says "included". */
export const asksOwnPlace =
  /\bcomes? with (?:any |an? |its own )?(?:\w+ )?(?:parking|garage|storage)\b|\b(?:parking|garage|storage)(?: \w+)? comes? with\b/;

/** Whether a statement about the right thing is also about the right place, level, service or charge. */
export const fitsQuestion = (home: AskedHome, question: string, { text, fact }: Statement, span: Span) =>
  namesService(question, text) &&
  isOfAskedPart(question, text, span) &&
  (!asksLevel.test(question) || isOnLevel(text, span)) &&
  facesThere(question, text) &&
  isSeenFromThere(question, text) &&
  isNearby(question, text) &&
  !(/\bhow many (?:floors|levels|stories)\b/.test(question) && servedLevels.test(text)) &&
  isHomesWidth(question, text) !== false &&
  (!asksHomeSize.test(question) || !(fact.field === 'lot' || ofOutside.test(text))) &&
  !(fact.field === 'lot' && namesHouse.test(question)) &&
  isOfItself(question, text) &&
  (fact.field !== 'remark' || home.statements[0]?.isOwnBuilding === true || isOfAskedWork(question, text)) &&
  !(/\bmade (?:of|from)\b/.test(question) && onlyPlace.test(text.slice(0, span.from))) &&
  (!/\b(?:in|many) square feet\b/.test(question) || /\b(?:square (?:feet|foot)|sq|sf)\b/i.test(text)) &&
  (!/\b(?:dogs?|cats?|pets?)\b.*\b(?:allowed|permitted|ok|okay|welcome|friendly)\b/.test(question) ||
    ofPets.test(text)) &&
  (!shopsInside.test(question) ||
    /\b(?:building|ground floor|lobby|on-?site|downstairs|property|complex|within)\b/i.test(text)) &&
  (!home.isForRent || saysIncluded(question, text));

/** A patio for lounging with pets allows none. */
const ofPets =
  /\b(?:allow\w*|permit\w*|welcom\w*|ok|okay|friendly|accept\w*|consider\w*|no|not|polic\w+|limit\w*|restrict\w*|max\w*|only|up to|lbs?|pounds|fees?|deposits?|rent|approv\w+|negotiable|case|subject to|dog (?:run|park|wash\w*)|pet (?:spa|wash\w*))\b/i;

/** Shops of the area are none in the building. */
const shopsInside =
  /\b(?:retail|stores?|shops?|shopping|restaurants?|cafes?|grocer\w+|pharmacy|markets?)\b.*\b(?:in|inside|within) the (?:building|complex|property)\b/;

const asksHomeSize =
  /\bhow many square feet (?:is|are|does|do|in)?(?: there)?(?: (?:it|this|the (?:house|home|unit|apartment|condo|place|townhouse|loft|interior))\b|$)|^(?:what is the )?square (?:feet|footage)(?: of (?:it|the (?:house|home|unit|apartment|condo|place|townhouse|loft)))?$/;
/** The square feet of a lot or a terrace aren't the home's. */
const ofOutside =
  /^(?!.*\b(?:interior|living|indoor|home|house|residence|apartment|condo|loft|townhouse)\b).*\b(?:lot|outdoor|exterior|terraces?|patio|yard|garden|roof|balcony|deck|garage|storage|basement|gym|amenit\w+)\b/i;

/** "Terraces off the dome" tell nothing of what the dome is made of. */
const onlyPlace = /\b(?:off|above|below|under|beneath|behind|beside|near|outside) (?:the |its )?$/i;

/** The lot's size is none of the old house on it. */
const namesHouse =
  /^(?!.*\b(?:lots?|land|acres?|acreage|parcel|plot|yard|grounds?|property|site)\b).*\b(?:house|home|building|structure|cottage|bungalow|unit|apartment|condo|townhouse|interior|living (?:space|area))\b/;

const asksLandmark = /^(?:is|was|has|are) .*\b(?:landmark\w*|histor\w+)\b/;
/** What stands around a home, or its street, tells nothing of the home itself. */
const aroundIt =
  /\b(?:surrounded by|surrounding|among(?:st)?|amid(?:st)?|flanked by|next to|near(?:by)?|close to|beside|across from|lined with|neighbou?ring|adjacent to|(?:street|block|row) of|overlook\w*)\b[^.;]{0,90}\b(?:landmark\w*|histor\w+)/i;

/** Asked whether the building is a landmark, the houses around it don't answer; nor does what a riverwalk has to offer come with the home. */
export const isOfItself = (question: string, text: string) =>
  !(/\bcomes? with\b/.test(question) && /\b(?:has|have) to offer\b/i.test(text)) &&
  (!asksLandmark.test(question) ||
    /\b(?:district|area|neighborhood|street|block)\b/.test(question) ||
    !aroundIt.test(text));

const fromHome =
  /\b(?:see|views?|visible|look)\b.*\bfrom (?:inside|indoors|(?:inside )?(?:the|my|your|any|every) (?:apartment|unit|home|house|condo|windows?|living room|bed ?rooms?|primary|kitchen|balcony|terrace))\b|\b(?:unit|apartment|apt|condo)(?: itself)? (?:have|has|get|gets|come with|offer) .*\bviews?\b/;
const ofRoof = /\b(?:roof ?-?(?:top|deck)?|common|shared|building's|residents?)\b/i;

/** What can be seen from the roof of a building can't be seen from every home in it. */
export const isSeenFromThere = (question: string, text: string) =>
  (!fromHome.test(question) || !ofRoof.test(text)) &&
  isSeenFromRoom(question, text) &&
  (!asksSight.test(question) || ofSight.test(text));

const fromRoom =
  /\b(?:see|views?|visible|look)\b.*\bfrom (?:inside )?(?:the|my|your) (living|bed|kitchen|dining|balcon|terrace|patio|deck|primary|office)/;
const everywhere =
  /\b(?:every|all|each)(?: of the)? (?:\w+ )?(?:rooms?|windows?)\b|\bthroughout\b|\bgreat room\b/i;

/** Views of a home aren't those of each of its rooms. */
function isSeenFromRoom(question: string, text: string): boolean {
  const room = fromRoom.exec(question)?.[1];
  return !room || everywhere.test(text) || new RegExp(`\\b${room}`, 'i').test(text);
}

/** A walk to the lake doesn't say that it can be seen. */
const asksSight =
  /\b(?:can|could|do) (?:you|i|we) (?:\w+ )?see (?:the|a|any) (?!\w+ plan|inside|interior)|\bvisible from\b/;
const ofSight =
  /\b(?:views?|vistas?|overlook\w*|see|seen|visible|facing|panoram\w*|sights?|looks? (?:out|over|onto))\b/i;

/** An elevator that serves five levels doesn't count the home's. */
const servedLevels = /\belevators?\b[^.;]*\b(?:serv\w+|access\w*|reach\w*)\b/i;

const asksDesigner = /\b(?:architects?|design(?:ed|ers?)?|built|builder|developer|developed)\b/;
const wholeBuilding =
  /\b(?:building|tower|condominium|condo|co-?op|cooperative|development|complex|high-?rise|exterior|fa[cç]ade|landmark|collection)\b/i;
const singleHome =
  /\b(?:apartment|residence|unit|home|loft|duplex|triplex|penthouse|interiors?|kitchen|renovat\w+)\b/i;

/** In a building of several homes, who designed one of them didn't design the building, nor the other way round. */
function isOfAskedWork(question: string, text: string): boolean {
  if (
    !/^(?:and |so )?(?:who|whose|which (?:architect|designer|builder|developer))\b/.test(question) ||
    !asksDesigner.test(question)
  )
    return true;
  if (/\b(?:building|tower|complex|high-?rise|development)\b/.test(question))
    return wholeBuilding.test(text) || !singleHome.test(text);
  return (
    !/\b(?:apartment|unit|interiors?|residence)\b/.test(question) ||
    singleHome.test(text) ||
    !wholeBuilding.test(text)
  );
}

const asksNear =
  /\b(?:parks?|gardens?|pools?|gyms?)\b.*\b(?:near ?by|close|around (?:here|there)|in the (?:area|neighborhood)|walking distance)\b|\b(?:nearest|closest) (?:parks?|gardens?|pools?|gyms?)\b/;
const near =
  /\b(?:near\w*|close|steps?|blocks?|minutes?|walk\w*|around the corner|across|moments|distance|adjacent|proximity|next|miles?|away|access|surround\w*|overlook\w*|footsteps|enjoy|block)\b/i;

/** A neighborhood that is called a park is none near by, and the building's own garden neither. */
export const isNearby = (question: string, text: string) => !asksNear.test(question) || near.test(text);

const asksWidth =
  /\bhow (?:wide|deep) (?:is|are) (?:it|the (?:home|house|town ?house|townhome|row ?house|brownstone|mansion|residence|building|property|place))\b/;
const homesWidth =
  /\b(?:wide|deep),?(?: [\w',+-]+){0,4} (?:townhouse|townhome|house|home|brownstone|building|residence|mansion)\b|\b(?:is|measures|measuring|stands)\b[^.;,]{0,24}(?:feet|foot|')[- ](?:wide|deep)\b|\b(?:feet|foot|ft|') (?:in width|across),? (?:the|this) (?:[\w-]+ )?(?:townhouse|townhome|house|home|brownstone|building|residence|mansion)\b/i;

/** "How wide is the house?" isn't answered by a room's width; undefined where no width is asked for. */
export const isHomesWidth = (question: string, text: string) =>
  asksWidth.test(question) ? homesWidth.test(text) : undefined;

/** A terrace that faces south says nothing of the windows. */
const facesThere = (question: string, statement: string) =>
  !/\bwindows?\b/.test(question) ||
  !/\b(?:north|south|east|west)\w*[- ]facing (?:\w+ )?(?:terrace|balcony|garden|patio|yard|deck)/i.test(
    statement,
  );

export const rentInclusion = /\bincluded (?:(?:in|with) (?:the )?rent|extra)\b/;

/** "Is the gas included in the rent?" isn't answered by a gas stove. */
const saysIncluded = (question: string, statement: string) =>
  !rentInclusion.test(question) || /\b(?:includ\w+|pays?|paid|cover\w*)\b/i.test(statement);
