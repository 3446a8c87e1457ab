import { jsonResponse } from '@/lib/http/json-response'
import { openApi } from '@/lib/http/openapi'

export const GET = async () => jsonResponse(openApi(), { headers: { 'cache-control': 'public, max-age=300' } })
