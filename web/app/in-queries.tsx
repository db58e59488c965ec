import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { queryClient } from './query-client.ts';

const known = new WeakMap<object, unknown>();

/** Gives a screen, or a part of one, the query cache. The same part returns the same component, which keeps its state. */
export function inQueries<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  const found = known.get(Part) as ComponentType<Props> | undefined;
  if (found) return found;
  const WithQueries = (props: Props) => (
    <QueryClientProvider client={queryClient}>
      <Part {...props} />
    </QueryClientProvider>
  );
  known.set(Part, WithQueries);
  return WithQueries;
}
