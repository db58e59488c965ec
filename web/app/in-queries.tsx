import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { queryClient } from './query-client.ts';

/** A screen or a part of one that reads through the query cache. */
export function inQueries<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return (props) => (
    <QueryClientProvider client={queryClient}>
      <Part {...props} />
    </QueryClientProvider>
  );
}
