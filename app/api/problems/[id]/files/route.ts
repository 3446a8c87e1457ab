import { problems } from '@/lib/contract'
import { addProblemFiles } from '@/lib/domain/orders/order-problems/add-problem-files'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(problems.addFiles, addProblemFiles)
