import type { Home } from './home.ts';

const kindNames: Record<string, string> = {
  'multi-family': 'multi-family building',
  manufactured: 'manufactured home',
};

/** What a whole building is, in its listing's word. The duplex of its owner is a part of it, and so is what stands over a rental. */
const calledSo =
  /\b(?:this|an?|is the)(?! owner)(?: (?!owner|upper|lower|garden|rental|your|and\b|with\b|of\b|in\b|for\b|to\b)[^\s.;]+){0,6}? (town ?(?:house|home)|brownstone|row ?house|two-flat|three-flat|[23][- ]flat|duplex)\b(?!(?:-|, | )?(?:up\b|down\b|apartments?|units?|over|above|below|living|residences?|style|conversion|block|street|lined|and an?\b|plus\b))/i;
const spelled: [RegExp, string][] = [
  [/^town ?(?:house|home)$/, 'townhouse'],
  [/^row ?house$/, 'row house'],
  [/^2[- ]flat$/, 'two-flat'],
  [/^3[- ]flat$/, 'three-flat'],
];

/** The home as people call it, and the sentence that does so. */
export function nameKind({ kind, sentences }: Pick<Home, 'kind' | 'sentences'>): {
  text: string;
  factIds: string[];
} {
  if (kind === 'multi-family')
    for (const { id, source } of sentences) {
      const called = source.kind === 'description' && calledSo.exec(source.excerpt)?.[1]?.toLowerCase();
      if (!called) continue;
      const text = spelled.reduce((word, [sign, plain]) => word.replace(sign, plain), called);
      return { text, factIds: [id] };
    }
  return { text: kindNames[kind] ?? kind, factIds: [] };
}
