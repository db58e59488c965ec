import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { PasswordInput } from './password-input.tsx';

function attribute(html: string, tag: string, name: string): string | undefined {
  return new RegExp(`<${tag}[^>]* ${name}="([^"]*)"`).exec(html)?.[1];
}

test('the label points at its control', () => {
  const html = renderToStaticMarkup(
    <Field label="Email">
      <Input type="email" />
    </Field>,
  );
  expect(attribute(html, 'label', 'for')).toBe(attribute(html, 'input', 'id'));
  expect(attribute(html, 'input', 'aria-describedby')).toBeUndefined();
  expect(attribute(html, 'input', 'aria-invalid')).toBeUndefined();
});

test('the error is read out before the hint', () => {
  const html = renderToStaticMarkup(
    <Field label="Email" hint="We send the episode there." error="Enter an address with an @." required>
      <Input type="email" />
    </Field>,
  );
  const [error, hint] = (attribute(html, 'input', 'aria-describedby') ?? '').split(' ');
  expect(html).toMatch(new RegExp(`id="${error}"[^]*Enter an address`));
  expect(html).toMatch(new RegExp(`id="${hint}"[^>]*>We send the episode there`));
  expect(attribute(html, 'input', 'aria-invalid')).toBe('true');
  expect(attribute(html, 'input', 'aria-required')).toBe('true');
});

test('a control made of several parts passes the wiring to its input', () => {
  const html = renderToStaticMarkup(
    <Field label="Password" error="Too short.">
      <PasswordInput />
    </Field>,
  );
  expect(attribute(html, 'label', 'for')).toBe(attribute(html, 'input', 'id'));
  expect(attribute(html, 'input', 'aria-invalid')).toBe('true');
});
