import { useState } from 'react';
import { Segment, SegmentedControl } from '../../../components/ui/segmented-control.tsx';
import { SandboxedHtml } from '../../sandboxed-html.tsx';

const widths = { phone: 375, desktop: 680 } as const;

/** The email in a sandboxed frame, at phone or desktop width. */
export function EmailPreview({ html }: { html: string }) {
  const [reader, setReader] = useState<keyof typeof widths>(() =>
    matchMedia('(min-width: 48rem)').matches ? 'desktop' : 'phone',
  );
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <SegmentedControl
        aria-label="Show as on"
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
          title="The email as its reader sees it"
          sandbox=""
          html={html}
          style={{ width: widths[reader] }}
          className="mx-auto block h-[38rem] bg-white"
        />
      </section>
    </div>
  );
}
