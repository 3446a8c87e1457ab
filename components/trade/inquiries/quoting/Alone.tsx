'use client'

import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/dialog/ConfirmDialog'
import { Notice } from '@/components/ui/feedback/Notice'
import { useToast } from '@/components/ui/feedback/Toasts'
import { Button } from '@/components/ui/controls/Button'
import { decide } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import { openToQuoting } from '@/lib/rules/trade/flows/inquiry-flow'
import { dateTime } from '@/lib/terms/format'
import { displayId, orderId } from '@/lib/terms/nouns'

/** A repeat that the supplier of the first order sees alone for some days. */
export function Alone({ inquiry: { id, invitedOnly, openFrom, repeatOf, status } }: { inquiry: Inquiry }) {
  const toast = useToast()
  const may = useMay()
  const [asked, setAsked] = useState(false)
  if (!invitedOnly || !openFrom || !repeatOf || !openToQuoting.includes(status)) return null
  async function open() {
    await decide('POST /api/inquiries/{id}/open', { id })
    toast({ title: 'Open to all', text: `All suppliers see ${displayId('inquiry', id)} now.` })
  }
  return (
    <Notice
      title={`Only the supplier of ${orderId('customer', repeatOf)} sees it until ${dateTime(openFrom)}`}
      action={
        may('inquiry.open') && (
          <Button size="small" onClick={() => setAsked(true)}>
            Open to all now
          </Button>
        )
      }
    >
      After that all suppliers see it.
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        title="Open it to all suppliers now?"
        text="The supplier of the first order can still quote."
        confirmLabel="Open to all"
        onConfirm={open}
        failTitle="Not opened"
        failText="Please try again."
      />
    </Notice>
  )
}
