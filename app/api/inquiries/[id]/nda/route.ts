import { nda } from '@/lib/contract'
import { acceptNda } from '@/lib/domain/trade/nda/accept-nda'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(nda.accept, acceptNda)
