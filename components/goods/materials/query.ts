import type { Request } from '@/lib/contract/core/endpoint'
import type { materials } from '@/lib/contract/goods/materials'

type Query = Request<typeof materials.list>

const tabs = ['pending', 'due', 'back'] as const

/** The register at `?held=`: what is pending first, the oldest first. */
export const materialQuery = (a: Record<string, string | undefined>): Query => ({
  limit: 50,
  counts: 'true',
  status: tabs.find((tab) => tab === a.held) ?? 'pending',
  q: a.material,
  sort: 'id',
  cursor: a.from,
})

/** What the supplier of an order has of its material. */
export const materialOfOrder = (workorderId: number): Query => ({
  workorderId,
  status: 'pending',
  limit: 20,
  sort: 'id',
})
