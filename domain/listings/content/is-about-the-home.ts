/** Sentences that speak of people instead of the home, or of what nobody may promise (Fair Housing Act, 3604(c)). */
const aboutPeople = [
  /\b(?:no|without) (?:kids|children|vouchers?|section 8|wheelchairs?|pets of any)\b/i,
  /\b(?:adults?|singles?|seniors?|couples?|men|women|christians?|jewish|muslim|catholic)[- ]only\b/i,
  /\b(?:perfect|ideal|great|suited|suitable|best|wonderful|made) for (?:an? |the |your )?(?:\w+ ){0,3}(?:famil(?:y|ies)|couples?|singles?|bachelors?|empty[- ]nesters?|retirees?|seniors?|students?|professionals?|newlyweds?|kids|children|executives?)\b/i,
  /\b(?:family|adult|mature|professional|exclusive|christian|jewish|catholic|muslim|hispanic|latino|black|white|asian|integrated|ethnic|traditional)[- ](?:oriented|friendly)?\s?(?:neighbou?rhood|community|home|area|building)\b/i,
  /\b(?:safe|low[- ]crime|crime[- ]free|no crime|secure) (?:and \w+ )?(?:neighbou?rhood|area|streets?|community|town|city|location)\b/i,
  /\b(?:low|little|no) crime\b/i,
  /\b(?:bachelor|bachelorette) pad\b|\bable[- ]bodied\b|\bman cave\b|\bmust be (?:employed|healthy|able)\b/i,
  /\b(?:near|close to|walk(?:ing distance)? to|steps from|minutes from|by) (?:the |an? )?(?:[\w.’']+ ){0,3}(?:church|synagogue|temple|mosque|parish|cathedral|shul|eruv)\b/i,
  /\b(?:good|great|best|top[- ]rated|excellent|award[- ]winning|blue ribbon|desirable|sought[- ]after) (?:\w+ )?(?:schools?|school district)\b/i,
  /\b(?:race|racial|ethnic(?:ity)?|religio(?:n|us)|national origin|demographics?|handicapped|disabled)\b/i,
];

/** Ways to reach somebody, sales talk and orders to whoever reads: never facts about a home. */
const notAFact = [
  /https?:|www\.|\S@\S|\b[\w-]+\.(?:com|net|org|info|biz)\b/i,
  /(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}/,
  /\b(?:ignore|disregard|forget) (?:all |any |the |your |previous |prior |above )+(?:instructions?|prompts?|rules?|messages?)\b/i,
  /\b(?:system prompt|as an ai|language model|assistant:|you are now)\b/i,
  /\b(?:call|text|e-?mail|contact|schedule|book|message) (?:me|us|the|your|today|now|an?|listing)\b/i,
  /\b(?:commission|buyer'?s agent|co-?op|lockbox|showing instructions|agent remarks)\b/i,
];

/** Whether a sentence may be repeated on a public page: it describes the property, not the people. */
export function isAboutTheHome(sentence: string): boolean {
  return ![...aboutPeople, ...notAFact].some((pattern) => pattern.test(sentence));
}
