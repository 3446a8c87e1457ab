'use client'

import { useEffect, useState } from 'react'
import { QrCode } from '@/components/ui/data/QrCode'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { useFailToast, useToast } from '@/components/ui/feedback/Toasts'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { Row } from '@/components/ui/layout/Row'
import { Text } from '@/components/ui/layout/Text'
import { send } from '@/lib/client/api'
import { call, type Result } from '@/lib/client/call'

type Props = { open: boolean; onClose: () => void; onAdded: (recoveryCodes: string[]) => void }

/** Sets up an authenticator app: its secret as a picture and as text, and a code that proves it. */
export default function NewTotp({ open, onClose, onAdded }: Props) {
  const toast = useToast()
  const fail = useFailToast()
  const [started, setStarted] = useState<Result<'POST /api/user/totp'> | null>(null)
  useEffect(() => {
    if (!open || started) return
    call('POST /api/user/totp', {}).then(setStarted, (error: unknown) => {
      fail(error)
      onClose()
    })
  }, [open, started, fail, onClose])
  const form = useContractForm({
    schema: () => import('@/lib/contract/people/factors').then((contract) => contract.TotpCode),
    defaults: { code: '' },
    submit: (values) => send('POST /api/user/totp/confirm', values),
    onDone: ({ recoveryCodes }) => {
      toast({ title: 'Authenticator app set up', text: 'Signing in asks for its code from now on.' })
      onAdded(recoveryCodes)
    },
    failTitle: 'Not set up',
  })
  if (!started) return null
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Set up an authenticator app"
      lead="Scan the picture with the app, or type the key, then enter the code that it shows."
      form={form}
      submitLabel="Set up"
    >
      <Row wrap gap="large">
        <QrCode text={started.uri} label="QR code of the key" />
        <p>
          Key
          <br />
          <Text mono>{started.secret.match(/.{1,4}/g)!.join(' ')}</Text>
        </p>
      </Row>
      <TextField
        control={form.form.control}
        name="code"
        label="Code"
        help="Six digits from the app"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
    </FormDialog>
  )
}
