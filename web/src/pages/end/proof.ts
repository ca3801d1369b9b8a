/** Whether the key of all shuffles and dice is the one that was promised when the game began. */

export type Proof = 'fits' | 'differs' | 'unknown';

export async function proofOf(promise: string, key: string): Promise<Proof> {
  if (!key || !('subtle' in crypto)) return 'unknown'; // browsers hash only on pages with https, or of this machine
  const bytes = Uint8Array.from(key.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex === promise ? 'fits' : 'differs';
}
