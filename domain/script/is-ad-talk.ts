/** A brochure's commands to its reader. */
const orders =
  /^(?:Bask|Enjoy|Entertain|Relax|Unwind|Retreat|Cook|Host|Wake|Take|Make|Gather|Sip|Step|Stroll|Walk|Head|Escape|Settle|Savor|Soak|Move|See|Keep|Explore|Start|Dine|Grill|Lounge|Let|Be|Get|Add|Bring|Cozy|Curl|Marvel|Embrace|Indulge|Ascend|Descend|Enter|Pull|Park|Spend|Create|Come|Fall|Discover|Experience|Imagine|Don't|Please|Contact|Call|Schedule|Welcome|Introducing)\b/;
/** An agent's praise in a host's own voice. */
const praise =
  /\b(?:delightful|adorable|cheerful|pretty|richly|superior|flawless|relaxing|allure|appeal|more than an?|become an address|calming|your favorite|you gather|best of all|room to grow|turn-?key|freedom of|enveloped|bathed in|flooded with|hallmark|sanctuary|seamless\w*|effortless\w*|curated|boasts?|must-see|stunning|breathtaking|unparalleled|exquisite|gorgeous|dream|gem|oasis|perfect(?:ly)?|ideal(?:ly)?|luxurious|endless possibilities|one-of-a-kind|lifestyle|elevate[sd]?|exceptional(?:ly)?|spectacular|unbeatable|coveted|sought-after|desirable|vibrant|charming|elegant(?:ly)?|sophisticat\w+|timeless|impeccabl\w+|meticulous\w*|thoughtful\w*)\b/i;
/** Headline capitals, and phrases that state nothing. */
const empty =
  /\b\p{Lu}{2,} \p{Lu}{2,}\b|\b(?:given new life|speaks? for itself|cannot be beat|one of a kind|lives better|[Dd]esign[- ]forward|works on (?:so )?many levels)\b/u;
/** "Your new home" may be from 1898. */
const yourHome = /^It's an? (?:new|next|dream|forever) (?:home|house|condo|place|residence|apartment)\b/i;
/** Every room has a ceiling. */
const bare =
  /\bhas (?:ceilings|windows|floors|counters)\.?$|^(?:There(?:'s| are)|It has) (?:closet|counter|storage|living|outdoor) spaces?\.?$|^There are private bedrooms\.?$/;
/** No visit shows how a day starts in a room. */
const days = /\b(?:each|every) (?:morning|evening|day|night) (?:begins|starts|ends)\b/i;

/** Whether a statement still sounds like an ad, so that no host would say it. */
export const isAdTalk = (text: string): boolean =>
  [orders, praise, empty, yourHome, bare, days].some((sign) => sign.test(text));
