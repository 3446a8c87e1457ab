'use client'

import { ConfirmDialog } from '@/components/ui/dialog/ConfirmDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import type { OverlayProps } from '@/components/ui/overlay/Overlay'
import { send } from '@/lib/client/api'
import type { Address } from '@/lib/contract/people/addresses'

/** Asks before an address is removed. */
export function RemoveAddress({ address, ...overlay }: { address: Address } & OverlayProps) {
  const toast = useToast()
  const remove = async () => {
    await send('DELETE /api/addresses/{id}', { id: address.id })
    toast({ title: 'Address removed', text: `${address.label} is no longer one of your addresses.` })
  }
  return (
    <ConfirmDialog
      {...overlay}
      title={`Remove ${address.label}?`}
      text="Inquiries and orders that use it keep it."
      confirmLabel="Remove address"
      tone="danger"
      onConfirm={remove}
      failTitle="Error"
      failText="The address was not removed."
    />
  )
}
