'use client'

import { Button } from '@/components/ui/controls/Button'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { useTabTitle } from '@/components/ui/hooks/useTabTitle'
import { DialogFrame } from '@/components/ui/dialog/DialogFrame'

type Props = {
  open: boolean
  /** There are machines, and none is approved. */ registered: boolean
  onClose: () => void
}

/** Shown instead of the form to suppliers without an approved machine. */
export default function NoMachines({ open, registered, onClose }: Props) {
  useTabTitle(open ? 'Request Work Order' : null, true)
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      title="Cannot Request Work Order"
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <LinkButton variant="contained" href="/supplier/machines">
            {registered ? 'See your machines' : 'Add machines'}
          </LinkButton>
        </>
      }
    >
      <p>
        {registered
          ? 'None of your machines is approved yet. You can request work for a machine once it’s approved.'
          : "You don't have any machines registered. Add machines first."}
      </p>
    </DialogFrame>
  )
}
