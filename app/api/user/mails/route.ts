import { mails } from '@/lib/contract'
import { chooseMails, listMailChoices } from '@/lib/domain/people/mails/choose-mails'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(mails.choices, listMailChoices)
export const PATCH = handle(mails.choose, chooseMails)
