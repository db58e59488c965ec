import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';
import { Skeleton } from '../components/ui/skeleton.tsx';

/** A part of a screen whose code loads when it is first shown: a form behind a button, a tab, a dialog. */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return (props) =>
    createElement(
      Suspense,
      { fallback: createElement(Skeleton, { className: 'h-40 w-full' }) },
      createElement(part, props),
    );
}
