import { materialReturns } from '@/lib/contract'
import { fileItc04 } from '@/lib/domain/goods/materials/file-itc04'
import { handleDownload } from '@/lib/http/handler/download'

export const GET = handleDownload(materialReturns.itc04, fileItc04)
