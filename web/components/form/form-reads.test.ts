import type { FieldValues } from 'react-hook-form';
import { expect, test } from 'vitest';
import { createFormApi } from './create-form-api.ts';
import { createFormReads } from './form-reads.ts';

function createRead() {
  const form = createFormApi<FieldValues, FieldValues>({ name: '', email: '', links: [{ url: '' }] });
  return { form, reads: createFormReads(form) };
}

test('only what was read counts as a change', () => {
  const { form, reads } = createRead();
  expect(reads.form.watch('name')).toBe('');
  const before = reads.version();
  form.setValue('email', 'ada@example.com');
  expect(reads.version()).toBe(before);
  form.setValue('name', 'Ada');
  expect(reads.version()).not.toBe(before);
  expect(reads.version(), 'one change is one version').toBe(reads.version());
});

test('each part of the state counts separately', async () => {
  const { form, reads } = createRead();
  expect(reads.form.formState.isSubmitting).toBe(false);
  const before = reads.version();
  form.setError('name', { message: 'Wrong' });
  expect(reads.version()).toBe(before);
  const sent = form.handleSubmit(() => {})();
  expect(reads.version()).not.toBe(before);
  await sent;
});

test('several values, and what the last render no longer reads', () => {
  const { form, reads } = createRead();
  expect(reads.form.watch(['name', 'links.0.url'])).toEqual(['', '']);
  const before = reads.version();
  form.setValue('links.0.url', 'https://homes.example');
  expect(reads.version()).not.toBe(before);
  reads.forget();
  reads.form.watch('email');
  const after = reads.version();
  form.setValue('name', 'Ada');
  expect(reads.version()).toBe(after);
});
