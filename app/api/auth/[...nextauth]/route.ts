import NextAuth from 'next-auth'
import { login } from '@/lib/domain/accounts/login'
import { authOptions } from '@/lib/http/auth'
import { limitedSignIn } from '@/lib/http/limited'

const handler = (request: Request, context: unknown) =>
  NextAuth(
    request as never,
    context as never,
    authOptions(
      (credentials) => limitedSignIn(request.headers, credentials, () => login(null, credentials)),
      request.headers,
    ),
  ) as Promise<Response>

export { handler as GET, handler as POST }
