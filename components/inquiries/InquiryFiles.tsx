import { FileList } from '@/components/ui/files/FileList'
import { Section } from '@/components/ui/layout/Section'
import { keyOf } from '@/lib/contract/core/address'
import type { Inquiry } from '@/lib/contract/inquiries'
import { pictureHref } from '@/lib/contract/pictures'
import css from './inquiries.module.css'

/** The drawings and documents of an inquiry, each a download. */
export function InquiryFiles({ inquiry: { id, files, drawingsClosed } }: { inquiry: Inquiry }) {
  return (
    <Section plain title="Technical Files">
      {files.length ? (
        <FileList
          files={files}
          hrefOf={(fileName) => keyOf('GET /api/inquiries/{id}/files/{fileName}', { id, fileName })}
          pictureOf={(fileName) => pictureHref(id, fileName)}
        />
      ) : drawingsClosed ? (
        <p className={css.none}>Another quotation was accepted, so the drawings are no longer open to you.</p>
      ) : (
        <p className={css.none}>No files were attached.</p>
      )}
    </Section>
  )
}
