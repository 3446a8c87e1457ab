import { jsonResponse } from '@/lib/http/handler/json-response'
import { openApi } from '@/lib/http/openapi/openapi'

export const GET = async () => jsonResponse(openApi(), { headers: { 'cache-control': 'public, max-age=300' } })
