import { expect, it } from '@jest/globals';
import { decoded } from './decoded';

const bytes = (...values: number[]): ArrayBuffer => Uint8Array.from(values).buffer;

it.each([
  ['UTF-8', bytes(0x4d, 0xc3, 0xbc)],
  ['UTF-8 with a mark', bytes(0xef, 0xbb, 0xbf, 0x4d, 0xc3, 0xbc)],
  ['UTF-16, little end first', bytes(0xff, 0xfe, 0x4d, 0, 0xfc, 0)],
  ['UTF-16, big end first', bytes(0xfe, 0xff, 0, 0x4d, 0, 0xfc)],
  ['Windows-1252', bytes(0x4d, 0xfc)],
])('a file is read in %s', (_, file) => {
  expect(decoded(file)).toBe('Mü');
});
