import { type FormEvent, useState } from 'react';
import { ONLY_MP3 } from '#domain/audio/rules.ts';
import { saveNotice } from '../../browser/notice-after-load.ts';
import { sendPodcastFile } from '../../browser/send-podcast-file.ts';
import { closeModal, Modal, type StaffDialogProps } from './modal.tsx';
import { controlStyles, mainButtonStyles, otherButtonStyles } from './styles.ts';

const mp3Types = ['audio/mp3', 'audio/mpeg'];
export const PODCAST_UPDATED = 'Podcast updated successfully';

/** Puts another recording on the page. The server decides from its frames whether it is an MP3. */
export function UpdatePodcast({ listingId, toast, onClose, showToast }: StaffDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [percent, setPercent] = useState<number>();

  function choose(input: HTMLInputElement) {
    const chosen = input.files?.[0] ?? null;
    if (chosen && !mp3Types.includes(chosen.type)) {
      input.value = '';
      setFile(null);
      return showToast({
        tone: 'bad',
        title: 'Invalid file type',
        text: ONLY_MP3,
      });
    }
    setFile(chosen);
  }

  async function upload(event: FormEvent) {
    event.preventDefault();
    if (percent !== undefined) return;
    if (!file)
      return showToast({ tone: 'bad', title: 'Missing information', text: 'Please select an MP3 file' });
    setPercent(0);
    showToast(undefined);
    try {
      await sendPodcastFile({ listingId }, file, setPercent);
      saveNotice(PODCAST_UPDATED);
      location.reload();
    } catch (error) {
      setPercent(undefined);
      showToast({ tone: 'bad', title: 'Upload failed', text: (error as Error).message });
    }
  }

  return (
    <Modal
      title="Update Podcast File"
      text="The new recording replaces the one on this page for every visitor."
      toast={toast}
      onClose={onClose}
    >
      <form onSubmit={upload} className="grid gap-5">
        <div>
          <label htmlFor="podcast-file" className="mb-1.5 block font-semibold text-sm">
            MP3 file
          </label>
          <input
            id="podcast-file"
            type="file"
            accept=".mp3,audio/mp3,audio/mpeg"
            onChange={(event) => choose(event.currentTarget)}
            className={`${controlStyles} py-3 file:me-4 file:cursor-pointer file:font-semibold`}
          />
          {file && <p className="mt-1.5 text-ink-soft text-sm">{(file.size / 1024 / 1024).toFixed(2)} MB</p>}
        </div>
        {percent !== undefined && (
          <div>
            <progress
              value={percent}
              max={100}
              aria-label="Upload progress"
              className="h-2 w-full accent-ember"
            />
            <p role="status" className="text-ink-soft text-sm">
              {percent < 100 ? `${percent} % sent` : 'Checking the recording…'}
            </p>
          </div>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" className={otherButtonStyles} onClick={closeModal}>
            Cancel
          </button>
          <button
            type="submit"
            className={mainButtonStyles}
            aria-disabled={percent !== undefined || undefined}
          >
            {percent === undefined ? 'Update Podcast' : 'Updating...'}
          </button>
        </div>
      </form>
    </Modal>
  );
}
