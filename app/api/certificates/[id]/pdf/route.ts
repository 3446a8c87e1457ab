import { certificates } from '@/lib/contract'
import { downloadCertificate } from '@/lib/domain/orders/papers/certificate-pdf'
import { handleDownload } from '@/lib/http/handler/download'

export const GET = handleDownload(certificates.pdf, downloadCertificate)
