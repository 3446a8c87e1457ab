import type { Endpoint, Listing } from '@/lib/contract/core/endpoint'

/** Expects an answer, as it stands on the wire, to be what the endpoint promises: every key, and no other. */
export function conforms(endpoint: Endpoint, answer: unknown) {
  const body = endpoint.list ? (answer as Listing<unknown>).items : answer
  const wire = JSON.parse(JSON.stringify(body)) as unknown
  // Unknown keys are dropped by parsing, so what was there before and isn't after is a key too many.
  expect(endpoint.answer!.parse(wire)).toEqual(wire)
  return wire
}
