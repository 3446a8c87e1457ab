'use client'

import { useRouter } from 'next/navigation'
import type { z, ZodType } from 'zod'
import { useWatch } from 'react-hook-form'
import { PasswordField } from '@/components/ui/form/PasswordField'
import { TextField } from '@/components/ui/form/TextField'
import { Form, FormActions, FormWide } from '@/components/ui/form/Form'
import { SubmitButton } from '@/components/ui/form/SubmitButton'
import { useToast } from '@/components/ui/feedback/Toasts'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import type { Profile } from '@/lib/contract/account-forms'
import type { Account } from '@/lib/contract/accounts'
import { GstinField } from '../GstinField'

type Schema = ZodType<Partial<z.output<typeof Profile>>, z.input<typeof Profile>>

const schemaOf = async (supplier: boolean): Promise<Schema> => {
  const contract = await import('@/lib/contract/account-forms')
  return supplier ? contract.SupplierProfile : contract.Profile
}

/** The own profile. A supplier's address and GST number must be there. */
export function ProfileForm({ account }: { account: Account }) {
  const toast = useToast()
  const router = useRouter()
  const supplier = account.role === 'supplier'
  const { form, ...rest } = useContractForm({
    schema: () => schemaOf(supplier),
    defaults: {
      companyName: account.companyName,
      contactName: account.contactName,
      email: account.email,
      phone: account.phone ?? '',
      address: account.address ?? '',
      gstNumber: account.gstNumber ?? '',
      mainProcessCategory: account.mainProcessCategory ?? '',
      currentPassword: '',
    },
    // Sending the present e-mail would cancel a pending change.
    submit: ({ email, currentPassword, ...values }) =>
      send('PATCH /api/users/{id}', {
        ...{ id: account.id, ...values },
        ...(email !== account.email && { email, currentPassword }),
      }),
    onDone: (saved) => {
      const { pendingEmail } = saved
      toast({
        title: 'Profile updated',
        text: pendingEmail ? `Confirm your new e-mail: we sent a link to ${pendingEmail}.` : 'Your changes are saved.',
      })
      form.setValue('email', saved.email)
      form.setValue('currentPassword', '')
      // The shell shows company and contact too.
      router.refresh()
    },
    failTitle: 'Update Failed',
    failText: 'There was an error updating your profile',
  })
  const { control } = form
  const email = useWatch({ control, name: 'email' }) as string
  const isMoving = email.trim().toLowerCase() !== account.email
  return (
    <Form {...rest} label="Profile" columns>
      <TextField control={control} name="companyName" label="Company Name" autoComplete="organization" required />
      <TextField control={control} name="contactName" label="Contact Person" autoComplete="name" required />
      <TextField
        control={control}
        name="email"
        label="Email"
        type="email"
        help="You sign in with it. A new one is confirmed by a link that we send to it"
        autoComplete="email"
        required
      />
      {isMoving && (
        <PasswordField
          control={control}
          name="currentPassword"
          label="Current Password"
          help="Needed to change the e-mail"
          autoComplete="current-password"
          required
        />
      )}
      <TextField control={control} name="phone" label="Phone" type="tel" autoComplete="tel" />
      <FormWide>
        <TextField
          control={control}
          name="address"
          label="Address"
          autoComplete="street-address"
          multiline
          required={supplier}
        />
      </FormWide>
      <GstinField control={control} name="gstNumber" required={supplier} />
      {supplier && (
        <TextField
          control={control}
          name="mainProcessCategory"
          label="Main Process Category"
          help="e.g. CNC Machining, Injection Molding, etc."
        />
      )}
      <FormActions>
        <SubmitButton busy={rest.busy}>Save profile</SubmitButton>
      </FormActions>
    </Form>
  )
}
