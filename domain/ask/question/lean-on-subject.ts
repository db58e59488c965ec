import { type AskedQuestion, type AskedThing, isSaidOfThing, readQuestion } from './read-question.ts';

const pronoun = /\b(?:it|that|they|them|those|one|this|he|she)\b/;
const pronounAsSubject =
  /^(?:(?:is|are|was|were) (?:it|they|that|those|this|he|she)\b(?! (?:near|close|on|in|for|far|a|an|still|worth|under|part|located|possible|ok|okay)\b)|how (?:old|big|large|tall|wide|deep|new|long|far|much|many) (?:is|are|was|were) (?:it|they|that|those)\b|when (?:was|were) (?:it|they|that)\b(?! built)|(?:does|do) (?:it|they|that|those) (?:stay|convey|work|come with the|remain|go with)|what (?:kind|type|color|brand|size) (?:is|are) (?:it|they)|where (?:is|are) (?:it|they)\b(?! located))/;

/** Not a thing that a later "it" could mean. */
const ofWholeHome =
  /^(?:price|price-cut|price-per-sqft|status|address|agent|brokerage|mls|zip|county|days-on-market|nearby|taxes|hoa|year-built|sqft|kind-of-home|open-house|unit-floor|unit-count|neighborhood|owner-agent|showings)$/;

