import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { firstLooks } from './first-looks.ts';
import { islands } from './islands.ts';
import { withoutSlashes } from './write-by-react.ts';
import { Hydratable } from './write-markup.ts';

/**
 * When a part comes alive: on sight, at the first touch or focus, when the browser is idle, only where somebody is
 * signed in, when a link elsewhere on the page opens it, or whatever comes first of two.
 */
export type Wake = 'visible' | 'touch' | 'idle' | 'session' | 'asked' | 'touch-or-session';

type IslandName = keyof typeof islands;
type PropsOf<Name extends IslandName> =
  (typeof islands)[Name] extends ComponentType<infer Props> ? Props : never;

type Part<Name extends IslandName> = { name: Name; wake: Wake; props: PropsOf<Name>; className?: string };

/** An interactive part of a public page: rendered here, hydrated in the browser when it is needed. */
export function Island<Name extends IslandName>(part: Part<Name>) {
  const props = JSON.stringify(part.props);
  const FirstLook = firstLooks[part.name] as ComponentType<object> | undefined;
  const mark = {
    className: part.className,
    'data-island': part.name,
    'data-wake': part.wake,
    'data-props': props,
  };
  if (FirstLook)
    return (
      <div {...mark}>
        <Hydratable>{createElement(FirstLook, part.props as object)}</Hydratable>
      </div>
    );
  return (
    <div
      {...mark}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the part's own rendering, kept apart so that it can be hydrated alone.
      dangerouslySetInnerHTML={{ __html: htmlOf(part, props) }}
    />
  );
}

const SHORT = 120;
const MAX_KNOWN = 500;
const known = new Map<string, string>();

/**
 * What waits for a session or to be asked for looks the same whatever its props, and short props are those of buttons
 * that many pages have: both are rendered once. Everything else tells of one home or business.
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
  return withoutSlashes(
    renderToString(createElement(component, props as object), { identifierPrefix: name }),
  );
}
