import { FileList } from '@/components/ui/files/FileList'
import { Section } from '@/components/ui/layout/Section'
import { keyOf } from '@/lib/contract/core/address'
import type { Inquiry, InquiryStatus } from '@/lib/contract/inquiries'
import { pictureHref } from '@/lib/contract/pictures'
import { openToQuoting } from '@/lib/rules/flows/inquiry-flow'
import css from './inquiries.module.css'

/** The drawings and documents of an inquiry, each a download. */
export function InquiryFiles({ inquiry: { id, files, drawingsClosed, ownQuotationId, status } }: { inquiry: Inquiry }) {
  return (
    <Section plain title="Technical Files">
      {files.length ? (
        <FileList
          files={files}
          hrefOf={(fileName) => keyOf('GET /api/inquiries/{id}/files/{fileName}', { id, fileName })}
          pictureOf={(fileName) => pictureHref(id, fileName)}
        />
      ) : drawingsClosed ? (
        <p className={css.none}>
          {ownQuotationId ? 'The drawings aren’t available at the moment.' : closedBecause(status)}
        </p>
      ) : (
        <p className={css.none}>No files were attached.</p>
      )}
    </Section>
  )
}

function closedBecause(status: InquiryStatus): string {
  if (status === 'accepted') return 'Another quotation was accepted, so the drawings are no longer open to you.'
  if (openToQuoting.includes(status))
    return 'Your quotation was rejected, so the drawings are no longer open to you. Quote again to open them.'
  if (status === 'quoted')
    return 'Your quotation was rejected and quoting is closed, so the drawings are no longer open to you.'
  return 'The inquiry was closed, so its drawings are no longer open to you.'
}
