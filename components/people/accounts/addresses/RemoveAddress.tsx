'use client'

import { ConfirmDialog } from '@/components/ui/dialog/ConfirmDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { useLastOpenValue } from '@/components/ui/hooks/useLastOpenValue'
import { send } from '@/lib/client/api'
import type { Address } from '@/lib/contract/people/addresses'

/** Asks before an address is removed. */
export function RemoveAddress({ address, onClose }: { address: Address | null; onClose: () => void }) {
  const toast = useToast()
  const shown = useLastOpenValue(address)
  const remove = async () => {
    await send('DELETE /api/addresses/{id}', { id: shown!.id })
    toast({ title: 'Address removed', text: `${shown!.label} is no longer one of your addresses.` })
  }
  return (
    <ConfirmDialog
      open={address !== null}
      onClose={onClose}
      title={`Remove ${shown?.label}?`}
      text="Inquiries and orders that use it keep it."
      confirmLabel="Remove address"
      tone="danger"
      onConfirm={remove}
      failTitle="Error"
      failText="The address was not removed."
    />
  )
}
