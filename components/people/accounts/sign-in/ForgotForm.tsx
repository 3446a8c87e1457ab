'use client'

import { TextField } from '@/components/ui/form/TextField'
import { Form } from '@/components/ui/form/Form'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { Notice } from '@/components/ui/feedback/Notice'
import { SubmitButton } from '@/components/ui/controls/SubmitButton'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { call } from '@/lib/client/call'

/** Asks for a mail with a link. The confirmation is the same for every address. */
export function ForgotForm({ sent, onSent }: { sent: boolean; onSent: () => void }) {
  const { form, ...rest } = useContractForm({
    schema: () => import('@/lib/contract/people/account-forms').then((contract) => contract.ForgottenPassword),
    defaults: { email: '' },
    submit: (values) => call('POST /api/password/forgot', values),
    onDone: onSent,
    failTitle: 'Request Failed',
    failText: 'We couldn’t send the link. Please try again.',
  })
  return (
    <Form {...rest} label="Forgotten password">
      {sent && (
        <Notice tone="success" title="Check your inbox">
          If an account uses this address, we have sent it a link. The link works once, for an hour.
        </Notice>
      )}
      <TextField control={form.control} name="email" label="Email" type="email" autoComplete="username" required />
      <SubmitButton busy={rest.busy} size="large" fullWidth>
        Send reset link
      </SubmitButton>
      <LinkButton href="/auth" variant="text" fullWidth>
        Back to Login
      </LinkButton>
    </Form>
  )
}
