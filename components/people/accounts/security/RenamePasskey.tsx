'use client'

import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import type { Passkey } from '@/lib/contract/people/factors'
import { PasskeyNameField } from './PasskeyNameField'

type Props = { passkey: Pick<Passkey, 'id' | 'name'>; open: boolean; onClose: () => void }

/** Renames a passkey. */
export default function RenamePasskey({ passkey: { id, name }, open, onClose }: Props) {
  const toast = useToast()
  const form = useContractForm({
    schema: () => import('@/lib/contract/people/factors').then((contract) => contract.PasskeyName),
    defaults: { name },
    submit: (values) => send('PATCH /api/user/passkeys/{id}', { id, ...values }),
    onDone: (renamed) => {
      toast({ title: 'Passkey renamed', text: `Its new name is ${renamed.name}.` })
      onClose()
    },
    failTitle: 'Not renamed',
  })
  return (
    <FormDialog open={open} onClose={onClose} title={`Rename ${name}`} form={form} submitLabel="Rename">
      <PasskeyNameField control={form.form.control} />
    </FormDialog>
  )
}
