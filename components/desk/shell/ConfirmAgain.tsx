'use client'

import { KeyRound } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { ZodType } from 'zod'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { useFailToast } from '@/components/ui/feedback/Toasts'
import { CurrentPasswordField } from '@/components/ui/form/CurrentPasswordField'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { Button } from '@/components/ui/controls/Button'
import type { OverlayProps } from '@/components/ui/overlay/Overlay'
import { useApi } from '@/lib/client/api'
import { call } from '@/lib/client/call'
import { passkeyToConfirm } from '@/lib/client/passkey'

type Props = { onDone: () => void } & OverlayProps

/**
 * Asks whether it is the same person before something grave; what was asked for goes out afterwards. Whoever has a second factor is
 * asked for it, the others for the password.
 */
export default function ConfirmAgain(props: Props) {
  const { data: factors, error } = useApi('GET /api/user/factors', {})
  if (!factors && !error) return null
  if (!factors || (!factors.totp && !factors.passkeys.length)) return <Ask field="password" {...props} />
  return <AskFactor totp={factors.totp} passkey={factors.passkeys.length > 0} {...props} />
}

function AskFactor({ totp, passkey, ...props }: Props & { totp: boolean; passkey: boolean }) {
  const [recovery, setRecovery] = useState(!totp)
  const fail = useFailToast()
  const withPasskey = async () => {
    try {
      const answer = await passkeyToConfirm()
      if (!answer) return
      await call('POST /api/user/confirm', { passkey: answer })
      props.onDone()
    } catch (error) {
      fail(error, { title: 'Not confirmed' })
    }
  }
  const more = (
    <>
      {passkey && (
        <Button fullWidth startIcon={<KeyRound size={18} aria-hidden />} onClick={() => void withPasskey()}>
          Use a passkey
        </Button>
      )}
      {totp && (
        <Button variant="text" fullWidth onClick={() => setRecovery(!recovery)}>
          {recovery ? 'Use the authenticator app' : 'Use a recovery code'}
        </Button>
      )}
    </>
  )
  const field = recovery ? 'recovery' : 'code'
  return <Ask key={field} field={field} more={more} {...props} />
}

type Field = 'password' | 'code' | 'recovery'

function Ask({ field, more, open, onClose, onDone }: Props & { field: Field; more?: ReactNode }) {
  const form = useContractForm({
    schema: async () => {
      const { PasswordProof, RecoveryCode, TotpCode } = await import('@/lib/contract/people/factors')
      const schemas = { password: PasswordProof, code: TotpCode, recovery: RecoveryCode }
      return schemas[field] as ZodType<Record<string, string>, Record<string, string>>
    },
    defaults: { [field]: '' } as Record<string, string>,
    submit: (values) => call('POST /api/user/confirm', values as never),
    onDone,
    failTitle: 'Not confirmed',
  })
  const { control } = form.form
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Confirm your identity"
      lead="Confirm your identity, then we continue where you stopped."
      form={form}
      submitLabel="Confirm"
    >
      {field === 'password' && <CurrentPasswordField control={control} name="password" label="Password" />}
      {field === 'code' && (
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
      {field === 'recovery' && (
        <TextField
          control={control}
          name="recovery"
          label="Recovery code"
          help="One of your ten recovery codes"
          autoComplete="off"
          required
        />
      )}
      {more}
    </FormDialog>
  )
}
