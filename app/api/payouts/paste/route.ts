import { payouts } from '@/lib/contract'
import { pastePayouts } from '@/lib/domain/money/payouts/paste-payouts'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(payouts.paste, pastePayouts)
