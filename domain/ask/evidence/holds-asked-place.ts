import { isOfAskedLevel } from './is-of-asked-level.ts';

/** The house that stands in front, and the one behind it or beside it, by the names that listings give them. */
const buildings: readonly RegExp[] = [
  /\b(?:front|main|primary|principal)[- ](?:\w+ )?(?:homes?|houses?|units?|buildings?|residences?|apartments?|dwelling)\b/i,
  /\b(?:rear|back|coach|carriage|guest|pool)[- ](?:\w+ )?(?:homes?|houses?|units?|buildings?|residences?|apartments?|cottages?|dwelling)\b|\b(?:coach|carriage|guest)houses?\b|\b(?:adu|casita|cottage)\b/i,
];

/** Asked for the front home, what is said of the coach house is of another building. */
function isOfAskedBuilding(question: string, said: string): boolean {
  const [isFront, isRear] = buildings.map((names) => names.test(question));
  if (isFront === isRear) return true;
  const [ofFront, ofRear] = buildings.map((names) => names.test(said));
  return isFront ? ofFront || !ofRear : ofRear || !ofFront;
}

const asksWayThere =
  /\b(?:walk|get|go|step|access|entry|door|path|gate|open|opens)\b.*?\b(?:straight|right|directly|direct) (?:(?:out )?(?:on|in)?to|into)\b|\b(?:direct|straight|private) (?:access|path|route|way|entrance|gate|door) to\b/;
const tellsWayThere =
  /\b(?:access\w*|doors?|doorway|gates?|gated|leads?|leading|open(?:s|ing)?|paths?|pathway|walkway|steps?|stairs?|through|direct\w*|adjoin\w*|connect\w*|attached|from|into|outside|backs?|flows?|elevators?|across|sliders?|walk\w*)\b/i;

/** "Can I walk straight to the pool?" needs a way, not only a pool. */
const tellsWay = (question: string, said: string) => !asksWayThere.test(question) || tellsWayThere.test(said);

const asksRoomLevel =
  /^(?:so |and )?(?:is|are) the ((?:\w+ ){0,2}?(?:bed ?rooms?|bath ?rooms?|kitchens?|laundry|office|den|primary|suite|living room|dining room|family room|powder room|guest room))(?: all| both| located)? (?:(?:on|in|at) )?(?:the |an? )?(?:upstairs|downstairs|basement|(?:main|upper|lower|first|second|third|top|ground|garden|entry|same) (?:floor|level))\b/;

/** "Is the bedroom upstairs or in the lower level?" A family room down there doesn't tell. */
function namesItsRoom(question: string, said: string): boolean {
  const room = asksRoomLevel.exec(question)?.[1]?.split(' ').at(-1)?.replace(/s$/, '');
  if (!room) return true;
  const stem = room.replace(/^(bed|bath)?room$/, '$1');
  return stem === '' || new RegExp(`\\b${stem}`, 'i').test(said.replace(/\b\d+[- ]bed\w*/gi, ' '));
}

const rights =
  /\b(?:roof(?:top)?|air|deck|terrace|building|development)(?: deck)? rights\b|\b(?:approved |permitted |architectural )?(?:plans?|permits?|approvals?) (?:for|to (?:build|add)|in place for)\b[^.;,]*|\b(?:room|space|potential|possibility|option|opportunity) (?:for|to (?:build|add)) (?:an? )?[^.;,]*/gi;
const asksBuilt =
  /\b(?:already|currently|existing|finished|now)\b.*\b(?:deck|terrace|patio|pool|garage|addition|adu|balcony)\b|\b(?:deck|terrace|patio|pool|garage|addition|adu|balcony)\b.*\b(?:already|built|there now|in place|finished)\b/;
const onRoof = /\b(?:deck|terrace|patio|garden)\b.*\bon (?:top of )?the roof\b/;

const asksOfPlace = /^(?:so |and )?(?:is|are) the (?:[\w-]+ )?(deck|terrace|patio|pool|garage|balcon)/;

/** A right, a permit or an approved plan is nothing built yet. */
function isBuilt(question: string, said: string): boolean {
  if (/\b(?:rights?|permits?|plans?|approv\w+|allowed|can|could|may)\b/.test(question)) return true;
  const built = said.replace(rights, ' ');
  const place = asksOfPlace.exec(question)?.[1];
  if (place && built !== said && !new RegExp(`\\b${place}`, 'i').test(built)) return false;
  return (
    (!onRoof.test(question) || /\broof/i.test(built)) &&
    (!asksBuilt.test(question) ||
      built === said ||
      /\b(?:decks?|terraces?|patios?|pools?|garages?|additions?|ADUs?|balcon\w+)\b/i.test(built))
  );
}

const asksOfPrimaryBath =
  /\b(?:primary|master)(?: suite| bed ?room)?(?:'s)? bath(?:room)?\b.* (\w{3,})[?.!]*$/;

/** "The primary bath has a tub, and the guest bath a steam shower": the shower is the guests'. */
function isOfAskedBath(question: string, said: string): boolean {
  const thing = asksOfPrimaryBath.exec(question)?.[1];
  return (
    !thing || !new RegExp(`\\b(?:guest|hall|second|other)[- ]bath\\w*\\b[^.;,]*\\b${thing}`, 'i').test(said)
  );
}

/** Whether an answer is of the building, the room and the way that a question asks about, and of what stands there. */
export const holdsAskedPlace = (question: string, said: string) =>
  isOfAskedLevel(question, said) &&
  isOfAskedBuilding(question, said) &&
  tellsWay(question, said) &&
  namesItsRoom(question, said) &&
  isOfAskedBath(question, said) &&
  isBuilt(question, said);
