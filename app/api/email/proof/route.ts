import { accounts } from '@/lib/contract'
import { sendEmailProof } from '@/lib/domain/people/accounts/send-email-proof'
import { handle } from '@/lib/http/handler/handle'
import { limitedLetter } from '@/lib/http/auth/rate-limits'

export const POST = handle(accounts.sendEmailProof, sendEmailProof, { around: limitedLetter })
