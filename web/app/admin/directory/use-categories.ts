import { useQuery } from '@tanstack/react-query';
import { request } from '../../../browser/api.ts';
import { DIRECTORY } from './row-dialog.tsx';

export function useCategories() {
  return useQuery({
    queryKey: [DIRECTORY, 'categories'],
    queryFn: () => request('GET /api/directory/categories', {}),
  });
}
