'use client'

import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { ZodType } from 'zod'
import { FormDialog } from '@/components/ui/dialog/FormDialog'
import { useFailToast } from '@/components/ui/feedback/Toasts'
import { CurrentPasswordField } from '@/components/ui/form/CurrentPasswordField'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { Button } from '@/components/ui/layout/Button'
import { useApi } from '@/lib/client/api'
import { call } from '@/lib/client/call'
import { passkeyToConfirm } from '@/lib/client/passkey'

type Props = { open: boolean; onAnswer: (confirmed: boolean) => void }

/** Asks whether it is the same person before something grave; what was asked for goes out afterwards. */
export default function ConfirmAgain(props: Props) {
  const { data: factors } = useApi('GET /api/user/factors', props.open ? {} : null)
  const [byCode, setByCode] = useState(false)
  const fail = useFailToast()
  const withPasskey = async () => {
    try {
      const passkey = await passkeyToConfirm()
      if (!passkey) return
      await call('POST /api/user/confirm', { passkey })
      props.onAnswer(true)
    } catch (error) {
      fail(error, { title: 'Not confirmed' })
    }
  }
  const more = (
    <>
      {factors && factors.passkeys.length > 0 && (
        <Button fullWidth startIcon={<KeyRound size={18} aria-hidden />} onClick={() => void withPasskey()}>
          Use a passkey
        </Button>
      )}
      {factors?.totp && (
        <Button variant="text" fullWidth onClick={() => setByCode(!byCode)}>
          {byCode ? 'Use the password' : 'Use the authenticator app'}
        </Button>
      )}
    </>
  )
  return byCode ? (
    <Ask key="code" field="code" more={more} {...props} />
  ) : (
    <Ask key="password" field="password" more={more} {...props} />
  )
}

function Ask({ field, more, open, onAnswer }: Props & { field: 'code' | 'password'; more: React.ReactNode }) {
  const form = useContractForm({
    schema: async () => {
      const { PasswordProof, TotpCode } = await import('@/lib/contract/accounts/factors')
      return (field === 'code' ? TotpCode : PasswordProof) as ZodType<Record<string, string>, Record<string, string>>
    },
    defaults: { [field]: '' } as Record<string, string>,
    submit: (values) => call('POST /api/user/confirm', values as never),
    onDone: () => onAnswer(true),
    failTitle: 'Not confirmed',
  })
  const { control } = form.form
  return (
    <FormDialog
      open={open}
      onClose={() => onAnswer(false)}
      title="Confirm that it is you"
      lead="Your last sign-in was a while ago. What you started continues afterwards."
      form={form}
      submitLabel="Confirm"
    >
      {field === 'password' ? (
        <CurrentPasswordField control={control} name="password" label="Password" />
      ) : (
        <TextField
          control={control}
          name="code"
          label="Code"
          help="Six digits from your authenticator app"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
      )}
      {more}
    </FormDialog>
  )
}
