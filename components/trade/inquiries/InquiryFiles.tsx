'use client'

import { FileList } from '@/components/ui/files/FileList'
import { AskSlot, type Place } from '@/components/ui/files/previews'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Section } from '@/components/ui/layout/Section'
import { Text } from '@/components/ui/layout/Text'
import { Fold } from '@/components/ui/layout/Fold'
import { isNdaMissing, NdaOfInquiry } from '@/components/trade/nda/NdaOfInquiry'
import { useMay } from '@/lib/client/viewer'
import { keyOf } from '@/lib/contract/address'
import type { FileInfo } from '@/lib/contract/files/files'
import { bidderLetter } from '@/lib/rules/trade/bidder-letter'
import type { Inquiry, InquiryStatus } from '@/lib/contract/trade/inquiries'
import { pictureHref } from '@/lib/contract/pictures'
import { inquiryEnded, openToQuoting } from '@/lib/rules/trade/flows/inquiry-flow'

/** The drawings and documents of an inquiry, each a download. In an open one a question begins there. */
export function InquiryFiles({ inquiry }: { inquiry: Inquiry }) {
  const { id, files, drawingsClosed, ownQuotationId, status, nda } = inquiry
  const address = useUrlState()
  const may = useMay()
  const asks = !inquiryEnded.includes(status) && (may('question.ask') || may('question.notice'))
  const ask = ({ fileId, page, point }: Place) =>
    address.set({ file: null, pin: fileId, sheet: page ?? null, at: point?.join(',') ?? null })
  const places = {
    readers: 'Suppliers',
    hrefOf: (fileName: string) => keyOf('GET /api/inquiries/{id}/files/{fileName}', { id, fileName }),
    pictureOf: (fileName: string) => pictureHref(id, fileName),
  }
  const current = files.filter(({ untilRevision }) => !untilRevision)
  const earlier = files.filter(({ untilRevision }) => untilRevision)
  return (
    <Section plain title="Technical Files">
      {!drawingsClosed && <NdaOfInquiry inquiryId={id} nda={nda} files={files} />}
      {isNdaMissing(nda) && !drawingsClosed ? null : files.length ? (
        <AskSlot value={asks ? ask : null}>
          {current.length > 0 && <FileList files={current} {...places} />}
          {earlier.length > 0 && (
            <Fold quiet summary={`Earlier revisions: ${earlier.length === 1 ? '1 file' : `${earlier.length} files`}`}>
              <FileList
                label="Files of earlier revisions"
                param="earlier"
                files={earlier.map(withLetters)}
                {...places}
              />
            </Fold>
          )}
        </AskSlot>
      ) : drawingsClosed ? (
        <Text as="p" tone="secondary">
          {ownQuotationId ? 'The drawings aren’t available at the moment.' : closedBecause(status)}
        </Text>
      ) : (
        <Text as="p" tone="secondary">
          No files were attached.
        </Text>
      )}
    </Section>
  )
}

function closedBecause(status: InquiryStatus): string {
  if (openToQuoting.includes(status))
    return 'Your quotation was rejected, so the drawings are no longer open to you. Quote again to open them.'
  if (status === 'quoted')
    return 'Your quotation was rejected and quoting is closed, so the drawings are no longer open to you.'
  return 'The inquiry was closed, so its drawings are no longer open to you.'
}

/** With the revisions that it belongs to, where others read its size. */
const withLetters = (file: FileInfo) => ({
  ...file,
  note: `Revision ${[...new Set([file.sinceRevision, file.untilRevision!])].map(bidderLetter).join(' to ')}`,
})
