import { invalid } from '../../../contract/core/problem'
import { asNumber } from '../../../terms/paise'
import type { IssuedRow } from './tax-document'

type Payload = Partial<Record<'SellerGstin' | 'DocNo' | 'TotInvVal' | 'Irn', unknown>>

/** Refuses the signed QR of another document. Its signature is not checked: we have no key of the portal. */
export function assertQrIsOf({ number, totalPaise, snapshot }: IssuedRow, signedQr: string, irn: string) {
  const qr = payloadOf(signedQr)
  if (!qr) throw invalid('signedQr', 'Paste the whole signed QR text')
  if (qr.DocNo !== number)
    throw invalid('signedQr', `This QR is of ${String(qr.DocNo ?? 'no document').slice(0, 16)}, not of ${number}`)
  if (qr.SellerGstin !== snapshot.seller.gstin) throw invalid('signedQr', 'This QR is of another seller')
  if (Number(qr.TotInvVal) !== asNumber(totalPaise, 2)) throw invalid('signedQr', 'This QR has another total')
  if (String(qr.Irn).toLowerCase() !== irn) throw invalid('irn', 'This IRN is not the one in the QR')
}

/** What a signed QR says: the second part of a JWT, whose `data` is JSON in a text. */
function payloadOf(signedQr: string): Payload | null {
  try {
    const [, body = ''] = signedQr.trim().split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as { data?: unknown }
    const data: unknown = typeof claims.data === 'string' ? JSON.parse(claims.data) : claims.data
    return data && typeof data === 'object' ? data : null
  } catch {
    return null
  }
}
