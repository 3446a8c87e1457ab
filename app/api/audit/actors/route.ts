import { audit } from '@/lib/contract'
import { listActors } from '@/lib/domain/desk/audit/list-actors'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(audit.actors, listActors)
