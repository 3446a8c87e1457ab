import { keyOf } from './address'
import type { Inquiry } from './trade/inquiries'
import type { Quotation } from './trade/quotations'
import type { Workorder } from './orders/workorders'

/** Where the small picture of a drawing is. */
export const pictureHref = (inquiryId: number, fileName: string) =>
  keyOf('GET /api/inquiries/{id}/files/{fileName}/picture', { id: inquiryId, fileName })

/** Where the small picture of an order's photo is. */
export const photoHref = (workorderId: number, fileName: string) =>
  keyOf('GET /api/workorders/{id}/files/{fileName}/picture', { id: workorderId, fileName })

/** Where the picture of an inquiry's part is, if one was made. */
export function pictureOf({ id, files }: Inquiry): string | null {
  const drawing = files.find((file) => file.picture && !file.untilRevision)
  return drawing ? pictureHref(id, drawing.name) : null
}

/** Where the picture of what is ordered or quoted is, if one was made. */
export const pictureOfPart = ({ inquiryId, pictureFile }: Pick<Workorder | Quotation, 'inquiryId' | 'pictureFile'>) =>
  inquiryId && pictureFile ? pictureHref(inquiryId, pictureFile) : null
