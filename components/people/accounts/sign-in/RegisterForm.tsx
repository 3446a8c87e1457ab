'use client'

import { useWatch } from 'react-hook-form'
import { RadioCards } from '@/components/ui/form/RadioCards'
import { TextField } from '@/components/ui/form/TextField'
import { Form, FormWide } from '@/components/ui/form/Form'
import { SubmitButton } from '@/components/ui/controls/SubmitButton'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { useNavigateWithToast } from '@/components/ui/feedback/useNavigateWithToast'
import { call } from '@/lib/client/call'
import { homeOf, ownPath } from '@/lib/terms/links'
import { CategoryField } from '../CategoryField'
import { GstinField } from '../GstinField'
import { NewPasswordFields } from '../NewPasswordFields'

const roles = [
  { value: 'supplier', label: 'Supplier', text: 'We have machines and want orders' },
  { value: 'customer', label: 'Customer', text: 'We have drawings and need parts' },
]

const empty = {
  role: 'supplier' as 'supplier' | 'customer',
  companyName: '',
  contactName: '',
  email: '',
  phone: '',
  address: '',
  gstNumber: '',
  mainProcessCategory: '',
  password: '',
  confirmPassword: '',
}

/** Opens a customer or supplier account; the email becomes the username. */
export function RegisterForm({ callbackUrl }: { callbackUrl?: string }) {
  const { go, going } = useNavigateWithToast()
  const { form, ...rest } = useContractForm({
    schema: () => import('@/lib/contract/people/account-forms').then((contract) => contract.Registration),
    defaults: empty,
    submit: ({ confirmPassword: _, ...values }) => call('POST /api/register', { ...values, username: values.email }),
    onDone: (account) => {
      const registered = { title: 'Registration successful', text: 'Your account is pending verification by an admin.' }
      go(ownPath(callbackUrl, homeOf(account.role)), registered, { replace: true, anew: true })
    },
    failTitle: 'Registration failed',
    failText: 'Could not create your account. Please try again.',
    draftKey: 'register',
  })
  const { control } = form
  const role = useWatch({ control, name: 'role' })
  return (
    <Form {...rest} label="Register" columns>
      <FormWide>
        <RadioCards control={control} name="role" label="I am a…" options={roles} />
      </FormWide>
      <TextField control={control} name="companyName" label="Company name" autoComplete="organization" required />
      <TextField control={control} name="contactName" label="Contact name" autoComplete="name" required />
      <TextField
        control={control}
        name="email"
        label="Email"
        type="email"
        help="You’ll use this to sign in"
        autoComplete="email"
        required
      />
      <TextField control={control} name="phone" label="Phone" type="tel" autoComplete="tel" />
      {role === 'supplier' && (
        <FormWide>
          <CategoryField
            control={control}
            name="mainProcessCategory"
            help="e.g. CNC Machining, Injection Molding, etc."
          />
        </FormWide>
      )}
      <FormWide>
        <TextField control={control} name="address" label="Address" autoComplete="street-address" />
      </FormWide>
      <FormWide>
        <GstinField control={control} name="gstNumber" />
      </FormWide>
      <NewPasswordFields control={control} name="password" label="Password" confirmName="confirmPassword" />
      <FormWide>
        <SubmitButton busy={rest.busy || going} size="large" fullWidth>
          {`Register as a ${role}`}
        </SubmitButton>
      </FormWide>
    </Form>
  )
}
