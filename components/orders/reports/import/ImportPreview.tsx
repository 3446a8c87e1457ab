import { Notice } from '@/components/ui/feedback/Notice'
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
      <table>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Characteristic</th>
            <th scope="col">Tolerance</th>
            <th scope="col">Values</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, characteristic, values, problems }) => (
            <tr key={line} data-wrong={problems.length > 0 || undefined}>
              <td>{line}</td>
              <th scope="row" dir="auto">
                {characteristic.name || '–'}
              </th>
              <td>{problems.length ? 'Left out' : toleranceInWords(characteristic as never)}</td>
              <td>{values.length}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
