import { Download, FileText } from 'lucide-react'
import { fileSize } from '@/lib/rules/format'
import css from './FileList.module.css'

type File = { id: number; name: string; size: number }

/** Drawings and documents, each a download. */
export const FileList = ({ files, hrefOf }: { files: readonly File[]; hrefOf: (fileName: string) => string }) => (
  <ul aria-label="Files" className={css.list}>
    {files.map((file) => (
      <li key={file.id}>
        <a href={hrefOf(file.name)} download={file.name} className={css.file}>
          <FileText size={18} strokeWidth={1.5} aria-hidden />
          <span className={css.name}>{file.name}</span>
          <span className={css.size}>{fileSize(file.size)}</span>
          <Download size={16} aria-hidden />
        </a>
      </li>
    ))}
  </ul>
)
