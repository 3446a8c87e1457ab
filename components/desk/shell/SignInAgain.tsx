'use client'

import { useState } from 'react'
import { DialogFrame } from '@/components/ui/dialog/DialogFrame'
import { Button } from '@/components/ui/controls/Button'
import SecondStep from '@/components/people/accounts/sign-in/SecondStep'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { CurrentPasswordField } from '@/components/ui/form/CurrentPasswordField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import type { OverlayProps } from '@/components/ui/overlay/Overlay'
import { signIn } from '@/lib/client/sign-in'
import type { Me } from '@/lib/contract/people/account'
import { startOf } from '@/lib/terms/links'

type Props = {
  account: { id: number; username: string }
  /** The same account is signed in again. */
  onDone: () => void
} & OverlayProps

/** Signs in where one stands: nothing that was typed is lost, and what was sent goes out again. */
export default function SignInAgain({ open, account: { id, username }, onClose, onDone }: Props) {
  const [second, setSecond] = useState(false)
  const enter = (me: Me) => {
    setSecond(false)
    if (me.id === id) onDone()
    // The password of another account by the same name: its screens are others.
    else location.assign(startOf(me))
  }
  const form = useContractForm({
    schema: () => import('@/lib/contract/people/account-forms').then((contract) => contract.Credentials),
    defaults: { username, password: '' },
    submit: (values) => signIn(values),
    onDone: (me) => (me ? enter(me) : setSecond(true)),
    failTitle: 'Login failed',
  })
  if (second)
    return (
      <DialogFrame
        open={open}
        onClose={onClose}
        title="One more step"
        actions={<Button onClick={onClose}>Cancel</Button>}
      >
        <SecondStep onDone={enter} />
      </DialogFrame>
    )
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Your session has ended"
      lead={`Sign in again as ${username}. What you typed is still here and will be sent.`}
      form={form}
      submitLabel="Sign in"
    >
      <CurrentPasswordField control={form.form.control} name="password" label="Password" />
    </FormDialog>
  )
}
