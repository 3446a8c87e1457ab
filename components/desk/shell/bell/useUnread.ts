'use client'

import { useApi } from '@/lib/client/api'

/** The unread count; `atFirst` is the server's. A live notification refreshes it. */
export const useUnread = (atFirst: number) =>
  useApi('GET /api/notifications', { unread: 'true', limit: 1 }, { revalidateOnMount: false }).data?.total ?? atFirst
