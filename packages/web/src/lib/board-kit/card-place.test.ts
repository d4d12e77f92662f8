import { expect, test } from 'vitest';
import { cardPlace } from './card-place.ts';

const PHONE = { width: 360, height: 640 };
const CARD = { width: 300, height: 120 };

const covers = (at: { x: number; y: number }, point: { x: number; y: number }): boolean =>
  point.x > at.x && point.x < at.x + CARD.width && point.y > at.y && point.y < at.y + CARD.height;

test('a card is above what it explains, and within the window', () => {
  const anchor = { left: 300, top: 500, width: 50, height: 70 };
  expect(cardPlace({ anchor, card: CARD, window: PHONE, finger: null })).toStrictEqual({ x: 52, y: 372 });
});

test('a card is below what is at the top of the window', () => {
  const anchor = { left: 10, top: 40, width: 100, height: 30 };
  expect(cardPlace({ anchor, card: CARD, window: PHONE, finger: null })).toStrictEqual({ x: 8, y: 78 });
});

test('a card is beside what is as high as the window', () => {
  const anchor = { left: 380, top: 5, width: 40, height: 350 };
  const window = { width: 800, height: 360 };
  expect(cardPlace({ anchor, card: CARD, window, finger: null })).toStrictEqual({ x: 72, y: 120 });
});

test('a card is near the finger on something large', () => {
  const finger = { x: 180, y: 400 };
  const anchor = { left: 0, top: 100, width: 360, height: 500 };
  expect(cardPlace({ anchor, card: CARD, window: PHONE, finger })).toStrictEqual({ x: 30, y: 244 });
});

test('no finger is ever under a card, and no card outside the window', () => {
  for (let x = 4; x < PHONE.width; x += 16) {
    for (let y = 4; y < PHONE.height; y += 16) {
      const finger = { x, y };
      const at = cardPlace({
        anchor: { left: x - 20, top: y - 10, width: 40, height: 20 },
        card: CARD,
        window: PHONE,
        finger,
      });
      expect(covers(at, finger), `${x}, ${y}`).toBe(false);
      expect([at.x >= 0, at.y >= 0, at.x + CARD.width <= 360, at.y + CARD.height <= 640]).not.toContain(false);
    }
  }
});
