import { nda } from '@/lib/contract'
import { acceptNda } from '@/lib/domain/trade/nda/accept-nda'
import { listAcceptances } from '@/lib/domain/trade/nda/list-acceptances'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(nda.acceptances, listAcceptances)
export const POST = handle(nda.accept, acceptNda)
