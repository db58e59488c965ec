export type FontCut = {
  name: string;
  family: 'figtree' | 'fraunces';
  weight: 400 | 500 | 600 | 700;
  subset: 'latin' | 'latin-ext';
};

/** Later ones supply letters that the earlier ones lack. */
export const fontCuts: FontCut[] = [
  { name: 'Fraunces', family: 'fraunces', weight: 600, subset: 'latin' },
  { name: 'Figtree', family: 'figtree', weight: 500, subset: 'latin' },
  { name: 'Figtree', family: 'figtree', weight: 700, subset: 'latin' },
  { name: 'Fraunces Extended', family: 'fraunces', weight: 600, subset: 'latin-ext' },
  { name: 'Figtree Extended', family: 'figtree', weight: 500, subset: 'latin-ext' },
];

export function fontFile({ family, weight, subset }: Omit<FontCut, 'name'>): string {
  return `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`;
}
