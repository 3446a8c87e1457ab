import { answerHealth } from '@/lib/http/server/health'

export const GET = answerHealth
