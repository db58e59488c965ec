import type { Home } from '../home.ts';
import type { Telling } from './telling.ts';

/** How many sentences introduce a home. */
const firstSentences = 3;
/** "Overlooking Ashbury Park, this house …": the home itself has that view. */
const introduced =
  /^(?:Directly )?([Oo]verlooking|[Ff]acing|[Aa]cross from)\s+(?:(?:iconic|historic|beautiful|beloved|scenic|lush|picturesque|verdant) )*((?:the )?\p{Lu}[\p{L}’'-]+(?: (?:of the |of )?\p{Lu}[\p{L}’'-]+){1,3}),/u;
const avenues = /\b(?:Avenue|Ave|Street|St|Boulevard|Blvd|Road|Rd|Drive|Place|Lane|School|Church|Academy)$/;
const verbs: Record<string, string> = {
  overlooking: 'It overlooks',
  facing: 'It faces',
  'across from': "It's across from",
};

/** What the home overlooks, in the agent's opening words: a park people know by name. */
export function tellSetting({ sentences }: Home): Telling[] {
  for (const { id, source } of sentences.slice(0, firstSentences)) {
    const [, way = '', name = ''] = introduced.exec(source.excerpt.trim()) ?? [];
    const verb = verbs[way.toLowerCase()];
    if (verb && !avenues.test(name)) {
      const statement = { text: `${verb} ${name}.`, factIds: [id] };
      return [{ opener: 'open-setting', parts: ['state-arrival'], words: { statement }, features: [] }];
    }
  }
  return [];
}
