import type { HomeFacts } from '../facts/home-facts.ts';
import { inSentence, list, roomsSentence } from './copy.ts';

/**
 * Public remarks for an MLS: full sentences about the property only. No names, phones, links or prices, which most
 * services refuse there; never longer than `cap` characters.
 */
export function writeRemarks(facts: HomeFacts, cap: number): string {
  const subject = facts.neighborhood ? `This ${facts.kind} in ${facts.neighborhood}` : `This ${facts.kind}`;
  const sentences = [
    roomsSentence(facts, subject) ?? `${subject} is listed for sale.`,
    facts.lot && facts.kind !== 'parcel of land' ? `The lot measures ${facts.lot}.` : null,
    ...groups(facts.features.map(inSentence)),
  ].filter((sentence) => sentence !== null);
  let text = '';
  for (const sentence of sentences) {
    const longer = text === '' ? sentence : `${text} ${sentence}`;
    if (longer.length <= cap) text = longer;
  }
  return text;
}

const leads = ['It offers', 'There is also', 'Further named in the listing:', 'Also noted:'];

function groups(features: string[]): string[] {
  return leads.flatMap((lead, index) => {
    const named = features.slice(index * 3, index * 3 + 3);
    return named.length > 0 ? [`${lead} ${list(named)}.`] : [];
  });
}
