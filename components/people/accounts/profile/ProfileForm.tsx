'use client'

import { useRouter } from 'next/navigation'
import type { z, ZodType } from 'zod'
import { useWatch } from 'react-hook-form'
import { CurrentPasswordField } from '@/components/ui/form/CurrentPasswordField'
import { TextField } from '@/components/ui/form/TextField'
import type { FieldProps } from '@/components/ui/form/FieldFrame'
import { Form, FormActions, FormWide } from '@/components/ui/form/Form'
import { SubmitButton } from '@/components/ui/controls/SubmitButton'
import { useToast } from '@/components/ui/feedback/Toasts'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import type { Profile } from '@/lib/contract/people/account-forms'
import type { Me } from '@/lib/contract/people/account'
import { CategoryField } from '../CategoryField'
import { GstinField } from '../GstinField'

type Schema = ZodType<Partial<z.output<typeof Profile>>, z.input<typeof Profile>>

const schemaOf = async (supplier: boolean): Promise<Schema> => {
  const contract = await import('@/lib/contract/people/account-forms')
  return supplier ? contract.SupplierProfile : contract.Profile
}

/** The own profile: the person's name and email, and for an owner the company. A supplier's address and GST number must be there. */
export function ProfileForm({ account }: { account: Me }) {
  const toast = useToast()
  const router = useRouter()
  const supplier = account.role === 'supplier'
  const owns = account.member.role === 'owner' && !account.suspended
  const isRefused = (owns && account.state === 'rejected') || account.state === 'changes'
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
    // Sending the present email would cancel a pending change.
    submit: ({ email, currentPassword, ...values }) =>
      send('PATCH /api/users/{id}', {
        ...(owns ? values : { contactName: values.contactName }),
        id: account.id,
        ...(email !== account.email && { email, currentPassword }),
      }),
    onDone: (saved) => {
      const { pendingEmail } = saved
      toast({
        title: 'Profile updated',
        text: pendingEmail
          ? `Confirm your new email: we sent a link to ${pendingEmail}.`
          : isRefused
            ? 'Your account is submitted again. An admin will check it.'
            : 'Your changes are saved.',
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
      {owns && (
        <TextField control={control} name="companyName" label="Company name" autoComplete="organization" required />
      )}
      <TextField
        control={control}
        name="contactName"
        label={owns ? 'Contact name' : 'Your name'}
        autoComplete="name"
        required
      />
      <TextField
        control={control}
        name="email"
        label="Email"
        type="email"
        help="You’ll use this to sign in. We send a link to confirm a new address"
        autoComplete="email"
        required
      />
      {isMoving && (
        <CurrentPasswordField control={control} name="currentPassword" help="Required to change your email" />
      )}
      {owns && <CompanyFields control={control} supplier={supplier} />}
      <FormActions>
        <SubmitButton busy={rest.busy}>{isRefused ? 'Save and submit again' : 'Save profile'}</SubmitButton>
      </FormActions>
    </Form>
  )
}

/** What an owner changes of the company. */
function CompanyFields({
  control,
  supplier,
}: {
  control: FieldProps<z.input<typeof Profile>>['control']
  supplier: boolean
}) {
  return (
    <>
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
        <CategoryField
          control={control}
          name="mainProcessCategory"
          help="e.g. CNC Machining, Injection Molding, etc."
        />
      )}
    </>
  )
}
