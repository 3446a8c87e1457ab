'use client'

import { useWatch } from 'react-hook-form'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { MoneyField } from '@/components/ui/form/MoneyField'
import { RadioCards } from '@/components/ui/form/RadioCards'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import type { Role } from '@/lib/contract/people/account'
import type { Member } from '@/lib/contract/people/members'
import { limitedRoles } from '@/lib/rules/people/approval-limit'
import { memberLabel, memberRoles, memberTasks, type MemberRole } from '@/lib/terms/member-roles'

type Props = {
  /** Null for a new one. */
  person: Member | null
  company: Role
  open: boolean
  onClose: () => void
}

/** Invites a person, or changes the name, role and limit of one. */
export default function PersonDialog({ person, company, open, onClose }: Props) {
  const toast = useToast()
  const hasLimit = (role: MemberRole) =>
    company === 'customer' && (limitedRoles as readonly MemberRole[]).includes(role)
  const form = useContractForm({
    schema: () =>
      import('@/lib/contract/people/members').then(({ MemberForm }) =>
        person ? MemberForm.extend({ email: MemberForm.shape.email.optional() }) : MemberForm,
      ),
    defaults: {
      name: person?.name ?? '',
      email: person?.email ?? '',
      role: (person?.role ?? memberRoles[company][1]) as MemberRole,
      approvalLimit: String(person?.approvalLimit ?? ''),
    },
    submit: ({ email, ...values }) => {
      const approvalLimit = hasLimit(values.role) ? values.approvalLimit : null
      return person
        ? send('PATCH /api/members/{id}', { ...values, approvalLimit, id: person.id })
        : send('POST /api/members', { ...values, approvalLimit, email: email! })
    },
    onDone: ({ name }) => {
      toast(
        person
          ? { title: 'Person changed', text: `${name}’s changes are saved.` }
          : { title: 'Invitation sent', text: `${name} has a week to set a password.` },
      )
      onClose()
    },
    failTitle: person ? 'Update Failed' : 'Invitation Failed',
    failText: person ? 'The person was not changed' : 'The invitation was not sent',
  })
  const { control } = form.form
  const role = useWatch({ control, name: 'role' })
  const tasks: Partial<Record<MemberRole, string>> = memberTasks[company]
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={person ? `Edit ${person.name}` : 'Invite a person'}
      lead={person ? undefined : 'We send an email with a link for setting a password.'}
      form={form}
      submitLabel={person ? 'Save' : 'Send invitation'}
    >
      <TextField control={control} name="name" label="Name" required maxLength={200} autoComplete="off" />
      {!person && <TextField control={control} name="email" label="Email" type="email" required autoComplete="off" />}
      <RadioCards
        control={control}
        name="role"
        label="Role"
        options={memberRoles[company].map((value) => ({ value, label: memberLabel[value], text: tasks[value] }))}
      />
      {hasLimit(role) && (
        <MoneyField
          control={control}
          name="approvalLimit"
          label="Accepts up to"
          help="Excluding GST. Above it, the person asks for approval. Leave it empty for any amount"
        />
      )}
    </FormDialog>
  )
}
