import * as contract from './index'
import type { Endpoint } from './core/endpoint'

/** A call with its name in the contract: `inquiries` and `submit`. */
export type Call = { group: string; name: string; endpoint: Endpoint }

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

/** Every call of the contract, from the exports of its index. */
export const calls: readonly Call[] = Object.entries(contract).flatMap(([group, value]) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value as object).flatMap(([name, endpoint]) =>
        isEndpoint(endpoint) ? [{ group, name, endpoint }] : [],
      )
    : [],
)

export const allEndpoints: readonly Endpoint[] = calls.map(({ endpoint }) => endpoint)
