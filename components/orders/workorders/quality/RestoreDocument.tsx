'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { useFailToast, useToast } from '@/components/ui/feedback/Toasts'
import { decideAndShow } from '@/lib/client/api'
import type { DocumentKind } from '@/lib/contract/files/document-kinds'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { documentLabels } from '@/lib/rules/orders/documents'

type Props = { order: Pick<Workorder, 'id'>; kind: DocumentKind }

/** Requires a waived document again. */
export function RestoreDocument({ order: { id }, kind }: Props) {
  const toast = useToast()
  const fail = useFailToast()
  const [busy, setBusy] = useState(false)
  const restore = async () => {
    setBusy(true)
    try {
      await decideAndShow('POST /api/workorders/{id}/documents/{kind}/restore', { id, kind })
      toast({ title: `${documentLabels[kind]} is required again` })
    } catch (error) {
      fail(error, { title: 'Not changed', text: 'Please try again.' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      size="small"
      aria-label={`Require again: ${documentLabels[kind]}`}
      disabled={busy}
      onClick={() => void restore()}
    >
      Require again
    </Button>
  )
}
