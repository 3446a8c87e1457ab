'use client'

import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/dialog/ConfirmDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { Button } from '@/components/ui/controls/Button'
import { decide } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'
import type { Quotation } from '@/lib/contract/trade/quotations'
import { displayId } from '@/lib/terms/nouns'

/** The way on from a price that has expired: its supplier is asked for a new one. */
export function RequoteButton({ quotation: { id, status, requoteAt } }: { quotation: Quotation }) {
  const toast = useToast()
  const may = useMay()
  const [open, setOpen] = useState(false)
  if (status !== 'pending' || requoteAt || !may('quotation.requote')) return null
  const name = displayId('quotation', id)
  async function ask() {
    await decide('POST /api/quotations/{id}/requote', { id })
    toast({ title: 'New price requested', text: `We have asked the supplier of ${name}.` })
  }
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Ask for a new price
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={`Ask for a new price for ${name}?`}
        text="We ask its supplier. It can revise the quotation with a new last day."
        confirmLabel="Ask for a new price"
        onConfirm={ask}
        failTitle="Not asked"
        failText="Please try again."
      />
    </>
  )
}
