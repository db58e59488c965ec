import { useEffect, useState } from 'react';
import { takeNotice } from '../../browser/notice-after-load.ts';
import { useToast } from '../toast.tsx';
import { EditProperty } from './edit-property.tsx';
import { otherButtonStyles } from './styles.ts';
import { UpdatePodcast } from './update-podcast.tsx';

export type StaffPanelProps = { listingId: string };

/** What staff can do on the page itself. */
export function StaffPanel({ listingId }: StaffPanelProps) {
  const [open, setOpen] = useState<'edit' | 'podcast'>();
  const { toast, showToast } = useToast();
  const dialog = { listingId, toast, onClose: () => setOpen(undefined), showToast };

  useEffect(() => {
    const notice = takeNotice();
    if (notice) showToast({ tone: 'good', title: notice });
  }, [showToast]);

  return (
    <>
      <aside
        aria-label="Staff tools"
        className="fixed start-4 bottom-4 z-30 flex flex-wrap gap-2 print:hidden"
      >
        <button
          type="button"
          className={`${otherButtonStyles} shadow-floating`}
          onClick={() => setOpen('edit')}
        >
          Edit Property
        </button>
        <button
          type="button"
          className={`${otherButtonStyles} shadow-floating`}
          onClick={() => setOpen('podcast')}
        >
          Update Podcast File
        </button>
      </aside>
      {open === 'edit' && <EditProperty {...dialog} />}
      {open === 'podcast' && <UpdatePodcast {...dialog} />}
      {!open && toast}
    </>
  );
}
