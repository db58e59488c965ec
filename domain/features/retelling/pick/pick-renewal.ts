import { homeNouns } from '../data/home-words.ts';

const how =
  '((?:fully |completely |newly |gut[- ]|recently |totally |entirely |just )?(?:renovated|repainted|remodeled|rebuilt|restored|refinished|redone|rehabbed))';
const year = '((?:late |early )?(?:19|20)\\d\\d)';
const parts =
  'exterior|facade|façade|kitchen|roof|building|primary bath|baths?|bathrooms?|interiors?|lobby|basement';
const renewed = new RegExp(
  `^(?:this|the) (?:(?!(?:was|is|has|with|of|in)\\b)[\\p{L}\\d'’-]+,? ){0,5}?(${homeNouns.join('|')}|${parts})(?:,| was| has been)? ${how} in ${year}(?=[,.;—]|$| (?:with|and|by|features|offers|is)\\b)`,
  'iu',
);

/** "This loft, gut renovated in 2019, has …": what was renovated, and when. */
export function pickRenewal(text: string): string[] {
  const [, what = '', done = '', when = ''] = renewed.exec(text) ?? [];
  if (what === '') return [];
  const isPart = new RegExp(`^(?:${parts})$`, 'i').test(what);
  const verb = /(?:s)$/i.test(what) ? 'were' : 'was';
  return [
    `${isPart ? `The ${what.toLowerCase()}` : 'It'} ${isPart ? verb : 'was'} ${done.toLowerCase()} in ${when}.`,
  ];
}
