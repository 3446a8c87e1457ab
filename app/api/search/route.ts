import { search } from '@/lib/contract'
import { findEverywhere } from '@/lib/domain/desk/search/find-everywhere'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(search.find, findEverywhere)
