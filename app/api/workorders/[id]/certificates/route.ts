import { certificates } from '@/lib/contract'
import { issueCertificate } from '@/lib/domain/orders/certificates/issue-certificate'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(certificates.issue, issueCertificate)
