import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { saveText } from '../bulk/save-text.ts';
import type { Report } from './send-csv.ts';

const SHOWN = 20;
const number = (value: number) => value.toLocaleString('en-US');

/** The results of an import. Rejected rows can be downloaded. */
export function ImportResult({ report, fileName }: { report: Report; fileName: string }) {
  const { rows, added, changed, unchanged, refused, stopped, problems } = report;
  // A spreadsheet would run a cell that starts like a formula.
  const cell = (text: string) => `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;
  const lines = problems.map(({ row, message }) => `${row},${cell(message)}`);
  return (
    <div role="status" className="flex flex-col gap-3">
      <Alert tone={refused > 0 ? 'warn' : 'good'}>
        {number(rows)} rows: {number(added)} added, {number(changed)} changed, {number(unchanged)} as before,{' '}
        {number(refused)} refused.
      </Alert>
      {stopped && (
        <Alert tone="bad">
          The rest of the file wasn’t imported. {stopped} Fix it and send the whole file again. Rows already
          imported stay as they are.
        </Alert>
      )}
      {problems.length > 0 && (
        <>
          <ul className="flex flex-col gap-1 text-sm">
            {problems.slice(0, SHOWN).map(({ row, message }) => (
              <li key={`${row}-${message}`} className="break-words">
                <span className="font-semibold">Line {row}:</span> {message}
              </li>
            ))}
          </ul>
          <Button
            variant="secondary"
            size="sm"
            className="self-start"
            onClick={() => saveText(`refused-${fileName}`, ['line,reason', ...lines].join('\r\n'))}
          >
            {refused > problems.length
              ? `Save the first ${number(problems.length)} reasons`
              : 'Save all reasons'}
          </Button>
        </>
      )}
    </div>
  );
}
