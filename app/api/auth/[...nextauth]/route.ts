import NextAuth from 'next-auth'
import { Problem } from '@/lib/contract'
import { login } from '@/lib/domain/accounts/login'
import { authOptions } from '@/lib/http/auth'
import { limitedSignIn } from '@/lib/http/limited'
import { problemResponse } from '@/lib/http/problem-response'

async function handler(request: Request, context: unknown): Promise<Response> {
  try {
    const options = authOptions(
      (credentials) => limitedSignIn(request.headers, credentials, () => login(null, credentials)),
      request.headers,
    )
    const response = (await NextAuth(request as never, context as never, options)) as Response
    // What it doesn't do, next-auth calls a fault of its own.
    return response.status < 500 ? response : problemResponse(new Problem('not_found', 'There is no such call'))
  } catch (error) {
    // It reads the body by itself, and fails where it should refuse.
    const isMalformed = error instanceof SyntaxError
    return problemResponse(isMalformed ? new Problem('validation', 'The body is not valid JSON') : error)
  }
}

export { handler as GET, handler as POST }
