// What the invoice registration portal answers.
import { invoiceFiles } from '@/lib/contract/money/invoice-files'
import { COMPANY } from './invoice-fixtures'

export const IRN = 'a5c12dca80e743321740b001fd70953e8738d109865d28ba4013750f2046f229'

/** What the portal answers: a JWT whose data names the document. */
export function answerFor(number: string, totalPaise: number, more: object = {}) {
  const total = Number(`${String(totalPaise).slice(0, -2)}.${String(totalPaise).slice(-2)}`)
  const data = JSON.stringify({ SellerGstin: COMPANY.gstin, DocNo: number, TotInvVal: total, Irn: IRN, ...more })
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signedQr = `${part({ alg: 'RS256' })}.${part({ data, iss: 'NIC' })}.signature`
  return invoiceFiles.irn.body.parse({ irn: IRN, ackNo: '112010036563310', ackOn: '2026-11-23 12:30:00', signedQr })
}
