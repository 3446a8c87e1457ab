import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '../../infra/env'
import { isSecure } from '../auth/cookies'

// On every response.
const always: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

/** The page with the scanner of job cards may ask for the camera; no other may. */
const WITH_CAMERA = '/supplier/floor'

const directives = (parts: Record<string, string>) =>
  Object.entries(parts)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ')

/**
 * The content security policy of a page: scripts with this response's nonce and what they load; nothing inline, nothing
 * foreign, no eval. Without a nonce, for /docs, which is the same for everybody: scripts of this origin. Style attributes are allowed: React writes them. In development the tools need eval and inline
 * styles.
 */
const ofPage = (nonce: string | null, isWorkshop = env().NODE_ENV === 'development') =>
  directives({
    'default-src': `'none'`,
    'script-src': `${nonce ? `'nonce-${nonce}' 'strict-dynamic'` : `'self'`}${isWorkshop ? ` 'unsafe-eval'` : ''}`,
    'style-src': isWorkshop ? `'self' 'unsafe-inline'` : `'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    'style-src-attr': `'unsafe-inline'`,
    'img-src': `'self' data: blob:`,
    'font-src': `'self'`,
    'connect-src': `'self' ${env().APP_URL.replace(/^http/, 'ws')}`,
    'worker-src': `'self'`,
    'manifest-src': `'self'`,
    'base-uri': `'none'`,
    'form-action': `'self'`,
    'frame-ancestors': `'none'`,
    ...(isSecure() && { 'upgrade-insecure-requests': '' }),
  })

/** The policy of everything that is no page: nothing is allowed. */
const ofData = directives({ 'default-src': `'none'`, 'frame-ancestors': `'none'`, sandbox: '' })

/** The policy of a script: a worker started from it may run WebAssembly and load from this origin only. */
const ofScript = directives({
  'default-src': `'none'`,
  'script-src': `'self' 'wasm-unsafe-eval'`,
  'connect-src': `'self' blob:`,
  'base-uri': `'none'`,
  'form-action': `'none'`,
  'frame-ancestors': `'none'`,
})

/**
 * Sets the security headers of every response. A page's nonce goes to Next and the layout in a request header; a
 * client's own is overwritten.
 */
export function protect(request: IncomingMessage, response: ServerResponse) {
  for (const [name, value] of Object.entries(always)) response.setHeader(name, value)
  if (isSecure()) response.setHeader('strict-transport-security', 'max-age=63072000; includeSubDomains')

  const path = request.url!.split('?')[0]!
  if (path === WITH_CAMERA)
    response.setHeader('permissions-policy', always['permissions-policy']!.replace('camera=()', 'camera=(self)'))
  delete request.headers['content-security-policy-report-only']
  delete request.headers['x-nonce']
  delete request.headers['content-security-policy']
  if (/^\/(api|ws)(\/|$)/.test(path)) response.setHeader('content-security-policy', ofData)
  else if (path === '/docs') response.setHeader('content-security-policy', ofPage(null))
  else if (/\.m?js$/.test(path)) response.setHeader('content-security-policy', ofScript)
  else {
    const nonce = randomBytes(18).toString('base64url')
    const policy = ofPage(nonce)
    request.headers['x-nonce'] = nonce
    request.headers['content-security-policy'] = policy
    response.setHeader('content-security-policy', policy)
  }
}
