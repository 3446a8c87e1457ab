import type { Request } from '@/lib/contract/core/endpoint'
import type { machines } from '@/lib/contract/trade/machines'
import type { processes } from '@/lib/contract/trade/processes'
import type { workorderRequests } from '@/lib/contract/trade/workorder-requests'

/** The requests that wait for an admin. */
export const pendingRequestsQuery = { status: 'pending', limit: 100 } satisfies Request<typeof workorderRequests.list>

/** A supplier's own machines and processes, to choose from. */
export const ownMachinesQuery = { limit: 500 } satisfies Request<typeof machines.list>
export const ownProcessesQuery = { limit: 500 } satisfies Request<typeof processes.list>
