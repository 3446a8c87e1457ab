'use client'

import { useApi } from '@/lib/client/api'
import type { Listing } from '@/lib/contract/core/endpoint'
import type { Problem } from '@/lib/contract/core/problem'
import { queues, type QueueName } from './query'
import { waitingMachine, waitingMessage, waitingProcess, waitingSupplier, type Waiting } from './waiting'

type Queue = {
  items: Waiting[] | null
  total: number
  capped: boolean
  error?: Problem
  /** Removes an entry at once, before the server answers. */
  drop: (id: number) => Promise<unknown>
  retry: () => unknown
}

/** The queues, each kept fresh. */
export function useQueues(): Record<QueueName, Queue> {
  return {
    suppliers: queueOf(useApi('GET /api/suppliers', queues.suppliers), waitingSupplier),
    machines: queueOf(useApi('GET /api/machines', queues.machines), waitingMachine),
    processes: queueOf(useApi('GET /api/processes', queues.processes), waitingProcess),
    held: queueOf(useApi('GET /api/messages', queues.held), waitingMessage),
  }
}

type Read<T> = {
  data?: Listing<T>
  error?: Problem
  mutate: (
    change?: (page?: Listing<T>) => Listing<T> | undefined,
    options?: { revalidate: boolean },
  ) => Promise<unknown>
}

function queueOf<T extends { id: number }>({ data, error, mutate }: Read<T>, toWaiting: (thing: T) => Waiting): Queue {
  const without = (id: number) => (page?: Listing<T>) =>
    page && { ...page, items: page.items.filter((item) => item.id !== id), total: page.total - 1 }
  return {
    items: data?.items.map(toWaiting) ?? null,
    total: data?.total ?? 0,
    capped: data?.capped ?? false,
    error,
    drop: (id) => mutate(without(id), { revalidate: false }),
    retry: () => mutate(),
  }
}
