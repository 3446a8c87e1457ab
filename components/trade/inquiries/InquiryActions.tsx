'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { TextField } from '@/components/ui/form/TextField'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { useMay } from '@/lib/client/viewer'
import { decide } from '@/lib/client/api'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import { displayId } from '@/lib/terms/nouns'
import { inquiryFlow } from '@/lib/rules/trade/flows/inquiry-flow'
import { moveWords, type Move } from './move-words'

const order: Move[] = ['rejected', 'quoted', 'processing']

/** What an admin can do with an inquiry now; each step asks for a note that is kept in its history. */
export function InquiryActions({ inquiry, onClose }: { inquiry: Inquiry; onClose: () => void }) {
  const toast = useToast()
  const [asked, setAsked] = useState<Move>('processing')
  const [open, setOpen] = useState(false)
  const may = useMay()
  const moves = order.filter(
    (to) => may('inquiry.changeStatus') && inquiryFlow.moves(inquiry.status, 'admin').includes(to),
  )
  const words = moveWords[asked]
  const name = displayId('inquiry', inquiry.id)

  const contract = useContractForm({
    schema: () => import('@/lib/contract/trade/inquiries').then((contract) => contract.inquiries.changeStatus.body),
    defaults: { status: asked, note: '' },
    submit: ({ note }) => decide('PATCH /api/inquiries/{id}/status', { id: inquiry.id, status: asked, note }),
    onDone: () => {
      toast({ title: 'Success', text: `${name} ${words.done}` })
      setOpen(false)
    },
    failTitle: 'Error',
    failText: 'Failed to update the inquiry.',
  })

  return (
    <>
      {moves.map((to) => (
        <Button
          key={to}
          color={to === 'rejected' ? 'error' : 'primary'}
          variant={to === moves.at(-1) && to !== 'rejected' ? 'contained' : 'outlined'}
          onClick={() => {
            setAsked(to)
            setOpen(true)
          }}
        >
          {moveWords[to].label}
        </Button>
      ))}
      {!moves.length && <Button onClick={onClose}>Close</Button>}
      <FormDialog
        open={open}
        onClose={() => setOpen(false)}
        title={`${words.label} ${name}?`}
        lead={words.lead}
        form={contract}
        submitLabel={words.label}
        tone={asked === 'rejected' ? 'danger' : 'primary'}
      >
        <TextField control={contract.form.control} name="note" label="Note" help={words.help} multiline />
      </FormDialog>
    </>
  )
}
