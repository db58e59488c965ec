import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { FilePicker } from '../../../components/ui/file-picker.tsx';
import { dollars } from '../dollars.ts';
import { BulkFile } from './bulk-file.tsx';
import { requiredColumns } from './order-file.ts';
import { saveText } from './save-text.ts';
import { useOrderFile } from './use-order-file.ts';

const template = `${[...requiredColumns, 'customer_phone', 'amount'].join(',')}\r\nmaya@example.com,Maya,Lind,https://example.com/homes/12-oak-street,(555) 010-7788,2999\r\n`;

/** Creates many orders from a CSV file: choose, preview, check, create. */
export function BulkUploadTab() {
  const { read, problem, take } = useOrderFile();
  const [round, setRound] = useState(0);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex max-w-3xl flex-col gap-3">
        <p className="text-ink-soft">
          Upload a CSV file with one order per row. Required columns: {requiredColumns.join(', ')}. Optional
          columns: customer_phone and amount. Enter the amount in cents (2999 is {dollars(2999)}); if it’s
          blank, we use 2999. You’ll see a preview before any order is created.
        </p>
        <FilePicker
          accept=".csv"
          what="a CSV file"
          aria-label="CSV file"
          file={read?.file ?? null}
          onFile={(file) => {
            setRound((before) => before + 1);
            void take(file);
          }}
          onRefused={(file) => void take(file)}
        />
        <Button
          variant="link"
          size="sm"
          className="self-start"
          onClick={() => saveText('orders-template.csv', template)}
        >
          <Download aria-hidden="true" /> Download a template
        </Button>
        {problem && <Alert tone="bad">{problem}</Alert>}
      </div>
      {read && <BulkFile key={round} read={read} />}
    </div>
  );
}
