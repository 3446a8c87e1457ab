import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import type { invoiceFiles } from '../../../contract/money/invoice-files'
import type { Viewer } from '../../../rules/core/permissions'
import { query } from '../../core/verb'
import { pdfDownload } from '../../orders/papers/pdf-file'
import { drawDocument, keptPdf } from './kept-pdf'
import { copyMark } from './paper/document-paper'
import { findIssued } from './tax-document'

type Asked = Input<typeof invoiceFiles.pdf>

const find = query('invoice.pdf', async (scope, { id, copy }: Asked) => {
  const document = await findIssued(scope, id)
  if (!copyMark(document.snapshot, copy)) throw invalid('copy', 'A document for services has two copies')
  const isPending = document.irnDue && !document.irn
  if (isPending && scope.viewer.role !== 'admin')
    throw new Problem('conflict', 'This invoice is being registered. Please come back later today.')
  return { document, isPending }
})

/** A document as PDF, for those who see it. Before its IRN there is nothing to keep: the paper will have it. */
export const downloadInvoice = Object.assign(
  async (viewer: Viewer | null, input: Asked) => {
    const { document, isPending } = await find(viewer, input)
    const isKept = input.copy === 'original' && !isPending
    const bytes = isKept ? await keptPdf(viewer!.id, document) : await drawDocument(viewer!.id, document, input.copy)
    return { ...pdfDownload(document.number.replaceAll('/', '-'), bytes), inline: true }
  },
  { act: 'invoice.pdf' as const },
)
