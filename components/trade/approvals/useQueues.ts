'use client'

import { useApi } from '@/lib/client/api'
import type { Listing } from '@/lib/contract/core/endpoint'
import type { Problem } from '@/lib/contract/core/problem'
import { queueNames, queues, type QueueName } from './query'
import {
  keyOf,
  waitingCustomer,
  waitingDocument,
  waitingMachine,
  waitingMessage,
  waitingProcess,
  waitingSupplier,
  type Waiting,
} from './waiting'

type Queue = {
  items: Waiting[] | null
  total: number
  capped: boolean
  error?: Problem
  retry: () => unknown
}

/** The queues, each kept fresh, without what is `hidden`. */
export function useQueues(hidden: ReadonlySet<string>): Record<QueueName, Queue> {
  const read = {
    suppliers: queueOf(useApi('GET /api/suppliers', queues.suppliers), waitingSupplier),
    machines: queueOf(useApi('GET /api/machines', queues.machines), waitingMachine),
    processes: queueOf(useApi('GET /api/processes', queues.processes), waitingProcess),
    documents: queueOf(useApi('GET /api/company-documents', queues.documents), waitingDocument),
    customers: queueOf(useApi('GET /api/customers', queues.customers), waitingCustomer),
    held: queueOf(useApi('GET /api/messages', queues.held), waitingMessage),
  }
  return Object.fromEntries(queueNames.map((name) => [name, withoutHidden(read[name], hidden)])) as Record<
    QueueName,
    Queue
  >
}

/** Without entries that have been decided here and not yet by the server. */
function withoutHidden(queue: Queue, hidden: ReadonlySet<string>): Queue {
  const items = queue.items?.filter((one) => !hidden.has(keyOf(one))) ?? null
  return { ...queue, items, total: queue.total - (queue.items?.length ?? 0) + (items?.length ?? 0) }
}

type Read<T> = { data?: Listing<T>; error?: Problem; mutate: () => Promise<unknown> }

function queueOf<T extends { id: number }>({ data, error, mutate }: Read<T>, toWaiting: (thing: T) => Waiting): Queue {
  return {
    items: data?.items.map(toWaiting) ?? null,
    total: data?.total ?? 0,
    capped: data?.capped ?? false,
    error,
    retry: () => mutate(),
  }
}
