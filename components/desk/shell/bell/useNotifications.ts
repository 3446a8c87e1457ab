'use client'

import { useState } from 'react'
import { useFailToast } from '@/components/ui/feedback/Toasts'
import { refresh, useApi } from '@/lib/client/api'
import { call } from '@/lib/client/call'
import type { Notification } from '@/lib/contract/people/notifications'
import type { Problem } from '@/lib/contract/core/problem'

const PATH = '/api/notifications'
const PAGE = 50
const NOT_MARKED = { text: 'Failed to mark as read' }
const NOT_LOADED = { text: 'Failed to load older notifications' }

/** Marks on the server, and reads every list of notifications again. */
export function useMarkRead() {
  const fail = useFailToast()
  const mark = (send: Promise<unknown>) =>
    void send.catch((error: unknown) => fail(error, NOT_MARKED)).then(() => refresh(PATH))
  return {
    read: (id: number) => mark(call('PATCH /api/notifications/{id}/read', { id })),
    readAll: () => mark(call('POST /api/notifications/read-all', {})),
  }
}

export type Notifications = {
  items: Notification[] | undefined
  problem: Problem | undefined
  retry: () => void
  read: (id: number) => void
  readAll: () => void
  /** Loads the fifty before; absent when there are none. */
  older?: () => void
}

/** The newest fifty notifications, older ones on demand, and marking as read. */
export function useNotifications(): Notifications {
  const fail = useFailToast()
  const { data, error, mutate } = useApi('GET /api/notifications', { limit: PAGE })
  const [before, setBefore] = useState<{ items: Notification[]; next: string | null } | null>(null)
  const next = before ? before.next : data?.next
  const mark = async (ids: (n: Notification) => boolean, send: () => Promise<unknown>) => {
    const asRead = (items: Notification[]) => items.map((n) => (ids(n) ? { ...n, read: true } : n))
    // Shown as read at once; the server's answer replaces it.
    setBefore((page) => page && { ...page, items: asRead(page.items) })
    await mutate(data && { ...data, items: asRead(data.items) }, { revalidate: false })
    await send().catch((error: unknown) => fail(error, NOT_MARKED))
    refresh(PATH)
  }
  return {
    items: data && withoutDoubles([...data.items, ...(before?.items ?? [])]),
    problem: error,
    retry: () => void mutate(),
    read: (id) =>
      void mark(
        (n) => n.id === id,
        () => call('PATCH /api/notifications/{id}/read', { id }),
      ),
    readAll: () =>
      void mark(
        () => true,
        () => call('POST /api/notifications/read-all', {}),
      ),
    older: next
      ? () =>
          void call('GET /api/notifications', { limit: PAGE, cursor: next }).then(
            (page) => setBefore({ items: [...(before?.items ?? []), ...page.items], next: page.next }),
            (error: unknown) => void fail(error, NOT_LOADED),
          )
      : undefined,
  }
}

/** New entries push the end of the first page into the second: removes duplicates. */
const withoutDoubles = (items: Notification[]) => [...new Map(items.map((n) => [n.id, n])).values()]
