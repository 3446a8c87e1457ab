'use client'

import { useWatch } from 'react-hook-form'
import { TableSkeleton } from '@/components/ui/feedback/Skeletons'
import { useToast } from '@/components/ui/feedback/Toasts'
import { ChecksField } from '@/components/ui/form/ChecksField'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { Text } from '@/components/ui/layout/Text'
import { decide, useApi } from '@/lib/client/api'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import { count, date } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { choiceOf } from './supplier-choice'

type Props = { inquiry: Inquiry; open: boolean; onClose: () => void }

/** An admin chooses the suppliers that are asked to quote on an inquiry. */
export default function InviteDialog({ inquiry, open, onClose }: Props) {
  const { id, processName } = inquiry
  const toast = useToast()
  const { data, error } = useApi('GET /api/inquiries/{id}/suppliers', { id })
  const contract = useContractForm({
    schema: () => import('@/lib/contract/trade/invitations').then(({ invitations }) => invitations.send.body),
    defaults: { supplierIds: [] as string[] },
    submit: (values) => decide('POST /api/inquiries/{id}/invitations', { id, ...values }),
    onDone: () => {
      toast({ title: 'Invited', text: `We notify them of ${displayId('inquiry', id)}.` })
      onClose()
    },
    failTitle: 'Nobody was invited',
    failText: 'Please try again.',
  })
  const { control } = contract.form
  const chosen = useWatch({ control, name: 'supplierIds' }).length
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Invite suppliers to ${displayId('inquiry', id)}`}
      lead={wantedIn(inquiry)}
      form={contract}
      submitLabel={chosen > 1 ? `Invite ${chosen} suppliers` : 'Invite'}
      block={chosen ? null : data?.length === 0 ? 'Nobody to invite yet' : 'Choose at least one'}
    >
      {error && (
        <Text as="p" tone="error">
          Couldn’t load the suppliers. Close and try again.
        </Text>
      )}
      {!data && !error && <TableSkeleton columns={2} rows={4} />}
      {data && !data.length && (
        <Text as="p" tone="secondary">
          {processName
            ? `No supplier has an approved process or machine for ${processName} yet.`
            : 'Set the process of the inquiry first: it says which suppliers fit.'}
        </Text>
      )}
      {data && data.length > 0 && (
        <ChecksField
          control={control}
          name="supplierIds"
          label="Suppliers that fit, those with an idle machine first"
          choices={data.map(choiceOf)}
          stacked
        />
      )}
    </FormDialog>
  )
}

/** What the suppliers would quote on: 80 pcs · EN8 · CNC Turning · wanted by 23 Dec 2026. */
const wantedIn = ({ quantity, material, processName, targetDate }: Inquiry) =>
  [`${count(quantity)} pcs`, material, processName, targetDate && `wanted by ${date(targetDate)}`]
    .filter(Boolean)
    .join(' · ')