/** "Lot size? Year built?" A lot isn't built. */
const ofHomeItself = /^(?:the )?year (?:it was |it's |the home was )?built$/;

type Rewrite = { about: RegExp; sign: RegExp; ask: (subject: string, text: string) => string };

/** "And what does it cover?" */
const coverage =
  /^(?:so |and )?what (?:all )?(?:does|do|is|are|would) (?:it|that|they|this|those)?\s?(?:all )?(?:cover|covers|include|includes|included|covered|get me|pay for)|^what (?:do|would|will) (?:i|we|you) get for (?:that|it|this)/;

/** What holds other things, so that "it" has them. */
const insideRoom =
  /^(?:basement|attic|garage|adu|barn|shed|workshop|kitchen|primary-suite|primary-bath|guest-bedrooms|baths|loft|office|family-room|living-room|sunroom|pool|deck|patio|terrace|balcony|roof-deck|yard)$/;

/** Follow-ups that mean something only behind what was asked before. */
const rewrites: Rewrite[] = [
  // "How big is the guest house and when was it built?": what stands by itself was built by itself.
  {
    about:
      /^(?:adu|garage|barn|shed|workshop|pool|deck|sunroom|outbuildings?|carport|patio|dock|greenhouse)$/,
    sign: /^(?:when|what year) (?:was|were) (?:it|that|they|those) (?:built|put (?:up|in)|added|constructed|installed)$/,
    ask: (subject, text) => text.replace(/\b(?:it|that|they|those)\b/, `the ${subject}`),
  },
  // "How big is the guest house and how many bedrooms does it have?"
  {
    about: /^adu$/,
    sign: /^how many (?:\w+ )?(?:bed|bath)(?: ?rooms?|s)? (?:does it have|are in it|are there in it|has it(?: got)?|are there|is it|in it)$/,
    ask: (subject, text) =>
      `${/^how many (?:\w+ )?(?:bed|bath)(?: ?rooms?|s)?/.exec(text)?.[0]} does the ${subject} have`,
  },
  // "Is the basement finished and does it have a bathroom?" asks for one down there, not for those of the home.
  {
    about: insideRoom,
    sign: /^(?:does|do) (?:it|they|that) (?:also |even |already )?(?:have|come with|include) (?:(?:an?|any|its|their|own|separate|private|full|half|good|enough|much|wet|walk-in|gas|new|heated) )*(?:bath(?:room)?|toilet|shower|tub|bar|kitchen|kitchenette|bed ?room|windows?|closets?|sink|vanity|heat(?:ing)?|ac|air conditioning|power|electric(?:ity)?|outlets?|water|plumbing|storage|entrance|floor drain|workbench|opener|insulation)s?$/,
    ask: (subject, text) => text.replace(/\b(?:it|they|that)\b/, `the ${subject}`),
  },
  {
    about: /^(?:deck|patio|terrace|balcony|roof-deck|yard|garden|pool|porch|courtyard)$/,
    sign: /^(?:does|do|will|would|is|are) (?:it|they|that) (?:get |have |in (?:the )?)?(?:\w+ )*(?:sun|sunlight|light|shade|shady|sunny)$/,
    ask: (subject) => `does the ${subject} get sun`,
  },
  {
    about: /^(?:garage|parking|carport)$/,
    sign: /^(?:for )?how many (?:spaces|spots|cars|vehicles|stalls)(?: (?:is|are|does|do|can|will|would|in|fit|it|they|there|that|for|hold)\b)*$/,
    ask: () => 'how many cars',
  },
  {
    about: /^(?:train|transit|bus|park|trail|beach|lake|grocery|schools?|shopping|restaurants|gym|golf)$/,
    sign: /^(?:can|could) (?:i|we|you|they|kids|the kids) (?:walk|bike)(?: there| to (?:it|them|that))?$|^is (?:it|that) (?:within )?walk(?:able|ing distance)$/,
    ask: (subject) => `how far is the ${subject}`,
  },
  {
    about: /^(?:flip-tax|transfer-tax|down-payment|special-assessment|buyers-premium)$|tax|fee/,
    sign: /^(?:so )?(?:how much|what) (?:is|would|does) (?:it|that|this)(?: be| come to)?(?: (?:at|on|of|for) (?:the )?(?:full |current )?(?:asking|list|sale|purchase)?(?: ?price)?)$/,
    ask: (subject) => `how much is the ${subject} at asking`,
  },
  {
    about: /^price/,
    sign: /^what is (?:it|the price|that)(?: at)? now$/,
    ask: () => 'asking price',
  },
  {
    about: /./,
    sign: /^(?:who (?:makes|made|manufactures|built) (?:it|them|that|those)|(?:what|which) (?:brand|make)(?: (?:is|are) (?:it|they|that))?)$/,
    ask: (subject) => `what brand is the ${subject}`,
  },
  {
    about: /^(?:fireplace|stove|wood-stove|furnace|boiler|grill)$/,
    sign: /^what (?:does|do) (?:it|they) (?:burn|use|run on|take)(?: for fuel)?$|^what (?:kind of )?fuel\b/,
    ask: (subject) => `is the ${subject} gas or wood`,
  },
  {
    about: /^(?:special-assessment|tenant|tenant-lease|rentals|warranty|tax-abatement|land-lease)$/,
    sign: /^(?:(?:for )?how long (?:does|do|will|is|are) (?:it|that|they) (?:last|go on|run|continue|in place|be in place|for|stay)(?: for)?|until when)$/,
    ask: (subject) => `until when is the ${subject}`,
  },
  {
    about: /./,
    sign: /^(?:and )?what (?:is|are|was|were) (?:it|they|that|those) made (?:of|from)$/,
    ask: (subject) => `what are the ${subject} made of`,
  },
  {
    about: /^lot$/,
    sign: /^(?:is|are) (?:it|that|this|they) (?:(?:all|fully|completely|partly|partially) )?fenced(?: in)?$/,
    ask: () => 'is the yard fenced',
  },
  {
    about: /./,
    sign: /^(?:and )?(?:where|in (?:what|which) rooms?|(?:what|which) rooms?)(?: exactly)?$/,
    ask: (subject) => `where are the ${subject}`,
  },
  {
    about: /^price/,
    sign: /^(?:so )?(?:(?:down )?from (?:what|how much|where)|what was it (?:before|originally)(?: that)?|before(?: that)?|and before|originally)$/,
    ask: () => 'original price',
  },
  { about: /^price/, sign: /^(?:so )?by how much$/, ask: () => 'how much was the price cut' },
  {
    about: /^(?:hoa|hoa-covers|taxes|special-assessment)$/,
    sign: /^(?!.*\b(?:include|cover)).*\b(?:(?:per|a|each|every|whole|for a|over a) (?:year|month|quarter)|yearly|annual(?:ly)?|monthly)\b/,
    ask: (subject, text) =>
      `${/^(?:is|are)\b/.test(text) ? 'is' : 'how much is'} the ${/cover|includ/.test(subject) ? 'hoa' : subject} ${text.replace(/^.*?\b(?=per|a |each|every|whole|yearly|annual|monthly)/, '')}`,
  },
  {
    about: /^hoa/,
    sign: /^(?:does|do) (?:it|that|they) have (?:the )?[a-z]+ in (?:it|there|them|that)$/,
    ask: (_, text) => `does the hoa include ${/have (?:the )?([a-z]+) in/.exec(text)?.[1] ?? ''}`,
  },
  {
    about: /^land-lease$/,
    sign: coverage,
    ask: (subject) => `what does the ${subject} cover`,
  },
  {
    about: /^(?:hoa|special-assessment)$/,
    sign: coverage,
    ask: (subject) => `what does the ${/maintenance/.test(subject) ? subject : 'hoa'} cover`,
  },
  {
    about: /./,
    sign: /^(?:so |and )?what (?:else )?(?:is|are) (?:up |in |on |out |down |over )?(?:there|in it|on it|inside)$|^what (?:else )?does (?:it|that) have$|^what is it like$|^(?:tell me|say) more(?: about (?:it|that))?$/,
    ask: (subject) => `tell me about the ${subject}`,
  },
  {
    about: /./,
    sign: /^(?:so )?(?:what (?:is|are|was) (?:it|that|this|they|those) for|for what|what for)(?: exactly)?$/,
    ask: (subject) => `what is the ${subject} for`,
  },
  {
    about: /./,
    sign: /^(?:until |and )?when (?:does|do|will|is) (?:it|that|they)\b.*\b(?:end|ends|expire|expires|finish|over|paid|done|stop)\b/,
    ask: (subject) => `until when is the ${subject}`,
  },
  {
    about: /./,
    sign: /^what (?:can|do|would|could) (?:you|i|we|one) see\b|^what (?:does|do) (?:it|they|that) (?:look (?:at|out|over|on)|overlook|face)\b/,
    ask: (subject) => `what is the view from the ${subject}`,
  },
  {
    about: /./,
    sign: /^(?:so )?(?:(?:what is|how much is) )?(?:the |that )?(?:(?:yearly|annual|monthly) )?(?:total|(?:in total|combined|together|altogether)(?: (?:a|per) (?:year|month))?)$/,
    ask: (subject, text) =>
      `how much is the ${subject} ${text.replace(/^(?:what|how much) is (?:the |that )?/, '')}`,
  },
  {
    about: /./,
    sign: /\bmore than (?:one|1)\b|\b(?:get|buy|have|rent) (?:another|two|2|more)\b/,
    ask: (subject) => `can i get more than one ${subject}`,
  },
];

/** A question in full: "and how old is it?", "heated?", "from what?" say what they lean on. */
export function leanOnSubject(asked: AskedQuestion, subject: string): AskedQuestion {
  const about = readQuestion(subject).things.at(-1)?.concept.id ?? '';
  const text = asked.text.replace(/[,\s]+$/, '');
  const rewrite = rewrites.find((one) => one.about.test(about) && one.sign.test(text));
  const isInside =
    insideRoom.test(about) &&
    /^(?:does|do) (?:it|they|that)\b|^how many .*\b(?:does it have|in it)$/.test(text);
  const isBare =
    isInside ||
    asked.things.every((thing) => isOpen(thing, about) || /^(?:price|included)$/.test(thing.concept.id));
  if (about !== '' && rewrite && isBare) return readQuestion(rewrite.ask(subject, text));
  if (about === '' && /^(?:and |so )?how much (?:is|are|does) (?:it|that|they)(?: cost| run)?$/.test(text))
    return readQuestion(`how much is the ${subject}`);
  if (about === '' || !asked.things.every((thing) => isOpen(thing, about))) return asked;
  if (isOfHome(asked, about)) return asked;
  if (ofWholeHome.test(about) || ofHomeItself.test(text)) return asked;
  // "And the dishwasher?" asks for another thing.
  const isShort =
    !/^the\b/.test(text) && text.split(/\s+/).length <= 2 && asked.things.length + asked.words.length > 0;
  if (!pronounAsSubject.test(text) && !isShort) return asked;
  return readQuestion(
    pronoun.test(text) ? text.replace(pronoun, `the ${subject}`) : `is the ${subject} ${text}`,
  );
}

const systems =
  /^(?:cooling|heating|laundry|in-unit-laundry|elevator|basement|attic|furnace|water-heater|internet|fireplace|pets|doorman|gym)$/;
const outside =
  /^(?:parking|garage|carport|driveway|street-parking|guest-parking|ev-charger|storage|pool|hot-tub|deck|patio|terrace|balcony|roof-deck|yard|garden|tenant|pets|dogs|cats|rentals)$/;
const hasNoArea =
  /^(?:parking|street-parking|guest-parking|ev-charger|pets|dogs|cats|tenant|rentals|doorman|elevator|laundry|in-unit-laundry|cooling|heating|fireplace|train|transit|schools?|view|exposure|floors|hardwood|ceilings|windows|roof|condition|updates|noise|hoa-covers|special-assessment)$/;

/** Whatever was spoken of before, the air conditioning is the home's, and so are square feet that parking hasn't got. */
export function isOfHome({ things, text }: AskedQuestion, about: string): boolean {
  const ids = things.map(({ concept }) => concept.id);
  if (ids.length === 0) return false;
  return (
    (outside.test(about) && ids.every((id) => systems.test(id))) ||
    (hasNoArea.test(about) &&
      // "Is there parking, and how big is it?" means the space, whether or not the listing tells.
      !(/parking$/.test(about) && pronoun.test(text)) &&
      ids.every((id) => id === 'sqft'))
  );
}

/** What the concept of a subject is called. */
export const conceptOf = (subject: string) => readQuestion(subject).things.at(-1)?.concept.id ?? '';

const besideSubject =
  /\b(?:near|next to|beside|by|off|off of|close to|attached to|inside|from) (?:it|there|them)\b|\b(?:which|what) rooms? (?:is|are|does|do) (?:it|they|that)\b/;

/** "Is there a shower near it?" Whatever is told has to speak of what "it" is. */
export function speaksOfSubject(question: string, subject: string, said: string): boolean {
  if (!besideSubject.test(question) || subject === '') return true;
  const sign = readQuestion(subject).things.at(-1)?.concept.stated;
  return sign === undefined || said.search(sign) >= 0;
}

/** Whether a subject is a place that has things of its own. */
export const holdsOthers = (about: string) => insideRoom.test(about);

/** Built with the home, where nothing else is said: behind a pool, "when was it built?" may mean the house. */
export const isBuiltWithHome = (about: string) =>
  !/^(?:adu|garage|barn|shed|workshop|outbuildings?|carport|dock|greenhouse|sunroom)$/.test(about);

/** What may be said of the subject instead of the home: "where is it?" behind the laundry, "how much is it?" behind a space. */
function isOpen({ concept }: AskedThing, about: string): boolean {
  if (isSaidOfThing(concept)) return true;
  if (ofWholeHome.test(about)) return false;
  return concept.id === 'address' || (concept.id === 'price' && soldApart.test(about));
}

const soldApart =
  /^(?:parking|garage|guest-parking|storage|carport|special-assessment|furnished|solar|warranty|utilities|water|sewer|trash|internet|electrical|land-lease)$/;

/** What a question leaves behind for the next one to lean on, in its own words. */
export function subjectOf({ text, things, words, aspect }: AskedQuestion): string {
  const thing =
    things.findLast(({ concept }) => !ofWholeHome.test(concept.id)) ??
    things.findLast(({ concept }) => /^(?:price|price-cut|hoa|taxes)$/.test(concept.id));
  // "Who pays the water?" names a thing that the lists don't know.
  return thing ? text.slice(thing.from, thing.to) : aspect === 'payer' ? words.join(' ') : '';
}
