import { answerAlive } from '@/lib/http/server/health'

export const GET = answerAlive
