import { FileList } from '@/components/ui/files/FileList'
import { isUnavailable } from '@/components/ui/files/UnavailableFile'
import { Text } from '@/components/ui/layout/Text'
import { keyOf } from '@/lib/contract/address'
import type { Role } from '@/lib/contract/people/account'
import type { FileInfo } from '@/lib/contract/files/files'
import { photoHref, pictureHref } from '@/lib/contract/pictures'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { date } from '@/lib/terms/format'
import { HideFile } from '../quality/HideFile'
import css from './OrderFiles.module.css'

const hrefOf = (id: number, fileName: string) => keyOf('GET /api/workorders/{id}/files/{fileName}', { id, fileName })

type Props = {
  order: Workorder
  files: readonly FileInfo[]
  role: Role
  /** What names the open file in the address, where an order has several lists. */
  param?: string
}

/** Files of an order that one side added on a day, or that prove one of its documents. */
export function OrderFiles({ order: { id }, files, role, param }: Props) {
  const { addedBy, addedAt } = files[0]!
  return (
    <FileList
      label={`${addedBy === role ? 'Your files' : `Files of ${sides[addedBy]}`} · ${date(addedAt)}`}
      files={files.map((file) => ({ ...file, note: noteOf(file, role) }))}
      param={param}
      action={role === 'admin' ? (file) => <HideFile order={id} file={file} /> : undefined}
      hrefOf={(fileName) => hrefOf(id, fileName)}
      pictureOf={(fileName) => photoHref(id, fileName)}
    />
  )
}

/** Of a document, who added it and when, of a photo when; of a hidden file, that it is. */
const noteOf = (file: FileInfo, role: Role) =>
  [
    file.document && (file.width ? date(file.addedAt) : `${sideOf(file, role)}, ${date(file.addedAt)}`),
    file.hidden && role !== 'customer' && 'hidden from the customer',
  ]
    .filter(Boolean)
    .join(', ') || undefined

/** 2 photos, 1 document. */
export function filesInWords(files: readonly FileInfo[]): string {
  const photos = files.filter(({ width }) => width).length
  return [some(photos, 'photo'), some(files.length - photos, 'document')].filter(Boolean).join(', ')
}
const some = (count: number, what: string) => count && `${count} ${what}${count === 1 ? '' : 's'}`

/** Whose side added a file, as the reader calls it. */
export const sideOf = ({ addedBy }: FileInfo, role: Role) => (addedBy === role ? 'You' : sides[addedBy])

const sides: Record<Role, string> = { customer: 'Customer', supplier: 'Supplier', admin: 'Jobwork' }

/** The drawings by which an order is made: those of its inquiry. */
export const OrderDrawings = ({ inquiryId: id, drawings }: { inquiryId: number; drawings: readonly FileInfo[] }) => (
  <FileList
    label="Drawings"
    readers="Suppliers"
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
    <Text size="small" className={css.cell}>
      {files.slice(0, IN_A_ROW).map((file) =>
        isUnavailable(file) ? (
          <span key={file.id}>{file.name}</span>
        ) : (
          <a key={file.id} href={hrefOf(id, file.name)} download={file.name}>
            {file.name}
          </a>
        ),
      )}
      {more > 0 && <Text tone="secondary">and {more} more</Text>}
    </Text>
  )
}
