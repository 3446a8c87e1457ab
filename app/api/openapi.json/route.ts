import { jsonAnswer, route } from '@/lib/http/answer'
import { openApi } from '@/lib/http/openapi'

export const GET = route(async () => jsonAnswer(openApi(), { headers: { 'cache-control': 'public, max-age=300' } }))
