import { StatusChip } from '@/components/ui/data/StatusChip'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import type { Report } from '@/lib/contract/orders/report'
import { count } from '@/lib/terms/format'
import { planOfReport, verdicts } from '@/lib/rules/orders/report-words'
import type { Cells } from './cells'
import css from './reports.module.css'
import { useOfCells } from './useCells'

type Props = { report: Report; cells: Cells; heat?: string }

/** The plan, how many failed, and the verdict so far. */
export function ReportFacts({ report, cells, heat }: Props) {
  const judged = useOfCells(cells, (all) => all.judged())
  const isFinal = report.status === 'final'
  const { label, tone } = verdicts[isFinal ? report.verdict : judged.verdict]
  const facts = [
    ['Failed', count(judged.failed)],
    ['Allowed rejects', count(report.acceptMax)],
    [isFinal ? 'Measured' : 'Sample size', count(report.sampleSize)],
    ['Plan', planOfReport(report)],
    ['Lot', `${count(report.lotSize)} pcs${heat ? `, heat ${heat}` : ''}`],
  ] as const
  return (
    <dl className={css.facts}>
      <Stack gap="hair">
        <Text as="dt" size="small" tone="secondary">
          Verdict
        </Text>
        <dd>
          <StatusChip size="medium" tone={tone} label={label} />
        </dd>
      </Stack>
      {facts.map(([name, value]) => (
        <Stack key={name} gap="hair">
          <Text as="dt" size="small" tone="secondary">
            {name}
          </Text>
          <Text
            as="dd"
            weight="strong"
            figures
            tone={name === 'Failed' && judged.failed > report.acceptMax ? 'error' : undefined}
          >
            {value}
          </Text>
        </Stack>
      ))}
    </dl>
  )
}
