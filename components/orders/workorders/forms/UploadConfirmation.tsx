import { FileText } from 'lucide-react'
import css from './UploadConfirmation.module.css'

/** Whole documents weigh megabytes: the list says so even of small ones. */
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(2)} MB`

/** What is about to be attached, before it is. */
export function UploadConfirmation({ files }: { files: readonly { id: number; name: string; size: number }[] }) {
  return (
    <div>
      <p className={css.lead}>
        The customer and our team will see {files.length === 1 ? 'this document' : `these ${files.length} documents`}.
      </p>
      <ul aria-label="Documents to upload" className={css.list}>
        {files.map(({ id, name, size }) => (
          <li key={id}>
            <FileText size={18} aria-hidden />
            <span className={css.name}>{name}</span>
            <span className={css.size}>{megabytes(size)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
