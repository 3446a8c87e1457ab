import { processes } from '@/lib/contract'
import { approveProcess } from '@/lib/domain/trade/processes/decide-process'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(processes.approve, approveProcess)
