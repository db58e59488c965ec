import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ONLY_MP3 } from '#domain/audio/rules.ts';
import { DEFAULT_UPLOAD_LISTING_ID, uploadPresets } from '#domain/podcasts/admin/rules.ts';
import { sendPodcastFile } from '../../../browser/send-podcast-file.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardDescription, CardHeader, CardTitle } from '../../../components/ui/card.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { FilePicker } from '../../../components/ui/file-picker.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { Progress } from '../../../components/ui/progress.tsx';

const mp3Types = ['audio/mp3', 'audio/mpeg'];
const MISSING = 'Please select an MP3 file and listing';
const FAILED = 'Failed to upload podcast. Please try again.';

/** Uploads an MP3 for a listing by id, with presets for two listings. */
export function UploadCard() {
  const [file, setFile] = useState<File | null>(null);
  const [listingId, setListingId] = useState<string>(DEFAULT_UPLOAD_LISTING_ID);
  const [percent, setPercent] = useState(0);
  const upload = useMutation({
    mutationFn: (chosen: File) => sendPodcastFile({ listingId: listingId.trim() }, chosen, setPercent),
    onMutate: () => setPercent(0),
    onSuccess: (_, { name }) => {
      setFile(null);
      notify.success('Podcast uploaded successfully', {
        description: `MP3 file "${name}" has been uploaded and linked to the listing`,
      });
    },
    onError: (error) => notify.error('Upload failed', { description: error.message || FAILED }),
  });

  function choose(next: File | null) {
    if (next && !mp3Types.includes(next.type)) refuse();
    else setFile(next);
  }

  function refuse() {
    setFile(null);
    notify.error('Invalid file type', { id: 'upload-card', description: ONLY_MP3 });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (file && listingId.trim() !== '') upload.mutate(file);
    else notify.error('Missing information', { id: 'upload-card', description: MISSING });
  }

  return (
    <Card aria-labelledby="upload-card-title">
      <CardHeader>
        <CardTitle id="upload-card-title">Upload Podcast to Listing</CardTitle>
        <CardDescription>
          The episode goes live on the listing page as soon as the upload finishes.
        </CardDescription>
      </CardHeader>
      <form noValidate onSubmit={submit} aria-label="Upload podcast" className="flex flex-col gap-5">
        <Field label="MP3 file" hint={file ? `Size: ${megabytes(file)} MB` : 'MP3 only, up to 60 MB.'}>
          <FilePicker
            accept="audio/mpeg,audio/mp3"
            what="an MP3 file"
            file={file}
            disabled={upload.isPending}
            onFile={choose}
            onRefused={refuse}
          />
        </Field>
        <Field label="Listing ID">
          <Input
            value={listingId}
            spellCheck={false}
            className="font-mono text-sm"
            onChange={(event) => setListingId(event.target.value)}
          />
        </Field>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-2 text-ink-soft text-sm">Or choose one of these</legend>
          {uploadPresets.map((preset) => (
            <Button
              key={preset.listingId}
              variant="secondary"
              size="sm"
              aria-pressed={listingId === preset.listingId}
              className="aria-pressed:border-ember aria-pressed:bg-ember-wash"
              onClick={() => setListingId(preset.listingId)}
            >
              {preset.name}
            </Button>
          ))}
        </fieldset>
        {upload.isPending && (
          <Progress label={percent < 100 ? 'Uploading…' : 'Checking the file…'} value={percent} />
        )}
        <Button type="submit" className="self-start" loading={upload.isPending} loadingLabel="Uploading…">
          Upload podcast
        </Button>
      </form>
    </Card>
  );
}

function megabytes(file: File): string {
  return (file.size / 1_048_576).toFixed(2);
}
