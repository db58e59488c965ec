/** A small phone, a phone, a tablet and a desktop. */
export const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];
