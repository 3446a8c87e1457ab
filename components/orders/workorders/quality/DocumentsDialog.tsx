'use client'

import { useWatch } from 'react-hook-form'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { ChecksField } from '@/components/ui/form/ChecksField'
import { FormWide } from '@/components/ui/form/Form'
import { SelectField } from '@/components/ui/form/SelectField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { decide } from '@/lib/client/api'
import type { DocumentKind } from '@/lib/contract/files/document-kinds'
import type { WorkorderDetail } from '@/lib/contract/orders/workorders'
import { aqlChoices, documentChoices, usesAql } from '@/lib/rules/orders/documents'
import { orderId } from '@/lib/terms/nouns'

type Props = { order: WorkorderDetail; open: boolean; onClose: () => void }

/** An admin decides which documents the order has to prove. */
export default function DocumentsDialog({ order: { id, documents, aql }, open, onClose }: Props) {
  const toast = useToast()
  const contract = useContractForm({
    schema: () => import('@/lib/contract/orders/documents').then((contract) => contract.documents.set.body),
    defaults: { kinds: documents.map(({ kind }) => kind), aql: aql ?? '' },
    submit: (values) => decide('PATCH /api/workorders/{id}/documents', { id, ...values }),
    onDone: () => {
      toast({ title: 'Documents set', text: 'The supplier sees the changes.' })
      onClose()
    },
    failTitle: 'Not changed',
    failText: 'Please try again.',
  })
  const { control } = contract.form
  const kinds = (useWatch({ control, name: 'kinds' }) ?? []) as DocumentKind[]
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Documents of ${orderId('admin', id)}`}
      lead="Required before the order can be completed."
      form={contract}
      submitLabel="Save"
      columns
    >
      <FormWide>
        <ChecksField control={control} name="kinds" label="Required documents" choices={documentChoices} />
      </FormWide>
      {usesAql(kinds) && (
        <SelectField
          control={control}
          name="aql"
          label="Acceptance quality limit (AQL)"
          placeholder="As the supplier measures"
          options={aqlChoices}
        />
      )}
    </FormDialog>
  )
}
