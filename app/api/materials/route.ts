import { materials } from '@/lib/contract'
import { listMaterials } from '@/lib/domain/goods/materials/list-materials'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(materials.list, listMaterials)
