/** A key that nobody else has, for an Idempotency-Key. Unlike `randomUUID` it is there without TLS, too: in a workshop's own network. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
