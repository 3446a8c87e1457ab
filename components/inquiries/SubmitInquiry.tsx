'use client'

import { useRef, useState } from 'react'
import { Form, FormActions, FormWide } from '@/components/ui/form/Form'
import { LinkButton } from '@/components/ui/navigation/LinkButton'
import { SubmitButton } from '@/components/ui/form/SubmitButton'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { useNavigateWithToast } from '@/components/ui/hooks/useNavigateWithToast'
import { send } from '@/lib/client/api'
import { newKey } from '@/lib/client/idempotency-key'
import { InquiryFields } from './InquiryFields'
import css from './inquiries.module.css'

const DASHBOARD = '/customer/dashboard'

const nothing = {
  projectName: '',
  processId: '',
  description: '',
  quantity: '',
  material: '',
  targetDate: '',
  specialRequirements: '',
  files: [],
} as const

type Props = {
  /** The account whose draft is kept. */
  viewerId: number
  /** The limit per file that is in force. */
  maxMb: number
}

/** The form by which a customer asks for parts. Submit waits until every file is stored. */
export function SubmitInquiry({ viewerId, maxMb }: Props) {
  const { go, going } = useNavigateWithToast()
  const [uploading, setUploading] = useState(false)
  const idempotencyKey = useRef<string | null>(null)
  const contract = useContractForm({
    schema: () => import('@/lib/contract/inquiries').then((contract) => contract.InquiryForm),
    defaults: { ...nothing, files: [] },
    draftKey: `inquiry-${viewerId}`,
    submit: (values) => send('POST /api/inquiries', values, { idempotencyKey: (idempotencyKey.current ??= newKey()) }),
    onDone: () => {
      const text = 'Your manufacturing inquiry has been submitted successfully.'
      go(DASHBOARD, { title: 'Inquiry Submitted', text })
    },
    failTitle: 'Submission Failed',
    failText: 'There was an error submitting your inquiry. Please try again.',
  })

  return (
    <Form {...contract} columns label="Inquiry">
      <InquiryFields control={contract.form.control} maxMb={maxMb} onUploading={setUploading} />
      <FormWide>
        <FormActions>
          <span role="status" className={css.waiting}>
            {uploading && 'Files are being stored. Submit opens when they are through.'}
          </span>
          <LinkButton href={DASHBOARD}>Cancel</LinkButton>
          <SubmitButton busy={contract.busy || going} disabled={uploading}>
            Submit Inquiry
          </SubmitButton>
        </FormActions>
      </FormWide>
    </Form>
  )
}
