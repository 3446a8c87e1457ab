'use client'

import { FormDialog } from '@/components/ui/dialog/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import { makePasskey } from '@/lib/client/passkey'

type Props = { open: boolean; onClose: () => void; onAdded: (recoveryCodes: string[]) => void }

/** Names a passkey and has the browser make it. */
export default function NewPasskey({ open, onClose, onAdded }: Props) {
  const toast = useToast()
  const form = useContractForm({
    schema: () => import('@/lib/contract/accounts/factors').then((contract) => contract.PasskeyName),
    defaults: { name: '' },
    submit: async ({ name }) => {
      const made = await makePasskey()
      return made && send('POST /api/user/passkeys', { ...made, name })
    },
    onDone: (added) => {
      // The person closed the browser's question.
      if (!added) return
      toast({ title: 'Passkey added', text: `${added.passkey.name} signs you in from now on.` })
      onAdded(added.recoveryCodes)
    },
    failTitle: 'Passkey not added',
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Add a passkey"
      lead="Your device asks for your fingerprint, face or PIN. Give the passkey a name by which you know it again."
      form={form}
      submitLabel="Add passkey"
    >
      <TextField
        control={form.form.control}
        name="name"
        label="Name"
        placeholder="e.g. Office laptop"
        maxLength={60}
        autoComplete="off"
        required
      />
    </FormDialog>
  )
}
