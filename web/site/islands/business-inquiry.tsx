import { useCallback, useRef, useState } from 'react';
import { FormSkeleton } from '../directory/form-skeleton.tsx';
import { useAsked } from '../photos/use-asked.ts';
import { Modal } from '../staff/modal.tsx';
import { InquiryForm } from './inquiry-form.tsx';

export type BusinessInquiryProps = {
  /** The market's URL, under which every business has a page with the form. */
  market: string;
};

/** One dialog for all cards on a page: a card's link requests it by the id of its business. */
export function BusinessInquiry({ market }: BusinessInquiryProps) {
  const inside = useRef<HTMLDivElement>(null);
  const [businessId, setBusinessId] = useState<string>();
  useAsked(
    inside,
    useCallback((asked: string) => setBusinessId(asked), []),
  );
  const name = businessId && document.getElementById(`business-${businessId}`)?.textContent;
  return (
    <div ref={inside}>
      <FormSkeleton title="Request Information" />
      {businessId && (
        <Modal
          title="Request Information"
          text={name ? `From ${name}` : ''}
          toast={null}
          onClose={() => setBusinessId(undefined)}
        >
          <InquiryForm
            key={businessId}
            businessId={businessId}
            action={`${market}/request/${businessId}`}
            state={null}
          />
        </Modal>
      )}
    </div>
  );
}
