import { answerAlive } from '@/lib/http/health'

export const GET = answerAlive
