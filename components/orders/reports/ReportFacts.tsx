import { StatusChip } from '@/components/ui/data/StatusChip'
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
    ['May fail', count(report.acceptMax)],
    [isFinal ? 'Measured' : 'To measure', count(report.sampleSize)],
    ['Plan', planOfReport(report)],
    ['Lot', `${count(report.lotSize)} pcs${heat ? `, heat ${heat}` : ''}`],
  ] as const
  return (
    <dl className={css.facts}>
      <div>
        <dt>Verdict</dt>
        <dd>
          <StatusChip size="medium" tone={tone} label={label} />
        </dd>
      </div>
      {facts.map(([name, value]) => (
        <div key={name} data-failed={name === 'Failed' && judged.failed > report.acceptMax ? true : undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
