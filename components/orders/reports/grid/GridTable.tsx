'use client'

import { Pencil, Star, X } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '@/components/ui/controls/Button'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { FrozenTable } from '@/components/ui/table/FrozenTable'
import { useWords } from '@/lib/client/spoken'
import type { Characteristic, Report } from '@/lib/contract/orders/report'
import type { Cells } from '../cells'
import { useOfCells } from '../useCells'
import { toleranceIn } from '../words'
import { CellField } from './CellField'
import css from './grid.module.css'
import { pageOf, samplesOf, type Place } from './moves'
import { SamplePages } from './SamplePages'
import { useMoves } from './useMoves'

export type GridProps = {
  report: Report
  cells: Cells
  readOnly: boolean
  onEdit: (characteristicId: number) => void
  /** A place that takes the focus; null: none. */
  begin: Place | null
}

/** The values as a table: characteristics down, samples across. */
export function GridTable({ report, cells, readOnly, onEdit, begin }: GridProps) {
  const { say } = useWords()
  const { characteristics, sampleSize } = report
  const [page, setPage] = useState(0)
  const moves = useMoves({
    size: { rows: characteristics.length, samples: sampleSize },
    show: ({ sample }) => setPage(pageOf(sample)),
    begin,
  })
  const changeOf = ({ name }: Characteristic) => say('report.change', `Change ${name}`, { name })
  const samples = samplesOf(page, sampleSize)
  return (
    <div {...moves}>
      <FrozenTable className={css.values} aria-label={say('report.values', 'Values')} tabIndex={0}>
        <thead>
          <tr>
            <th scope="col">{say('report.characteristic', 'Characteristic')}</th>
            {samples.map((sample) => (
              <SampleHead key={sample} cells={cells} sample={sample} />
            ))}
          </tr>
        </thead>
        <tbody>
          {characteristics.map((characteristic, row) => (
            <tr key={characteristic.id}>
              <th scope="row">
                <Row gap="small" align="start">
                  <Stack grow className={css.name}>
                    <span dir="auto">
                      {characteristic.name}
                      {characteristic.critical && (
                        <Star size={12} role="img" aria-label={say('report.critical', 'critical')} />
                      )}
                    </span>
                    <Text size="small" weight="text" tone="secondary">
                      {toleranceIn(say, characteristic)}
                    </Text>
                  </Stack>
                  {!readOnly && (
                    <IconButton
                      size="small"
                      aria-label={changeOf(characteristic)}
                      title={changeOf(characteristic)}
                      onClick={() => onEdit(characteristic.id)}
                    >
                      <Pencil size={14} aria-hidden />
                    </IconButton>
                  )}
                </Row>
              </th>
              {samples.map((sample) => (
                <td key={sample}>
                  <CellField
                    cells={cells}
                    characteristic={characteristic}
                    row={row}
                    sample={sample}
                    readOnly={readOnly}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </FrozenTable>
      <SamplePages size={sampleSize} page={page} onPage={setPage} />
    </div>
  )
}

/** The number of a sample, marked when the piece failed. */
function SampleHead({ cells, sample }: { cells: Cells; sample: number }) {
  const { say } = useWords()
  const fails = useOfCells(cells, (all) => all.pieceFails(sample))
  return (
    <th scope="col" data-fails={fails || undefined}>
      {sample}
      {fails && <X size={12} role="img" aria-label={say('report.hasFailed', 'failed')} />}
    </th>
  )
}
