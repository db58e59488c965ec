import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BrandView } from '#domain/brands/schema.ts';
import { request } from '../../../browser/api.ts';

const keyOf = (teamId: string | undefined) => ['brand', teamId ?? 'own'];
const holder = (teamId: string | undefined) => (teamId ? { teamId } : {});

/** The brand of the account or of a team. `save` shows what the server answered. */
export function useBrand(teamId?: string, { isEnabled = true } = {}) {
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: keyOf(teamId),
    queryFn: () => request('GET /api/brand', holder(teamId)),
    enabled: isEnabled,
  });
  return {
    query,
    holder: holder(teamId),
    save: (answer: { brand: BrandView | null }) => queries.setQueryData(keyOf(teamId), answer),
  };
}
