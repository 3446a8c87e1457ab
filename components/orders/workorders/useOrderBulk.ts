'use client'

import { assign } from '@/components/core/team/assign'
import { useBulk } from '@/components/ui/list/useBulk'
import { call } from '@/lib/client/call'
import type { Request } from '@/lib/contract/core/endpoint'
import type { workorders } from '@/lib/contract/orders/workorders'
import { orderId } from '@/lib/terms/nouns'
import { setPayments } from './bulk-acts'
import type { useWorkorders } from './useWorkorders'

const acts = [assign('workorder'), setPayments]

/** What an admin can do with several work orders. */
export const useOrderBulk = (list: ReturnType<typeof useWorkorders>, query: Request<typeof workorders.list>) =>
  useBulk({
    noun: ['order', 'orders'],
    query,
    listing: list.listing,
    acts,
    choiceOf: ({ id }) => ({ id, name: orderId('admin', id) }),
    read: (asked) => call('GET /api/workorders', asked),
  })
