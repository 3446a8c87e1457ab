import { machines } from '@/lib/contract'
import { approveMachine } from '@/lib/domain/trade/machines/decide-machine'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(machines.approve, approveMachine)
