'use client'

import { call, refresh, useApi } from '@/lib/client/api'
import { notifications } from '@/lib/contract/notifications'
import type { Notification } from '@/lib/contract/notifications'
import type { Problem } from '@/lib/contract/problem'

const PATH = '/api/notifications'

/** How many wait unread; `atFirst` is what the server rendered. A live notification refreshes it. */
export const useUnread = (atFirst: number) =>
  useApi(notifications.list, { unread: 'true', limit: 1 }, { revalidateOnMount: false }).data?.total ?? atFirst

export type Notifications = {
  items: Notification[] | undefined
  problem: Problem | undefined
  retry: () => void
  read: (id: number) => void
  readAll: () => void
}

/** The newest fifty, and the two things one can do with them. */
export function useNotifications(): Notifications {
  const { data, error, mutate } = useApi(notifications.list, { limit: 50 })
  const mark = async (ids: (n: Notification) => boolean, send: () => Promise<unknown>) => {
    const seen = data && { ...data, items: data.items.map((n) => (ids(n) ? { ...n, read: true } : n)) }
    // Shown as read at once; the answer of the server has the last word.
    await mutate(seen, { revalidate: false })
    await send().catch(() => undefined)
    refresh(PATH)
  }
  return {
    items: data?.items,
    problem: error,
    retry: () => void mutate(),
    read: (id) =>
      void mark(
        (n) => n.id === id,
        () => call(notifications.read, { id }),
      ),
    readAll: () =>
      void mark(
        () => true,
        () => call(notifications.readAll, {}),
      ),
  }
}
