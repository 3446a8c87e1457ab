'use client'

import { useEffect } from 'react'
import { ErrorState } from '@/components/ui/feedback/ErrorState'

/** The error screen of a page; the digest is in the server's log. */
export default function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => console.error(error), [error])
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : undefined
  return (
    <ErrorState
      title="This page could not be shown"
      problem={{ message: 'Something went wrong on our side. Trying again often helps.', extra: { requestId: digest } }}
      onRetry={retry}
    />
  )
}
