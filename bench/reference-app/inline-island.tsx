import { type ComponentType, createElement } from 'react';
import { islands } from '#web/site/islands.ts';

/** An island in a page that hydrates as a whole: an ordinary part of its tree. */
export function Island(part: {
  name: keyof typeof islands;
  wake: string;
  props: object;
  className?: string;
}) {
  const component = islands[part.name] as ComponentType<object>;
  return <div className={part.className}>{createElement(component, part.props)}</div>;
}
