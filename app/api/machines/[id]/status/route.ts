import { machines } from '@/lib/contract'
import { changeMachineStatus } from '@/lib/domain/trade/machines/change-machine-status'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(machines.changeStatus, changeMachineStatus)
