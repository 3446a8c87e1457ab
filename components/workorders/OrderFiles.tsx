import { FileList } from '@/components/ui/FileList'
import { keyOf } from '@/lib/contract/address'
import { workorders, type Workorder } from '@/lib/contract/workorders'
import css from './OrderFiles.module.css'

const hrefOf = (id: number, fileName: string) => keyOf(workorders.file, { id, fileName })

/** The documents of an order, each a download. */
export const OrderFiles = ({ order: { id, files } }: { order: Workorder }) => (
  <FileList files={files} hrefOf={(fileName) => hrefOf(id, fileName)} />
)

const IN_A_ROW = 2

/** Files in the cell of a table: the first ones as links, how many more there are. */
export function FilesCell({ order: { id, files } }: { order: Workorder }) {
  if (!files.length) return <span className={css.none}>None</span>
  const more = files.length - IN_A_ROW
  return (
    <span className={css.cell}>
      {files.slice(0, IN_A_ROW).map((file) => (
        <a key={file.id} href={hrefOf(id, file.name)} download={file.name} title={file.name}>
          {file.name}
        </a>
      ))}
      {more > 0 && <span className={css.size}>and {more} more</span>}
    </span>
  )
}
