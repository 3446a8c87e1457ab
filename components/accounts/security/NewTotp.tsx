'use client'

import { useEffect, useState } from 'react'
import { encode } from 'uqr'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { useFailToast, useToast } from '@/components/ui/feedback/Toasts'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { Row } from '@/components/ui/layout/Row'
import { send } from '@/lib/client/api'
import { call, type Result } from '@/lib/client/call'
import css from './Factors.module.css'

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
    schema: () => import('@/lib/contract/accounts/factors').then((contract) => contract.TotpCode),
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
        <Qr text={started.uri} />
        <p>
          Key
          <br />
          <span className={css.secret}>{started.secret.match(/.{1,4}/g)!.join(' ')}</span>
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

/** A QR code, drawn here: the secret goes to nobody else. */
function Qr({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 0 })
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={css.qr} role="img" aria-label="QR code of the key">
      <path d={dark.join('')} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  )
}
