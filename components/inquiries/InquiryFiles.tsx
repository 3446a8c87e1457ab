import { Download, FileText } from 'lucide-react'
import { Section } from '@/components/ui/Section'
import { keyOf } from '@/lib/contract/address'
import { inquiries, type Inquiry } from '@/lib/contract/inquiries'
import { fileSize } from '@/lib/rules/format'
import css from './inquiries.module.css'

/** The drawings and documents of an inquiry, each a download. */
export function InquiryFiles({ inquiry: { id, files } }: { inquiry: Inquiry }) {
  return (
    <Section plain title="Technical Files">
      {files.length ? (
        <ul className={css.files}>
          {files.map((file) => (
            <li key={file.id}>
              <a href={keyOf(inquiries.file, { id, fileName: file.name })} download={file.name} className={css.file}>
                <FileText size={18} strokeWidth={1.5} aria-hidden />
                <span className={css.fileName}>{file.name}</span>
                <span className={css.fileSize}>{fileSize(file.size)}</span>
                <Download size={16} aria-label="Download" />
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p className={css.none}>No files were attached.</p>
      )}
    </Section>
  )
}
