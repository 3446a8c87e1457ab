import { Notice } from '@/components/ui/feedback/Notice'
import { Text } from '@/components/ui/layout/Text'
import { DataTable, type Column } from '@/components/ui/table/DataTable'
import { toleranceInWords } from '@/lib/rules/orders/report-words'
import css from '../reports.module.css'
import type { Imported } from './guess'

/** What a table was read as, row by row; what is wrong is said and left out. */
export function ImportPreview({ imported: { rows, notices }, name }: { imported: Imported; name: string }) {
  const wrong = rows.filter(({ problems }) => problems.length)
  return (
    <>
      {(wrong.length > 0 || notices.length > 0) && (
        <div role="status">
          <Notice tone="warning" title={wrong.length ? 'Rows with errors are left out' : 'Before you import'}>
            {[...notices, ...wrong.flatMap(({ problems }) => problems)].map((sentence, i) => (
              <p key={i}>{sentence}</p>
            ))}
          </Notice>
        </div>
      )}
      {rows.length > 0 && <Rows rows={rows} name={name} />}
    </>
  )
}

function Rows({ rows, name }: { rows: Imported['rows']; name: string }) {
  return (
    <div className={css.preview} role="region" aria-label={`Rows of ${name}`} tabIndex={0}>
      <DataTable label="Rows" columns={columns} rows={rows} rowKey={({ line }) => line} empty={null} />
    </div>
  )
}

const columns: Column<Imported['rows'][number]>[] = [
  {
    key: 'characteristic',
    header: 'Characteristic',
    opensRow: true,
    cell: ({ characteristic }) => characteristic.name || '–',
  },
  {
    key: 'tolerance',
    header: 'Tolerance',
    cell: ({ characteristic, problems }) =>
      problems.length ? <Text tone="error">Left out</Text> : toleranceInWords(characteristic as never),
  },
  { key: 'values', header: 'Values', align: 'right', cell: ({ values }) => values.length },
  { key: 'row', header: 'Row', align: 'right', cell: ({ line }) => line },
]
