import { expect, test } from 'vitest';
import { moveStyles } from './move-styles.ts';

test('style attributes move into an element with the nonce, and override the rest as before', () => {
  const html =
    '<html><head><style>p{color:blue}</style></head><body><p style="color:red">a</p><td width="9" style="color:red" align="left"><i style="font-family:&quot;Figtree&quot;,serif"></i></td></body></html>';
  expect(moveStyles(html, 'n1')).toBe(
    '<html><head><style nonce="n1">p{color:blue}</style><style nonce="n1">:is([data-style="0"],#_){color:red}\n:is([data-style="1"],#_){font-family:"Figtree",serif}</style></head><body><p data-style="0">a</p><td width="9" data-style="0" align="left"><i data-style="1"></i></td></body></html>',
  );
});

test('what only looks like an attribute stays as it is', () => {
  const html = '<p title="a style=b">a &lt;b style=&quot;x&quot;> or style="y"</p>';
  expect(moveStyles(html, 'n1')).toBe(html);
});

test('a style that would end its rule or its element is left out', () => {
  const html = '<p style="color:red}body{display:none">a</p><p style="x:&lt;/style>">b</p>';
  expect(moveStyles(html, 'n1')).toBe(
    '<style nonce="n1">\n</style><p data-style="0">a</p><p data-style="1">b</p>',
  );
});
