import type { Feature } from '#domain/features/feature.ts';

type Said = { text: string; features: readonly Feature[]; hasSubject: boolean };

/** A brochure's orders to its reader. */
const orders =
  /^(?:Bask|Enjoy|Entertain|Relax|Unwind|Retreat|Cook|Host|Wake|Take|Make|Gather|Sip|Step|Stroll|Walk|Head|Escape|Settle|Savor|Soak|Move|See|Keep|Explore|Start|Dine|Grill|Lounge|Let|Be|Get|Add|Bring|Cozy|Curl|Marvel|Embrace|Indulge|Ascend|Descend|Enter|Pull|Park|Spend|Create)\b/;
/** Sentences that begin with something other than what they are about, and answer nobody's question about a room. */
const sidelong =
  /^(?:Included|Built|Converted|Entering|Access|Close|Part|Above|Please|No|Only|Originally|Currently|Once|Additionally)\b/;
/** An agent's praise in a host's own voice. */
const praise =
  /\b(?:delightful|adorable|cheerful|pretty|richly|superior|flawless|relaxing|discreet(?:ly)?|add(?:s|ing)? (?:to (?:the|its) |an? (?:classic|finishing|touch)|warmth|everyday)|allure|appeal|more than a|become an address|calming|your favorite|you gather|best of all|room to grow|turn-?key|freedom of)\b/i;
/** "Your new home" may be from 1898. */
const yourHome = /^It's an? (?:new|next|dream|forever) (?:home|house|condo|place|residence|apartment)\b/i;
/** Every room has a ceiling. */
const bare = /\bhas ceilings\b/;
/** What nobody sees from a doorway: the ground it stands on, who rents it, its history and its papers. */
const unseen =
  /\b(?:lot dimensions|zoning|FAR|parking|garage|sidewalk|taxes|landmarked|combination|rent(?:ed|als?)?|leased?|tenants?|stabilized|apartment building|walk[- ]up|co-?operative|stroll|owner|approximately [\d,]+ square feet\.)\b/i;
const outdoor =
  /\b(?:terraces?|gardens?|back ?yards?|yards?|decks?|patios?|balcon(?:y|ies)|rooftop|pool|porch|outdoors?|courtyards?|lawns?|lanai)\b/i;
const leadsOut = /\b(?:opens?|leads?|has|have|access|with|there(?:'s| is| are))\b/i;
const near =
  /\b(?:walk\w*|near\w*|close|steps?|minutes?|blocks?|away|trains?|lines?|stops?|around|across|along|station|corner|neighborhood|street|avenue|park)\b/i;

/** How many words a sentence takes to come to its point. */
const headWords = 9;
const headOf = (text: string) => text.split(' ').slice(0, headWords).join(' ');

/** Whether a sentence of the listing answers a question about this part of the home: a room for a room, a thing for a thing. */
export function answersPart(part: string, { text, features, hasSubject }: Said): boolean {
  if (orders.test(text) || praise.test(text) || yourHome.test(text) || bare.test(text)) return false;
  if (part === 'money') return true;
  if (sidelong.test(text)) return false;
  if (part === 'living') return hasSubject || (features.length > 0 && !unseen.test(text));
  if (part === 'outside')
    return !rented.test(text) && !noSeat.test(text) && (outdoor.test(headOf(text)) || leadsTo(text));
  if (part === 'building') return features.some(isShared) && !/\bprivate\b/i.test(headOf(text));
  if (part === 'place') return near.test(text);
  return !rented.test(text);
}

const rented = /\b(?:listed for rent|rented|leased|per month|a month|tenants?|stabilized)\b/i;
const noSeat = /\b(?:can access|multi-purpose|outdoor units|split systems?)\b/i;
/** The floors of a sentence about the building needn't be the hallway's. */
const isShared = ({ topic, qualifiers }: Feature) =>
  topic === 'shared' || (qualifiers.includes('shared') && topic !== 'arrival' && topic !== 'living');

/** "The bedroom has a private terrace" is an answer; "outdoor units hidden in the courtyard" is none. */
function leadsTo(text: string): boolean {
  const at = text.search(outdoor);
  const before = text.slice(0, at).split(' ').slice(-headWords).join(' ');
  return at >= 0 && leadsOut.test(before) && !/\bwindows\b/.test(before);
}
