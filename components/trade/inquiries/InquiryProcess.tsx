'use client'

import { Notice } from '@/components/ui/feedback/Notice'
import { useToast } from '@/components/ui/feedback/Toasts'
import { Form } from '@/components/ui/form/Form'
import { SelectField } from '@/components/ui/form/SelectField'
import { SubmitButton } from '@/components/ui/controls/SubmitButton'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { May } from '@/lib/client/viewer'
import { send, useApi } from '@/lib/client/api'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import { openToQuoting } from '@/lib/rules/trade/flows/inquiry-flow'
import { displayId } from '@/lib/terms/nouns'
import css from './inquiries.module.css'
import { onceEach, processChoices } from './query'

/** Where an admin sets the process of an inquiry that came without one: until then no supplier is notified. */
export function InquiryProcess({ inquiry }: { inquiry: Inquiry }) {
  if (inquiry.processId || !openToQuoting.includes(inquiry.status)) return null
  return (
    <Notice tone="decision" title="Needs a process">
      <p>Suppliers are notified once you set the process it needs.</p>
      <May act="inquiry.setProcess">
        <ChooseProcess inquiry={inquiry} />
      </May>
    </Notice>
  )
}

function ChooseProcess({ inquiry: { id } }: { inquiry: Inquiry }) {
  const toast = useToast()
  const { data } = useApi('GET /api/processes', { ...processChoices, status: 'approved' })
  const contract = useContractForm({
    schema: () => import('@/lib/contract/trade/inquiries').then((contract) => contract.inquiries.setProcess.body),
    defaults: { processId: '' },
    submit: ({ processId }) => send('PATCH /api/inquiries/{id}/process', { id, processId }),
    onDone: ({ processName }) =>
      toast({
        title: 'Process set',
        text: `${displayId('inquiry', id)} needs ${processName}. Suppliers are notified.`,
      }),
    failTitle: 'Error',
    failText: 'Failed to set the process.',
  })
  return (
    <Form {...contract} label="Process">
      <Row wrap gap="medium" align="end" className={css.choose}>
        <Stack grow="wrap">
          <SelectField
            control={contract.form.control}
            name="processId"
            label="Process"
            required
            placeholder="Select a process"
            options={onceEach(data?.items ?? [])}
          />
        </Stack>
        <SubmitButton busy={contract.busy}>Set process</SubmitButton>
      </Row>
    </Form>
  )
}
