import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

export function hydrateIsland(element: HTMLElement, name: string, module: Record<string, unknown>): void {
  const exportName = name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
  const component = module[exportName] as ComponentType<object>;
  const readProps = module.readProps as ((place: HTMLElement) => object) | undefined;
  const props = { ...JSON.parse(element.dataset.props ?? '{}'), ...readProps?.(element) } as object;
  hydrateRoot(element, createElement(component, props), { identifierPrefix: name });
}
