import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { toBytes } from './byte-text.ts';
import { firstLooks } from './first-looks.ts';
import { islands } from './islands.ts';
import { withoutSlashes } from './write-by-react.ts';
import { prewritten, writeHydratable, writeProperty } from './write-markup.ts';

/**
 * When a part wakes up: when visible, at the first touch or focus, when the browser is idle, only if someone is
 * signed in, when a link elsewhere on the page opens it, or at whichever of two comes first.
 */
export type Wake = 'visible' | 'touch' | 'idle' | 'session' | 'asked' | 'touch-or-session';

type IslandName = keyof typeof islands;
type PropsOf<Name extends IslandName> =
  (typeof islands)[Name] extends ComponentType<infer Props> ? Props : never;

type Part<Name extends IslandName> = {
  name: Name;
  wake: Wake;
  props: PropsOf<Name>;
  className?: string;
  /**
   * A property that the island reads from its place in the page (`readProps`), so it isn't sent a second
   * time.
   */
  readInPage?: keyof PropsOf<Name>;
};

/** An interactive part of a public page: rendered here, hydrated in the browser when it is needed. */
export function Island<Name extends IslandName>(part: Part<Name>): ReactNode {
  const { name, wake, className } = part;
  const props = JSON.stringify(
    part.readInPage ? { ...(part.props as object), [part.readInPage]: undefined } : part.props,
  );
  const FirstLook = firstLooks[name] as ComponentType<object> | undefined;
  const inside = FirstLook
    ? writeHydratable(createElement(FirstLook, part.props as object))
    : htmlOf(part, props);
  const mark = `${writeProperty('div', 'className', className)} data-island="${name}" data-wake="${wake}"`;
  return prewritten(`<div${mark} data-props='${quoteJson(props)}'>${inside}</div>`);
}

const writtenSigns = [
  ["'", '\\u0027'],
  ['&', '\\u0026'],
  ['<', '\\u003c'],
  ['>', '\\u003e'],
] as const;

/** JSON is full of double quotes, each of which would take six characters in a double-quoted property. */
function quoteJson(json: string): string {
  let quoted = json;
  for (const [sign, written] of writtenSigns)
    if (quoted.includes(sign)) quoted = quoted.replaceAll(sign, written);
  return toBytes(quoted);
}

const SHORT = 120;
const MAX_KNOWN = 500;
const known = new Map<string, string>();

/**
 * An island that waits for a session or a request looks the same whatever its props, and short props are those of
 * buttons that many pages have: both are rendered once. Everything else is about a single home or business.
 */
function htmlOf<Name extends IslandName>(part: Part<Name>, props: string): string {
  const isAsleep = part.wake === 'session' || part.wake === 'asked';
  const key = isAsleep ? part.name : props.length <= SHORT ? part.name + props : undefined;
  const html = (key && known.get(key)) ?? renderIsland(part);
  if (key && known.size >= MAX_KNOWN) known.clear();
  if (key) known.set(key, html);
  return html;
}

function renderIsland<Name extends IslandName>({ name, props }: Part<Name>): string {
  const component = islands[name] as ComponentType<object>;
  const html = renderToString(createElement(component, props as object), { identifierPrefix: name });
  return toBytes(withoutSlashes(html));
}
