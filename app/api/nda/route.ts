import { nda } from '@/lib/contract'
import { getNda } from '@/lib/domain/trade/nda/get-nda'
import { setNda } from '@/lib/domain/trade/nda/set-nda'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(nda.get, getNda)
export const POST = handle(nda.set, setNda)
