import { expect, test } from 'vitest';
import { messageParts } from './chat-links.ts';

const linked = (text: string): readonly string[] =>
  messageParts(text).map((part) => (part.href === null ? part.text : `[${part.text}](${part.href})`));

test('a message without addresses is one text', () => {
  expect(linked('Bonjour de Lyon : 3/4, www.example.org')).toStrictEqual(['Bonjour de Lyon : 3/4, www.example.org']);
  expect(linked('')).toStrictEqual(['']);
});

test('addresses are separated from the sentence around them', () => {
  expect(linked('Voyez https://example.org/a?b=1#c, puis (http://localhost:8080/t).')).toStrictEqual([
    'Voyez ',
    '[https://example.org/a?b=1#c](https://example.org/a?b=1#c)',
    ', puis (',
    '[http://localhost:8080/t](http://localhost:8080/t)',
    ').',
  ]);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.org',
  'https://',
  'https://ada:secret@example.org/',
  'HTTPS://user@example.org',
])('%s is no link', (text) => {
  expect(linked(text)).toStrictEqual([text]);
});

test('a link shows where it leads', () => {
  expect(linked('https://EXAMPLE.org')).toStrictEqual(['[https://EXAMPLE.org](https://example.org/)']);
});
