import { useEffect } from 'react';
import { notify } from '../components/ui/notify.ts';

interface Loading {
  isError: boolean;
  isSuccess: boolean;
}

/**
 * Shows a toast when something can't be loaded and dismisses it once it can. A query without data is pending while it
 * retries: dismissing the toast then would show the next failure beside the one that is still fading.
 */
export function useLoadNotice(
  id: string,
  { isError, isSuccess }: Loading,
  title: string,
  description?: string,
) {
  useEffect(() => {
    if (isError) notify.error(title, { id, description });
    else if (isSuccess) notify.dismiss(id);
  }, [id, isError, isSuccess, title, description]);
}
