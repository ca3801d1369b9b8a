import { expect, test } from 'vitest';

import { proofOf } from './proof';

// SHA-256 of the bytes 00 01
const PROMISE = 'b413f47d13ee2fe6c845b2ee141af81de858df4ec549a58b7970bb96645bc8d2';

test('the key fits the promise that was made of it, and no other', async () => {
  expect(await proofOf(PROMISE, '0001')).toBe('fits');
  expect(await proofOf(PROMISE, '0002')).toBe('differs');
  expect(await proofOf(PROMISE, '')).toBe('unknown');
});
