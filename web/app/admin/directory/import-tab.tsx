import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { IMPORT_TOO_LARGE, MAX_IMPORT_BYTES } from '#domain/directory/admin/rules.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { FilePicker } from '../../../components/ui/file-picker.tsx';
import { fileSize } from '../../../components/ui/file-size.ts';
import { NativeSelect } from '../../../components/ui/native-select.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { Progress } from '../../../components/ui/progress.tsx';
import { saveText } from '../bulk/save-text.ts';
import { ImportResult } from './import-result.tsx';
import { DIRECTORY } from './row-dialog.tsx';
import { type ImportKind, sendCsv } from './send-csv.ts';

const headers: Record<ImportKind, string> = {
  'import-businesses':
    'market,category,name,description,address,services,website_url,google_place_id,yelp_business_id,external_key',
  'import-reviews': 'external_key,business_key,platform,rating,review_date',
};
const columns: Record<ImportKind, string> = {
  'import-businesses':
    'market, category, name; also description, address, services (separated by ;), website_url, google_place_id, yelp_business_id, external_key',
  'import-reviews': 'external_key, business_key, platform (google or yelp), rating, review_date (2026-03-31)',
};

/** Imports businesses and reviews. Importing the same file again changes nothing. */
export function ImportTab() {
  const queries = useQueryClient();
  const [kind, setKind] = useState<ImportKind>('import-businesses');
  const [file, setFile] = useState<File | null>(null);
  const [percent, setPercent] = useState(0);
  const isTooLarge = file !== null && file.size > MAX_IMPORT_BYTES;
  const send = useMutation({
    mutationFn: (chosen: File) => {
      setPercent(0);
      return sendCsv(kind, chosen, setPercent);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [DIRECTORY] }),
  });
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <Field label="What’s in the file">
        <NativeSelect
          value={kind}
          disabled={send.isPending}
          onChange={(event) => {
            setKind(event.target.value as ImportKind);
            send.reset();
          }}
        >
          <option value="import-businesses">Businesses</option>
          <option value="import-reviews">Reviews</option>
        </NativeSelect>
      </Field>
      <div className="flex flex-col items-start gap-2">
        <p className="text-ink-soft text-sm">Columns in the first line: {columns[kind]}.</p>
        <Button
          variant="link"
          size="sm"
          onClick={() => saveText(`${kind.replace('import-', '')}.csv`, `${headers[kind]}\r\n`)}
        >
          Download a template with these columns
        </Button>
      </div>
      <Field label="CSV file">
        <FilePicker
          file={file}
          accept=".csv,text/csv"
          what="a CSV file"
          onRefused={() => notify.error('Please select a CSV file')}
          disabled={send.isPending}
          onFile={(chosen) => {
            setFile(chosen);
            send.reset();
          }}
        />
      </Field>
      {send.isPending &&
        (percent < 100 ? (
          <Progress label="Sending the file" value={percent} />
        ) : (
          <Progress label="Importing the rows" />
        ))}
      {isTooLarge && (
        <Alert tone="bad">
          {file.name} has {fileSize(file.size)}. {IMPORT_TOO_LARGE}
        </Alert>
      )}
      {send.error && <Alert tone="bad">{send.error.message}</Alert>}
      {send.data && file && <ImportResult report={send.data} fileName={file.name} />}
      <Button
        className="self-start"
        disabled={!file || isTooLarge}
        loading={send.isPending}
        loadingLabel="Importing…"
        onClick={() => file && send.mutate(file)}
      >
        {send.data ? 'Import again' : 'Import'}
      </Button>
    </div>
  );
}
