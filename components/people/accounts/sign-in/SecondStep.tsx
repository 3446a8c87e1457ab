'use client'

import { KeyRound } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import type { ZodType } from 'zod'
import { Form } from '@/components/ui/form/Form'
import { SubmitButton } from '@/components/ui/controls/SubmitButton'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { Button } from '@/components/ui/controls/Button'
import { call } from '@/lib/client/call'
import { canUsePasskeys, passkeyForSignIn } from '@/lib/client/passkey'
import type { Me } from '@/lib/contract/people/account'
import { Problem } from '@/lib/contract/core/problem'
import { useFailToast } from '@/components/ui/feedback/Toasts'

type Props = { onDone: (me: Me) => void; going?: boolean }

/** After the password: a code of the authenticator app, a recovery code, or a passkey. */
export default function SecondStep({ onDone, going }: Props) {
  const [recovery, setRecovery] = useState(false)
  const fail = useFailToast()
  const withPasskey = async () => {
    try {
      const passkey = await passkeyForSignIn()
      if (passkey) onDone(await call('POST /api/login/second', { passkey }))
    } catch (error) {
      fail(error, { title: 'Login failed' })
    }
  }
  const more = (
    <>
      {canUsePasskeys() && (
        <Button fullWidth startIcon={<KeyRound size={18} aria-hidden />} onClick={() => void withPasskey()}>
          Use a passkey
        </Button>
      )}
      <Button variant="text" fullWidth onClick={() => setRecovery(!recovery)}>
        {recovery ? 'Use the authenticator app' : 'Use a recovery code'}
      </Button>
    </>
  )
  const field = recovery ? 'recovery' : 'code'
  return <CodeForm key={field} field={field} more={more} onDone={onDone} going={going} />
}

type FormProps = Props & {
  field: 'code' | 'recovery'
  /** Buttons for the other ways. */
  more: ReactNode
}

function CodeForm({ field, more, onDone, going }: FormProps) {
  const { form, ...rest } = useContractForm({
    schema: async () => {
      const { RecoveryCode, TotpCode } = await import('@/lib/contract/people/factors')
      return (field === 'code' ? TotpCode : RecoveryCode) as ZodType<Record<string, string>, Record<string, string>>
    },
    defaults: { [field]: '' } as Record<string, string>,
    submit: (values) =>
      call('POST /api/login/second', values as never).catch((error: unknown) => {
        if (!(error instanceof Problem) || error.code !== 'unauthenticated') throw error
        throw new Problem('validation', error.message, [{ path: field, message: error.message }])
      }),
    onDone,
    failTitle: 'Login failed',
  })
  const { setFocus } = form
  useEffect(() => setFocus(field), [setFocus, field])
  return (
    <Form {...rest} label="Second factor">
      <TextField
        control={form.control}
        name={field}
        label={field === 'code' ? 'Code' : 'Recovery code'}
        help={field === 'code' ? 'Six digits from your authenticator app' : 'One of your ten recovery codes'}
        inputMode={field === 'code' ? 'numeric' : undefined}
        autoComplete={field === 'code' ? 'one-time-code' : 'off'}
        required
      />
      <SubmitButton busy={rest.busy || Boolean(going)} size="large" fullWidth>
        Continue
      </SubmitButton>
      {more}
    </Form>
  )
}
