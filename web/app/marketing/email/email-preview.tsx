import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EmailContent } from '#domain/marketing/schema.ts';
import { request } from '../../../browser/api.ts';
import { Segment, SegmentedControl } from '../../../components/ui/segmented-control.tsx';
import { useDebouncedValue } from '../../order/use-debounced-value.ts';
import { SandboxedHtml } from '../../sandboxed-html.tsx';
import { useEmailDraft } from './use-email-draft.ts';

const widths = { phone: 375, desktop: 680 } as const;

/** The email in a sandboxed frame, at phone or desktop width, with unsaved edits. */
export function EmailPreview(props: { podcastId: string; version: number; content: EmailContent }) {
  const html = useWrittenHtml(props);
  const [reader, setReader] = useState<keyof typeof widths>(() =>
    matchMedia('(min-width: 48rem)').matches ? 'desktop' : 'phone',
  );
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <SegmentedControl
        aria-label="Preview on"
        value={reader}
        onValueChange={(value) => setReader(value as keyof typeof widths)}
        className="self-start"
      >
        <Segment value="desktop">Desktop</Segment>
        <Segment value="phone">Phone</Segment>
      </SegmentedControl>
      <section
        aria-label="Preview of the email"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
        tabIndex={0}
        className="overflow-x-auto rounded-lg border border-rule bg-sunken"
      >
        <SandboxedHtml
          title="The email as readers see it"
          sandbox=""
          html={html}
          // An email for a phone fits every phone; one for a desktop is scrolled there.
          style={{ width: widths[reader], ...(reader === 'phone' && { maxWidth: '100%' }) }}
          className="mx-auto block h-[60rem] bg-white"
        />
      </section>
    </div>
  );
}

const TYPING_MS = 400;

function useWrittenHtml(props: { podcastId: string; version: number; content: EmailContent }): string {
  const { podcastId, version, content } = props;
  const { draft, words } = useEmailDraft(podcastId, version, content);
  const typed = useDebouncedValue(draft.isDirty ? JSON.stringify(words) : '', TYPING_MS);
  const isShown = draft.isDirty && typed !== '';
  const preview = useQuery({
    queryKey: ['email-preview', podcastId, typed],
    queryFn: () =>
      request('POST /api/marketing/:podcastId/email-preview', {
        podcastId,
        ...(JSON.parse(typed) as typeof words),
      }),
    enabled: isShown,
    placeholderData: keepPreviousData,
    // The same text always renders the same.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (isShown && preview.data?.html) || content.html;
}
