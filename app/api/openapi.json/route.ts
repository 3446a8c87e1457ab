import { openApi } from '@/lib/http/openapi'

export const GET = async () => Response.json(openApi(), { headers: { 'cache-control': 'public, max-age=300' } })
