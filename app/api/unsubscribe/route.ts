import { mails } from '@/lib/contract'
import { unsubscribe } from '@/lib/domain/people/mails/unsubscribe'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(mails.unsubscribe, unsubscribe)
