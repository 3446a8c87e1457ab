'use client'

import { useWatch } from 'react-hook-form'
import { PlanFields } from '@/components/orders/reports/PlanFields'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { NumberField } from '@/components/ui/form/NumberField'
import { SelectField } from '@/components/ui/form/SelectField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import type { ReportKind } from '@/lib/contract/orders/report'
import type { WorkorderDetail } from '@/lib/contract/orders/workorders'
import { displayId } from '@/lib/terms/nouns'
import { reportKinds, reportLabel } from '@/lib/rules/orders/report-words'

type Props = {
  order: WorkorderDetail
  kind: ReportKind
  open: boolean
  onClose: () => void
  onBegun: (id: number) => void
}

/** What a report is about, and how many pieces it measures. */
export default function BeginReport({ order, kind, open, onClose, onBegun }: Props) {
  const before = finalReport(order, kind)
  const usualPlan = kind === 'first_article' ? ('one' as const) : order.aql ? ('iso2859' as const) : ('five' as const)
  const contract = useContractForm({
    schema: () => import('@/lib/contract/orders/reports').then(({ reports }) => reports.create.body),
    defaults: {
      kind,
      lotSize: before || order.quantity ? String(before?.lotSize ?? order.quantity) : '',
      plan: before?.plan ?? usualPlan,
      aql: before?.aql ?? order.aql ?? '',
      lotId: '',
    },
    // What is measured again has the same characteristics.
    submit: (values) =>
      send('POST /api/workorders/{id}/reports', {
        id: order.id,
        ...values,
        copyOf: finalReport(order, values.kind)?.id,
      }),
    onDone: ({ id }) => onBegun(id),
    failTitle: 'Not started',
    failText: 'Please try again.',
  })
  const { control } = contract.form
  const [plan, aql, lotSize] = useWatch({ control, name: ['plan', 'aql', 'lotSize'] })
  const pieces = Math.floor(Number(lotSize))
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="New inspection report"
      lead={`${displayId('workorder', order.id)}: the customer sees the report once it is final.`}
      form={contract}
      submitLabel="Begin"
      columns
    >
      <SelectField control={control} name="kind" label="Report" options={kinds} required />
      <NumberField control={control} name="lotSize" label="Pieces in the lot" />
      <PlanFields control={control} plan={plan} aql={aql as string} lotSize={pieces >= 1 ? pieces : null} />
      {order.lots.length > 0 && (
        <SelectField
          control={control}
          name="lotId"
          label="Heat number"
          placeholder="Not named"
          options={order.lots.map(({ id, heat }) => ({ value: id, label: heat }))}
        />
      )}
    </FormDialog>
  )
}

/** The newest final report of a kind. */
const finalReport = ({ reports }: WorkorderDetail, kind: ReportKind) =>
  reports.find((report) => report.kind === kind && report.status === 'final')

const kinds = reportKinds.map((value) => ({ value, label: reportLabel(value) }))
