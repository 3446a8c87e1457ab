'use client'

import { useApi } from '@/lib/client/api'

/** The revisions of an inquiry after the one that its reader knows, the oldest first; undefined while they load. */
export function useChangesSince(inquiryId: number, since: number) {
  const { data } = useApi('GET /api/inquiries/{id}/revisions', { id: inquiryId }, { keepPreviousData: false })
  return data?.filter(({ number }) => number > since)
}
