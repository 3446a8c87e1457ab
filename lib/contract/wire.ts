import type * as contract from './index'
import type { Endpoint, Request } from './core/endpoint'

type Contract = typeof contract
type Every = {
  [G in keyof Contract]: Contract[G] extends Record<string, Endpoint> ? Contract[G][keyof Contract[G]] : never
}
type Name<E> = E extends Endpoint ? `${E['method']} ${E['path']}` : never

/** Every call of the contract under its method and path: the browser names a call so, and the schemas stay with the server. */
export type Calls = { [E in Every[keyof Every] as Name<E>]: E }
/** 'GET /api/inquiries/{id}' and all others. */
export type CallName = keyof Calls

/** What a client sends with a call. */
export type Asked<C extends CallName> = Request<Calls[C]>
/** The method and the path of a call. */
export const partsOf = (call: CallName) => call.split(' ') as [method: Endpoint['method'], path: Endpoint['path']]
