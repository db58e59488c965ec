import { auth, sheets as createSheets } from '@googleapis/sheets';
import { LeadRefused } from '../lead-webhook/contract.ts';
import { Unavailable } from '../unavailable.ts';
import { type Spreadsheet, sheetColumns } from './contract.ts';

type Options = {
  spreadsheetId: string;
  /** The service account that the sheet is shared with. */
  clientEmail: string;
  privateKey: string;
  timeoutMs?: number;
  /** Only to reach a server other than Google's own, such as one on loopback. */
  fetch?: typeof fetch;
};

const SERVICE = 'google sheets';
const header = ['key', ...sheetColumns];

/** Rows on the first sheet; the first column holds the key that keeps a row from being added twice. */
export function createGoogleSheets(options: Options): Spreadsheet {
  const { spreadsheetId } = options;
  const transport = {
    timeout: options.timeoutMs ?? 10_000,
    retry: false,
    ...(options.fetch ? { fetchImplementation: options.fetch } : {}),
  };
  const account = new auth.JWT({
    email: options.clientEmail,
    key: options.privateKey,
    scopes: ['https://www.googleapis.com/auth/spreadsheets'],
    transporterOptions: transport,
  });
  const sheet = createSheets({ version: 'v4', auth: account, ...transport }).spreadsheets.values;

  async function append(values: string[]): Promise<void> {
    // RAW: what a visitor typed is never run as a formula.
    const request = {
      valueInputOption: 'RAW',
      insertDataOption: 'INSERT_ROWS',
      requestBody: { values: [values] },
    };
    await sheet.append({ spreadsheetId, range: 'A1', ...request });
  }

  return {
    async addRow(row, deliveryKey) {
      try {
        const { data } = await sheet.get({ spreadsheetId, range: 'A:A' });
        if (typeof data !== 'object') throw new Unavailable(SERVICE, 'answered no JSON');
        const keys = (data.values ?? []).map(([key]) => key as unknown);
        if (keys.includes(deliveryKey)) return;
        if (keys.length === 0) await append(header);
        await append([deliveryKey, ...sheetColumns.map((column) => row[column])]);
      } catch (error) {
        throw translate(error);
      }
    },
    place: () => ({ kind: 'address', url: `https://docs.google.com/spreadsheets/d/${spreadsheetId}/edit` }),
  };
}

/**
 * A row that Google can't accept is final. Everything else (outage, quota, a sheet not shared yet) can be
 * fixed.
 */
function translate(error: unknown): Error {
  if (error instanceof Unavailable) return error;
  const { status, message } = error as { status?: number; message?: string };
  return status === 400
    ? new LeadRefused(`${SERVICE}: ${message ?? 'refused'}`)
    : new Unavailable(SERVICE, message ?? 'no answer', { cause: error });
}
