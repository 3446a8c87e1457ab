import { certificates } from '@/lib/contract'
import { voidCertificate } from '@/lib/domain/orders/certificates/void-certificate'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(certificates.void, voidCertificate)
