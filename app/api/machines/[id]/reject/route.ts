import { machines } from '@/lib/contract'
import { rejectMachine } from '@/lib/domain/trade/machines/decide-machine'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(machines.reject, rejectMachine)
