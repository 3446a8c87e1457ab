'use client'

import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import { makePasskey } from '@/lib/client/passkey'
import { PasskeyNameField } from './PasskeyNameField'

type Props = { open: boolean; onClose: () => void; onAdded: (recoveryCodes: string[]) => void }

/** Names a passkey and has the browser make it. */
export default function NewPasskey({ open, onClose, onAdded }: Props) {
  const toast = useToast()
  const form = useContractForm({
    schema: () => import('@/lib/contract/people/factors').then((contract) => contract.PasskeyName),
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
      lead="Your device asks for your fingerprint, face or PIN. Give the passkey a name that you will recognise."
      form={form}
      submitLabel="Add passkey"
    >
      <PasskeyNameField control={form.form.control} />
    </FormDialog>
  )
}
