import { constantResponse } from '@/lib/http/handler/constant-response'
import { openApi } from '@/lib/http/openapi/openapi'

export const GET = constantResponse('application/json', () => JSON.stringify(openApi()))
