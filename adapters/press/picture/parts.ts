import type { PictureCard } from '../contract.ts';
import { box, type Element, lines, mark, printable } from '../element.ts';
import { display, look, text } from '../look.ts';
import { fitted, type Sizes } from './template.ts';

export type Inks = { main: string; soft: string; accent: string; house: string; fire: string };
export const onDark: Inks = {
  main: look.paper,
  soft: '#eee4d0',
  accent: look.emberBright,
  house: look.paper,
  fire: look.emberBright,
};
export const onPaper: Inks = {
  main: look.ink,
  soft: look.inkSoft,
  accent: look.ember,
  house: look.ink,
  fire: look.ember,
};

export function brand({ unit }: Sizes, inks: Inks): Element {
  return box(
    { flexDirection: 'row', alignItems: 'center', gap: 12 * unit },
    mark(44 * unit, inks),
    box({ fontFamily: display, fontSize: 32 * unit, color: inks.main }, 'Hearthcast'),
  );
}

/** The occasion on a label of its own colour. */
export function badge(words: string | null, { type: unit }: Sizes): Element | null {
  if (!words) return null;
  const style = {
    alignSelf: 'flex-start',
    padding: `${10 * unit}px ${22 * unit}px`,
    borderRadius: 999,
    backgroundColor: look.ember,
    color: look.paper,
    fontFamily: text,
    fontWeight: 700,
    fontSize: 28 * unit,
  };
  return box(style, printable(words));
}

/** Price, address, place and facts, from large to small. */
export function headline(card: PictureCard, { type }: Sizes, inks: Inks, scale = 1): Element {
  const size = type * scale;
  const facts = card.facts.map(printable).filter(Boolean).join('  ·  ');
  return box(
    { gap: 14 * size },
    card.price &&
      lines(card.price, 1, {
        fontFamily: display,
        fontWeight: 600,
        fontSize: fitted(92 * size, card.price, 12),
        lineHeight: 1.05,
        color: inks.main,
      }),
    lines(card.address, 3, {
      fontFamily: display,
      fontWeight: 600,
      fontSize: fitted((card.price ? 54 : 76) * size, card.address, 30),
      lineHeight: 1.12,
      color: inks.main,
    }),
    card.cityLine &&
      lines(card.cityLine, 1, {
        fontFamily: text,
        fontSize: fitted(34 * size, card.cityLine, 36),
        color: inks.soft,
      }),
    facts !== '' &&
      lines(facts, 2, {
        fontFamily: text,
        fontWeight: 700,
        fontSize: fitted(34 * size, facts, 42),
        color: inks.accent,
      }),
  );
}

/** Who lists the home, as the law of most states wants it: the brokerage beside the name. */
export function listedBy(card: PictureCard, { type }: Sizes, inks: Inks, scale = 1): Element | null {
  const who = [card.agent, card.brokerage].filter(Boolean).join(', ');
  const size = type * scale;
  const words = [who && `Listed by ${who}`, card.note].filter(Boolean).join('  ·  ');
  return words === ''
    ? null
    : lines(words, 3, {
        fontFamily: text,
        fontWeight: 500,
        fontSize: fitted(26 * size, words, 110),
        lineHeight: 1.3,
        color: inks.soft,
      });
}
