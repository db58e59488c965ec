import { readFileSync } from 'node:fs';
import { HomeRecord } from '#domain/records/schema.ts';
import { type PublicKey, type Verdict, verifyPdf, verifyRecord } from '#domain/records/sign-record.ts';
import { fail, readArguments } from './read-arguments.ts';

const usage = `Usage: npm run -s verify-record -- <record.pdf or record.json> --keys <record-keys.json or its link>
Checks who signed a home's record and that nothing in it was changed.`;

const { values, positionals } = readArguments(usage, { options: { keys: { type: 'string' } }, names: 1 });
const [file = ''] = positionals;
if (!values.keys) fail(usage);

const bytes = read(file);
const keys = await readKeys(values.keys);
const isPdf = bytes.subarray(0, 5).toString() === '%PDF-';
const verdict = isPdf ? verifyPdf(bytes, keys) : verifyJson(bytes.toString());
if (!verdict.isValid) fail(`Not valid. ${verdict.problem}`, 1);
console.log('Valid: signed by this key, and nothing was changed.');

function read(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    return fail(`Cannot read ${path}.`, 2);
  }
}

async function readKeys(from: string): Promise<PublicKey[]> {
  try {
    const text = /^https?:/.test(from) ? await (await fetch(from)).text() : read(from).toString();
    return (JSON.parse(text) as { keys: PublicKey[] }).keys;
  } catch {
    return fail(`Cannot read the keys from ${from}.`, 2);
  }
}

function verifyJson(text: string): Verdict {
  try {
    // As it was written: parsing drops nothing that the signature covers.
    const record = JSON.parse(text) as HomeRecord;
    const problem = HomeRecord.safeParse(record).error;
    return problem
      ? { isValid: false, problem: 'It does not have the form of a record.' }
      : verifyRecord(record, keys);
  } catch {
    return { isValid: false, problem: 'It is neither a PDF nor JSON.' };
  }
}
