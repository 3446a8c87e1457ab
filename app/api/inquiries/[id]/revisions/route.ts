import { inquiries } from '@/lib/contract'
import { listRevisions } from '@/lib/domain/trade/revisions/list-revisions'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(inquiries.revisions, listRevisions)
