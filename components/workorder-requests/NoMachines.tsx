'use client'

import { Button } from '@/components/ui/layout/Button'
import { LinkButton } from '@/components/ui/navigation/LinkButton'
import { DialogFrame } from '@/components/ui/dialog/DialogFrame'

/** Shown instead of the form to suppliers without machines. */
export default function NoMachines({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      title="Cannot Request Work Order"
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <LinkButton variant="contained" href="/supplier/machines">
            Add machines
          </LinkButton>
        </>
      }
    >
      <p>You don&apos;t have any machines registered. Add machines first.</p>
    </DialogFrame>
  )
}
