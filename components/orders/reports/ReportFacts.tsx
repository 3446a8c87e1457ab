'use client'

import { StatusChip } from '@/components/ui/data/StatusChip'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { useWords } from '@/lib/client/spoken'
import type { Report } from '@/lib/contract/orders/report'
import { count } from '@/lib/terms/format'
import { verdicts } from '@/lib/rules/orders/report-words'
import type { Cells } from './cells'
import css from './reports.module.css'
import { useOfCells } from './useCells'
import { planOfReportIn, verdictIn } from './words'

type Props = { report: Report; cells: Cells; heat?: string }

/** The plan, how many failed, and the verdict so far. */
export function ReportFacts({ report, cells, heat }: Props) {
  const { say } = useWords()
  const judged = useOfCells(cells, (all) => all.judged())
  const isFinal = report.status === 'final'
  const verdict = isFinal ? report.verdict : judged.verdict
  const lot = count(report.lotSize)
  const facts = [
    [say('report.failed.pieces', 'Failed'), count(judged.failed), judged.failed > report.acceptMax],
    [say('report.allowed', 'Allowed rejects'), count(report.acceptMax)],
    [isFinal ? say('report.measured', 'Measured') : say('report.sampleSize', 'Sample size'), count(report.sampleSize)],
    [say('report.plan', 'Plan'), planOfReportIn(say, report)],
    [
      say('report.lot', 'Lot'),
      heat
        ? say('report.lotOfHeat', `${lot} pcs, heat ${heat}`, { n: lot, heat })
        : say('pieces', `${lot} pcs`, { n: lot }),
    ],
  ] as const
  return (
    <dl className={css.facts}>
      <Stack gap="hair">
        <Text as="dt" size="small" tone="secondary">
          {say('report.verdict', 'Verdict')}
        </Text>
        <dd>
          <StatusChip size="medium" tone={verdicts[verdict].tone} label={verdictIn(say, verdict)} />
        </dd>
      </Stack>
      {facts.map(([name, value, isWrong]) => (
        <Stack key={name} gap="hair">
          <Text as="dt" size="small" tone="secondary">
            {name}
          </Text>
          <Text as="dd" weight="strong" figures tone={isWrong ? 'error' : undefined}>
            {value}
          </Text>
        </Stack>
      ))}
    </dl>
  )
}
