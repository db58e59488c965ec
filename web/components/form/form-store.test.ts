import { expect, test, vi } from 'vitest';
import { createFormStore } from './form-store.ts';

const required = (values: Record<string, unknown>) => {
  const missing = Object.keys(values).filter((name) => values[name] === '');
  const errors = Object.fromEntries(missing.map((name) => [name, { type: 'invalid', message: 'Fill in' }]));
  return { values: missing.length === 0 ? values : {}, errors };
};

function createChecked(values: Record<string, unknown>) {
  const store = createFormStore(values);
  store.setResolver(required as never);
  return store;
}

test('no errors before the first submit; then the first wrong field gets the focus', async () => {
  const store = createChecked({ name: '', email: '' });
  const focus = vi.fn();
  store.register('name', { focus });
  store.set('email', '');
  expect(store.read().errors).toEqual({});
  const send = vi.fn();
  const refuse = vi.fn();
  await store.submit(send, refuse);
  expect(send).not.toHaveBeenCalled();
  expect(refuse).toHaveBeenCalledWith({ name: expect.anything(), email: expect.anything() });
  expect(focus).toHaveBeenCalledOnce();
  expect(store.read()).toMatchObject({ isSubmitted: true, isSubmitting: false, isSubmitSuccessful: false });
});

test('after it, a field is checked with every change, and the others keep their messages', async () => {
  const store = createChecked({ name: '', email: '' });
  await store.submit(() => {});
  store.set('name', 'Ada');
  await vi.waitFor(() => expect(store.read().errors.name).toBeUndefined());
  expect(store.read().errors.email).toBeDefined();
});

test('two fields changed at the same moment are both checked', async () => {
  const store = createChecked({ name: '', email: '' });
  await store.submit(() => {});
  store.set('name', 'Ada');
  store.set('email', 'ada@example.com');
  await vi.waitFor(() => expect(store.read().errors).toEqual({ name: undefined, email: undefined }));
});

test('a refusal while sending isn’t a success, and the next submit clears it', async () => {
  const store = createChecked({ name: 'Ada' });
  await store.submit(() => store.setError('root', { message: 'Not now' }));
  expect(store.read()).toMatchObject({ isSubmitSuccessful: false, errors: { root: { message: 'Not now' } } });
  await store.submit(() => {});
  expect(store.read()).toMatchObject({ isSubmitSuccessful: true, errors: {} });
});

test('an error while sending is thrown, and the form can be sent again', async () => {
  const store = createChecked({ name: 'Ada' });
  await expect(store.submit(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(store.read()).toMatchObject({ isSubmitting: false, isSubmitSuccessful: false });
});

test('a removed row takes its key and its error with it', () => {
  const store = createFormStore({ links: [{ url: 'a' }, { url: 'b' }, { url: 'c' }] });
  const [first, , third] = store.keysOf('links', 3);
  store.setError('links.2.url', { message: 'Wrong' });
  store.removeRow('links', 1);
  expect(store.read().values).toEqual({ links: [{ url: 'a' }, { url: 'c' }] });
  expect(store.keysOf('links', 2)).toEqual([first, third]);
  expect(store.read().errors.links).toMatchObject({ 1: { url: { message: 'Wrong' } } });
});

test('a reset drops errors and counts the new values as unchanged', async () => {
  const store = createChecked({ name: '' });
  await store.submit(() => {});
  store.reset({ name: 'Ada' });
  expect(store.read()).toMatchObject({ errors: {}, isSubmitted: false, values: { name: 'Ada' } });
  expect(store.isDirty()).toBe(false);
  store.set('name', 'Eve');
  expect(store.isDirty()).toBe(true);
});
