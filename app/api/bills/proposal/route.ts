import { bills } from '@/lib/contract'
import { getProposal } from '@/lib/domain/money/bills/get-proposal'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(bills.proposal, getProposal)
