import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { islands } from './islands.ts';

/**
 * When a part comes alive: on sight, at the first touch or focus, when the browser is idle, only where somebody is
 * signed in, or when a link elsewhere on the page opens it.
 */
export type Wake = 'visible' | 'touch' | 'idle' | 'session' | 'asked';

type IslandName = keyof typeof islands;
type PropsOf<Name extends IslandName> =
  (typeof islands)[Name] extends ComponentType<infer Props> ? Props : never;

/** An interactive part of a public page: rendered here, hydrated in the browser when it is needed. */
export function Island<Name extends IslandName>(part: {
  name: Name;
  wake: Wake;
  props: PropsOf<Name>;
  className?: string;
}) {
  const component = islands[part.name] as ComponentType<object>;
  const html = renderToString(createElement(component, part.props as object), {
    identifierPrefix: part.name,
  });
  return (
    <div
      className={part.className}
      data-island={part.name}
      data-wake={part.wake}
      data-props={JSON.stringify(part.props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the part's own rendering, kept apart so that it can be hydrated alone.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
