import { inquiries } from '@/lib/contract'
import { listReaders } from '@/lib/domain/trade/inquiries/list-readers'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(inquiries.readers, listReaders)
