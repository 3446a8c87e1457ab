import { FileList } from '@/components/ui/files/FileList'
import { isWithheld } from '@/components/ui/files/WithheldFile'
import { keyOf } from '@/lib/contract/core/address'
import type { Role } from '@/lib/contract/accounts'
import type { FileInfo } from '@/lib/contract/files'
import { pictureHref } from '@/lib/contract/pictures'
import type { Workorder } from '@/lib/contract/workorders'
import { date } from '@/lib/rules/format'
import css from './OrderFiles.module.css'

const hrefOf = (id: number, fileName: string) => keyOf('GET /api/workorders/{id}/files/{fileName}', { id, fileName })

/** The documents of an order, grouped by who added them and on which day. */
export function OrderFiles({ order: { id, files }, role }: { order: Workorder; role: Role }) {
  const groups = new Map<string, FileInfo[]>()
  for (const file of files) {
    const by = `${file.addedBy === role ? 'You' : sides[file.addedBy]} · ${date(file.addedAt)}`
    groups.set(by, [...(groups.get(by) ?? []), file])
  }
  return (
    <div className={css.groups}>
      {[...groups].map(([by, files]) => (
        <section key={by} aria-label={by}>
          <p className={css.by}>{by}</p>
          <FileList label={`Files of ${by}`} files={files} hrefOf={(fileName) => hrefOf(id, fileName)} />
        </section>
      ))}
    </div>
  )
}

const sides: Record<Role, string> = { customer: 'Customer', supplier: 'Supplier', admin: 'Jobwork' }

/** The drawings by which an order is made: those of its inquiry. */
export const OrderDrawings = ({ inquiryId: id, drawings }: { inquiryId: number; drawings: readonly FileInfo[] }) => (
  <FileList
    label="Drawings"
    param="drawing"
    files={drawings}
    hrefOf={(fileName) => keyOf('GET /api/inquiries/{id}/files/{fileName}', { id, fileName })}
    pictureOf={(fileName) => pictureHref(id, fileName)}
  />
)

const IN_A_ROW = 2

/** Files in the cell of a table: the first ones as downloads, how many more there are. */
export function FilesCell({ order: { id, files } }: { order: Workorder }) {
  if (!files.length) return <small>None</small>
  const more = files.length - IN_A_ROW
  return (
    <span className={css.cell}>
      {files.slice(0, IN_A_ROW).map((file) =>
        isWithheld(file) ? (
          <span key={file.id}>{file.name}</span>
        ) : (
          <a key={file.id} href={hrefOf(id, file.name)} download={file.name}>
            {file.name}
          </a>
        ),
      )}
      {more > 0 && <span className={css.size}>and {more} more</span>}
    </span>
  )
}
