'use client'

import { useEffect } from 'react'
import { ErrorState } from '@/components/ui/feedback/ErrorState'

/** The error screen of a page; the digest is in the server's log. */
export default function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => console.error(error), [error])
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : undefined
  return (
    <ErrorState
      title="Couldn’t load this page"
      problem={{ message: 'Something went wrong on our side. Please try again.', extra: { requestId: digest } }}
      onRetry={retry}
    />
  )
}
