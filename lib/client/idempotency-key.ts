/** A random Idempotency-Key. Unlike `randomUUID` it works without TLS, as in a workshop's own network. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
