import { useEffect, useState } from 'react';
import type { Data, Functions } from '#api/contract.ts';
import type { Output } from '#api/operation.ts';
import { invoke, request } from '../../browser/api.ts';
import { isLink } from '../../browser/order/order-values.ts';

export type FoundHome = Output<Functions['preview-listing']> & { draftId: string };
export type HomeEstimate = Output<Data['POST /api/listing-drafts/:draftId/estimate']>;
export type HomePreview =
  | { state: 'none' | 'reading' }
  | { state: 'unreadable'; reason: string }
  | { state: 'found'; home: FoundHome; estimate: HomeEstimate | 'writing' | undefined };

const QUIET_MS = 500;

/** Reads a link and writes a few lines about its home, as soon as typing has stopped. */
export function useHomePreview(link: string): HomePreview {
  const [preview, setPreview] = useState<HomePreview>({ state: 'none' });
  useEffect(() => {
    let isOver = false;
    const show = (next: HomePreview) => {
      if (!isOver) setPreview(next);
    };
    setPreview({ state: isLink(link) ? 'reading' : 'none' });
    const timer = isLink(link) ? setTimeout(() => void read(link, show), QUIET_MS) : undefined;
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [link]);
  return preview;
}

async function read(link: string, show: (preview: HomePreview) => void): Promise<void> {
  try {
    const { draftId, ...found } = await invoke('preview-listing', { listingUrl: link, draftId: null });
    if (!found.readable || !draftId)
      return show({ state: 'unreadable', reason: found.reason ?? 'We couldn’t read this page.' });
    const home = { ...found, draftId };
    show({ state: 'found', home, estimate: 'writing' });
    // The home can be ordered without its sample.
    const estimate = await request('POST /api/listing-drafts/:draftId/estimate', { draftId }).catch(
      () => undefined,
    );
    show({ state: 'found', home, estimate });
  } catch (error) {
    show({ state: 'unreadable', reason: (error as Error).message });
  }
}
