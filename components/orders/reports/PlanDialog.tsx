'use client'

import { useWatch } from 'react-hook-form'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { FormWide } from '@/components/ui/form/Form'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { decide } from '@/lib/client/api'
import { useWords } from '@/lib/client/spoken'
import type { Report } from '@/lib/contract/orders/report'
import type { Cells } from './cells'
import { PlanFields } from './PlanFields'
import { useFailureInWords } from './useFailureInWords'

type Props = { report: Report; cells: Cells; open: boolean; onClose: () => void }

/** How many pieces a draft measures, by which instruments, and what else is to be said. */
export default function PlanDialog({ report, cells, open, onClose }: Props) {
  const { id, plan, aql, instruments, note, lotSize } = report
  const { say } = useWords()
  const contract = useContractForm({
    schema: () => import('@/lib/contract/orders/report').then(({ ReportEdit }) => ReportEdit),
    defaults: { plan, aql: aql ?? '', instruments: instruments ?? '', note: note ?? '' },
    submit: async (values) => {
      await cells.settled()
      cells.take(await decide('PATCH /api/reports/{id}', { id, ...values }))
    },
    onDone: onClose,
    failTitle: say('report.failedToSave', 'Not saved'),
    failText: say('report.again', 'Please try again.'),
    failureInWords: useFailureInWords(),
  })
  const { control } = contract.form
  const [newPlan, newAql] = useWatch({ control, name: ['plan', 'aql'] })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={say('report.planAndNotes', 'Plan and notes')}
      lead={say('report.planLead', 'The customer sees them in the final report.')}
      form={contract}
      submitLabel={say('save', 'Save')}
      columns
    >
      <PlanFields control={control} plan={newPlan} aql={newAql as string} lotSize={lotSize} />
      <FormWide>
        <TextField
          control={control}
          name="instruments"
          label={say('report.instruments', 'Instruments')}
          help={say('report.instrumentSuch', 'Micrometer 0–25 mm, no. 14.')}
          maxLength={500}
        />
      </FormWide>
      <FormWide>
        <TextField
          control={control}
          name="note"
          label={say('report.note', 'Note')}
          maxLength={5000}
          multiline
          rows={2}
        />
      </FormWide>
    </FormDialog>
  )
}
