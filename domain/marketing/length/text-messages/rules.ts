/** The alphabet of text messages (GSM 03.38). One letter outside it cuts the capacity by more than half. */
const alphabet = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const doubled = new Set('^{}\\[~]|€');
/** What fits in one message, in that alphabet and in any other. */
export const MESSAGE_LENGTH = 160;
const MESSAGE_LENGTH_OTHERWISE = 70;

/** How much of a message a text uses, scaled so that 160 fills one in either alphabet. */
export function weighMessage(text: string): number {
  const letters = [...text];
  if (letters.every((letter) => alphabet.has(letter) || doubled.has(letter)))
    return letters.length + letters.filter((letter) => doubled.has(letter)).length;
  return Math.ceil((text.length * MESSAGE_LENGTH) / MESSAGE_LENGTH_OTHERWISE);
}

const plainer: [RegExp, string][] = [
  [/[‘’]/g, "'"],
  [/[“”]/g, '"'],
  [/[–—]/g, '-'],
  [/…/g, '...'],
  [/\u00a0|\u202f/g, ' '],
];

/** A text with the quotes, dashes and letters every phone supports: "Dvorak" for "Dvořák". */
export function plainMessage(text: string): string {
  const plain = plainer.reduce((rest, [sign, simple]) => rest.replace(sign, simple), text);
  return [...plain].map((letter) => (alphabet.has(letter) ? letter : withoutMarks(letter))).join('');
}

const withoutMarks = (letter: string) => letter.normalize('NFD').replace(/\p{M}/gu, '');
