import { colors, displayFont, textFont } from '../brand-styles.ts';
import { box, type Element, lines, markDrawing, picture, printable } from '../element.ts';
import { fitted, type PictureSheet, type Sizes } from './template.ts';

export type Inks = { main: string; soft: string; accent: string; house: string; fire: string; rule: string };
export const onDark: Inks = {
  main: colors.paper,
  soft: '#eee4d0',
  accent: colors.emberBright,
  house: colors.paper,
  fire: colors.emberBright,
  rule: '#6d7a6c',
};
export const onPaper: Inks = {
  main: colors.ink,
  soft: colors.inkSoft,
  accent: colors.ember,
  house: colors.ink,
  fire: colors.ember,
  rule: colors.rule,
};

/** Our own name, kept small: people should see the agent's. */
function madeWith({ unit }: Sizes, inks: Inks): Element {
  return box(
    { flexDirection: 'row', alignItems: 'center', gap: 8 * unit, flexShrink: 0 },
    markDrawing(24 * unit, inks),
    box({ fontFamily: textFont, fontSize: 19 * unit, color: inks.soft }, 'Made with Hearthcast'),
  );
}

/** The color of figures: the agent's own if there is one. */
function accentOf({ brand }: PictureSheet, inks: Inks): string {
  if (!brand) return inks.accent;
  return inks === onDark ? brand.colors.onDark : brand.colors.onPaper;
}

/** The occasion on a label of its own color. */
export function badge({ badge: words, brand }: PictureSheet, { type: unit }: Sizes): Element | null {
  if (!words) return null;
  return lines(words, 2, {
    alignSelf: 'flex-start',
    padding: `${11 * unit}px ${24 * unit}px`,
    borderRadius: 32 * unit,
    backgroundColor: brand?.colors.surface ?? colors.ember,
    color: brand?.colors.onSurface ?? colors.paper,
    fontFamily: textFont,
    fontWeight: 700,
    fontSize: fitted(28 * unit, words, 34, 0.78),
    lineHeight: 1.2,
  });
}

/** The disclosure that the law requires about the picture, next to the picture. */
export function note(words: string | null, { unit }: Sizes, place: Record<string, number>): Element | null {
  if (!words) return null;
  const style = {
    position: 'absolute',
    ...place,
    padding: `${6 * unit}px ${14 * unit}px`,
    borderRadius: 8 * unit,
    backgroundColor: colors.pineDeep,
    color: colors.paper,
    fontFamily: textFont,
    fontSize: 22 * unit,
    maxWidth: 860 * unit,
  };
  return box(style, printable(words));
}

/** Price, address, place and facts, from large to small. */
export function headline(card: PictureSheet, { type }: Sizes, inks: Inks, scale = 1): Element {
  const size = type * scale;
  return box(
    { gap: 12 * size },
    card.price &&
      lines(card.price, 1, {
        fontFamily: displayFont,
        fontWeight: 600,
        fontSize: fitted(96 * size, card.price, 12),
        lineHeight: 1.02,
        color: inks.main,
      }),
    lines(card.address, 3, {
      fontFamily: displayFont,
      fontWeight: 600,
      fontSize: fitted((card.price ? 50 : 78) * size, card.address, card.price ? 32 : 20),
      lineHeight: 1.14,
      color: inks.main,
    }),
    card.cityLine &&
      lines(card.cityLine, 1, {
        fontFamily: textFont,
        fontSize: fitted(32 * size, card.cityLine, 34, 0.75),
        color: inks.soft,
      }),
    factRow(card.facts, size, { ...inks, accent: accentOf(card, inks) }),
  );
}

/** "4 beds" as a figure over its word, with fine rules between. */
function factRow(facts: string[], size: number, inks: Inks): Element | null {
  const shown = facts.map(printable).filter(Boolean);
  if (shown.length === 0) return null;
  const cells = shown.flatMap((fact, index) => {
    const [figure = '', ...rest] = fact.split(' ');
    const cell = box(
      { gap: 2 * size },
      box(
        { fontFamily: displayFont, fontWeight: 600, fontSize: 44 * size, lineHeight: 1, color: inks.accent },
        figure,
      ),
      rest.length > 0 && box({ fontFamily: textFont, fontSize: 25 * size, color: inks.soft }, rest.join(' ')),
    );
    const rule = box({ width: 2, alignSelf: 'stretch', backgroundColor: inks.rule });
    return index === 0 ? [cell] : [rule, cell];
  });
  return box({ flexDirection: 'row', gap: 30 * size, marginTop: 14 * size }, ...cells);
}

/**
 * Who lists the home, as most states' laws require: the brokerage as large as the name. Our own name is next
 * to it.
 */
export function foot(card: PictureSheet, sizes: Sizes, inks: Inks): Element {
  const { type, unit } = sizes;
  const { agent, brokerage, pictures } = card;
  const longest = [agent ?? '', brokerage ?? ''].sort((a, b) => b.length - a.length)[0] as string;
  const style = { fontFamily: textFont, fontSize: fitted(26 * type, longest, 34, 0.74), lineHeight: 1.25 };
  const first = agent ?? brokerage;
  const names = box(
    { flexGrow: 1, flexShrink: 1, flexBasis: 0, gap: 2 * unit },
    first && lines(`Listed by ${first}`, 2, { ...style, fontWeight: 700, color: inks.main }),
    agent && brokerage && lines(brokerage, 3, { ...style, color: inks.soft }),
  );
  const logo = pictures?.logo;
  const side = 84 * unit;
  return box(
    {
      flexDirection: 'row',
      alignItems: 'flex-end',
      justifyContent: 'space-between',
      gap: 22 * unit,
      marginTop: 8 * unit,
    },
    pictures?.photo && picture(pictures.photo.bytes, 'image/jpeg', { width: side, height: side }, side / 2),
    names,
    box(
      { alignItems: 'flex-end', gap: 10 * unit, flexShrink: 0 },
      logo &&
        box(
          { padding: 8 * unit, borderRadius: 8 * unit, backgroundColor: '#ffffff' },
          picture(logo.bytes, 'image/jpeg', logo),
        ),
      madeWith(sizes, inks),
    ),
  );
}
